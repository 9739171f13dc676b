# O que a mesa diz sobre Massive Darkness: o nome e o que se escolhe antes do início.

game-name = Massive Darkness

option-mode = Modo
option-mode-normal = Missões avulsas
option-mode-normal-detail = Cada Missão começa com Heróis novos
option-mode-story = Modo História
option-mode-story-detail = Habilidades e Equipamento passam adiante
option-mission = Primeira Missão
option-story_order = Ordem das Missões no Modo História
option-story_order-printed = Como impressa
option-story_order-random = Aleatória
option-lifebringer = Fichas de Dano no Portador da Vida
option-heroes = Herói
option-classes = Classe
option-same_class = Heróis podem ter a mesma Classe
option-event_level_of_guards = Guardas de Eventos têm o Nível dos Eventos
option-hellhound_door_card = Carta de Porta também na Câmara do Cão Infernal

phase-setup = Preparação
phase-enemies = Inimigos
phase-experience = Experiência
phase-event = Evento
phase-round = Rodada
phase-mission = Missão
phase-aftermath = Depois da Missão
