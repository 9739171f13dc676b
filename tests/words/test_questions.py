"""Eighty questions that players ask, twenty a game, in three languages: the first answer is the one they need."""

from __future__ import annotations

import pytest

from bot.text.rulebook import entries, look_up

QUESTIONS = {
    "tyrants": {
        "deploy": ("Where can I deploy?", "¿Dónde puedo desplegar?", "Onde posso posicionar?"),
        "presence": ("What is presence?", "¿Qué es la presencia?", "O que é presença?"),
        "aim": ("How do I win?", "¿Cómo se gana?", "Como se ganha?"),
        "turn": ("What can I do in my turn?", "¿Qué puedo hacer en mi turno?", "O que posso fazer na minha vez?"),
        "end": ("When does the game end?", "¿Cuándo termina la partida?", "Quando acaba o jogo?"),
        "control_marker": ("What does crown +2 mean?", "¿Qué significa la corona +2?", "O que significa coroa +2?"),
        "control": ("Who controls a site?", "¿Quién controla una región?", "Quem controla uma região?"),
        "total_control": ("total controll", "control totl", "controle totall"),
        "spy": ("Can I kill a spy?", "¿Puedo matar un espía?", "Posso matar um espião?"),
        "return": ("How do I remove a spy?", "¿Cómo quito un espía?", "Como remover um espião?"),
        "assassinate": ("How much is assassinate?", "¿Cuánto cuesta asesinar?", "Quanto custa assassinar?"),
        "move": ("Can I move my own troops?", "¿Puedo mover mis tropas?", "Posso mover as minhas tropas?"),
        "recruit": ("How do I buy cards?", "¿Cómo compro cartas?", "Como compro cartas do mercado?"),
        "promote": ("Is promoting optional?", "¿Es obligatorio promover?", "É obrigatório promover?"),
        "inner_circle": ("inner circle", "circulo interno", "circulo interno"),
        "white_troops": ("white troops", "tropas blancas", "tropas brancas"),
        "focus": ("How does focus work?", "¿Cómo funciona Foco?", "Como funciona Foco?"),
        "draw": ("My deck is empty, what now?", "¿Y si mi mazo está vacío?", "E se o meu baralho está vazio?"),
        "end_of_turn": (
            "unused power",
            "¿Qué pasa con el poder que no uso?",
            "E o poder que não uso?",
        ),
        "scoring": ("How are points counted at the end?", "¿Cómo es la puntuación?", "Como é a pontuação?"),
    },
    "massive_darkness": {
        "aim": ("How do we win?", "¿Cómo ganamos?", "Como ganhamos?"),
        "activation": ("How many actions do I have?", "¿Cuántas acciones tengo?", "Quantas ações eu tenho?"),
        "shadow": ("shadow", "sombras", "sombra"),
        "line_of_sight": (
            "Can I see through a door?",
            "¿Puedo ver a través de una puerta?",
            "Ver através de uma porta?",
        ),
        "level": ("When does the level rise?", "¿Cuándo sube el nivel?", "Quando sobe o nível?"),
        "transmute": ("transmute", "transmutar", "transmutar"),
        "taunt": ("taunt", "provocacion", "provocar"),
        "life": ("How do I heal?", "¿Cómo me curo?", "Como me curo?"),
        "death": ("What happens when I die?", "¿Qué pasa si muero?", "O que acontece se eu morrer?"),
        "enemy_targets": ("Who do enemies attack?", "¿A quién atacan los enemigos?", "Quem os inimigos atacam?"),
        "leaving_enemies": ("Can I run away?", "¿Puedo huir de un enemigo?", "Posso fugir de um inimigo?"),
        "bam_diamond": ("What is a bam?", "¿Qué es un pum?", "O que é toma essa?"),
        "mob": ("Can I attack the boss?", "¿Puedo atacar al jefe?", "Posso atacar o chefe?"),
        "equipment": ("How many weapons can I use?", "¿Cuántas armas puedo usar?", "Quantas armas posso usar?"),
        "xp": ("How do I get XP?", "¿Cómo gano PE?", "Como ganho XP?"),
        "experience_phase": ("When can I buy skills?", "¿Cuándo compro habilidades?", "Quando compro habilidades?"),
        "stun": ("stuned", "aturdido", "atordoado"),
        "counterattack": ("counterattack", "contraataque", "contra-ataque"),
        "combat": ("How is damage calculated?", "¿Cómo se calculan las heridas?", "Como se calcula o dano?"),
        "exit": ("How do we escape?", "¿Cómo escapamos?", "Como escapamos?"),
    },
    "keep_the_heroes_out": {
        "aim": ("How do we win?", "¿Cómo ganamos?", "Como ganhamos?"),
        "end": ("When do we lose?", "¿Cuándo perdemos?", "Quando perdemos?"),
        "turn": ("What can I do in my turn?", "¿Qué puedo hacer en mi turno?", "O que posso fazer na minha vez?"),
        "gamble": ("Is the gamble worth it?", "¿Vale la pena apostar?", "Vale a pena apostar?"),
        "defend": ("How do I block an attack?", "¿Cómo bloqueo un ataque?", "Como bloquear um ataque?"),
        "choice": ("Can I use both sides?", "¿Puedo usar los dos lados?", "Posso usar os dois lados?"),
        "combo": ("What does the arrow mean?", "¿Qué significa la flecha?", "O que significa a seta?"),
        "swarm": ("swarm move", "enjambre mover", "enxame mover"),
        "ambush": ("How do I summon monsters?", "¿Cómo invocar monstruos?", "Como invocar monstros?"),
        "loot": ("How do I buy a card?", "¿Cómo comprar una carta de la fila?", "Como comprar carta de saque?"),
        "renew": ("change the row", "cambiar la fila", "mudar a fileira"),
        "carry": ("Can I carry a coin?", "¿Puedo transportar una moneda?", "Posso transportar uma moeda?"),
        "portal": ("How do portals work?", "¿Cómo funcionan los portales?", "Como funcionam os portais?"),
        "trap": ("Does a trap hurt monsters?", "¿Una trampa hiere a los monstruos?", "Armadilha fere monstros?"),
        "plunder": ("How many heroes to plunder?", "¿Cuántos héroes para saquear?", "Quantos heróis para saquear?"),
        "inspire": ("Why is this hero active again?", "¿Por qué está activo otra vez?", "Por que está ativo de novo?"),
        "charge": ("Where do heroes go?", "¿Adónde van los héroes?", "Aonde vão os heróis?"),
        "shortage": ("no more heroes", "no quedan héroes", "não há mais heróis"),
        "wave": ("How long is the game?", "¿Cuánto dura la partida?", "Quanto dura o jogo?"),
        "rewards": ("foriegn card", "carta ajena", "carta alhéia"),
    },
    "fireteam_zero": {
        "aim": ("How do we win?", "¿Cómo ganamos?", "Como vencemos?"),
        "turn": ("What can I do in my turn?", "¿Qué puedo hacer en mi turno?", "O que posso fazer na minha vez?"),
        "moving": ("Can I move diagonally?", "¿Puedo mover en diagonal?", "Posso mover na diagonal?"),
        "pinned": ("Why can't I move?", "¿Por qué estoy atrapado?", "Por que estou preso?"),
        "attack": (
            "How many cards can I play in an attack?",
            "¿Cuántas cartas juego en un ataque?",
            "Quantas cartas jogo num ataque?",
        ),
        "explosives": ("friendly fire", "fuego amigo", "fogo amigo"),
        "line_of_fire": (
            "Can I shoot through a wall?",
            "¿Puedo disparar a través de un muro?",
            "Posso atirar através de uma parede?",
        ),
        "terrain": ("difficult ground", "terreno dificil", "terreno dificil"),
        "hits": (
            "How do I lose cards to hits?",
            "¿Cuántas cartas pierdo por impacto?",
            "Quantas cartas perco por acerto?",
        ),
        "knock_out": (
            "What happens when I am knocked out?",
            "¿Qué pasa si quedo fuera de combate?",
            "O que acontece se sou nocauteado?",
        ),
        "coin": ("luck coin", "moneda de la suerte", "moeda da sorte"),
        "searching": ("Where can I search?", "¿Dónde puedo buscar?", "Onde posso buscar?"),
        "escort": (
            "Can specialists be hurt?",
            "¿Pueden sufrir daño los especialistas?",
            "Os especialistas podem sofrer dano?",
        ),
        "reactions": ("When can I react?", "¿Cuándo puedo reaccionar?", "Quando posso reagir?"),
        "response": ("tactical respons", "respuesta tactica", "resposta tatica"),
        "activation": ("Whom do creatures attack?", "¿A quién atacan las criaturas?", "Quem as criaturas atacam?"),
        "ambush": ("ambushed", "emboscada", "emboscada"),
        "spawning": (
            "Where do new creatures come from?",
            "¿Dónde aparecen las criaturas nuevas?",
            "Onde aparecem as criaturas novas?",
        ),
        "boss": ("How do we kill the boss?", "¿Cómo se derrota al jefe?", "Como se derrota o chefe?"),
        "upgrades": ("How do I get better cards?", "¿Cómo consigo mejores cartas?", "Como consigo cartas melhores?"),
    },
}
ASKED = [
    (game, locale, question, key)
    for game, answers in QUESTIONS.items()
    for key, questions in answers.items()
    for locale, question in zip(("en", "es", "pt-BR"), questions, strict=True)
]


def test_there_are_twenty_questions_for_each_game() -> None:
    assert {len(answers) for answers in QUESTIONS.values()} == {20}


@pytest.mark.parametrize(("game", "locale", "question", "key"), ASKED)
def test_first_answer_is_the_one_that_was_needed(game: str, locale: str, question: str, key: str) -> None:
    assert look_up(game, locale, question)[0].key == key


@pytest.mark.parametrize(
    ("game", "locale", "name", "title"),
    [
        ("tyrants", "en", "advocat", "Advocate"),
        ("tyrants", "pt-BR", "salões da legião", "19 Salões da Legião Flagelada"),
        ("massive_darkness", "en", "goblin archers", "Goblin Archers"),
        ("massive_darkness", "es", "vigor incrementado", "Vigor incrementado"),
        ("massive_darkness", "pt-BR", "olho de aguia", "Olho de Águia"),
        ("massive_darkness", "es", "espada larga", "Espada larga"),
        ("massive_darkness", "en", "crown +2", "Mobs, Bosses and Minions"),
        ("massive_darkness", "es", "corona", "Cuadrillas, jefes y secuaces"),
        ("massive_darkness", "pt-BR", "coroa +2", "Turbas, Chefes e Servos"),
        ("keep_the_heroes_out", "en", "under the floorboards", "Under the Floorboards"),
        ("keep_the_heroes_out", "es", "ratoncios", "Cómo juegan los Ratoncios"),
        ("keep_the_heroes_out", "pt-BR", "oficina", "5 Oficina"),
    ],
)
def test_pictured_names_can_be_looked_up(game: str, locale: str, name: str, title: str) -> None:
    assert look_up(game, locale, name)[0].title == title


@pytest.mark.parametrize(
    ("game", "name", "symbol"),
    [
        ("tyrants", "advocate", "ambition"),
        ("tyrants", "araumycos", "crown"),
        ("massive_darkness", "goblin archers", "goblin"),
        ("massive_darkness", "hellhound", "hellhound"),
        ("massive_darkness", "owen", "owen"),
        ("keep_the_heroes_out", "rogue", "rogue"),
    ],
)
def test_lookup_shows_symbol_of_pictures(game: str, name: str, symbol: str) -> None:
    assert list(look_up(game, "en", name)[0].symbols) == [symbol]


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("game", ["tyrants", "massive_darkness", "keep_the_heroes_out", "fireteam_zero"])
def test_exact_names_come_first(game: str, locale: str) -> None:
    for entry in [*entries(game, locale).values()][::5]:
        assert look_up(game, locale, entry.title)[0].title == entry.title


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_words_that_no_rule_has_find_nothing(locale: str) -> None:
    assert look_up("tyrants", locale, "qqqq zzzz") == []


def test_card_links_no_rule_by_a_word_of_several_rules() -> None:
    """A die is rolled, and Heroes die."""
    armor = next(each for each in entries("massive_darkness", "en").values() if each.title == "Leather Armor")
    assert "die" in armor.text and "equipment" in armor.see and "death" not in armor.see


@pytest.mark.parametrize(("locale", "typed"), [("es", "¿Qué hace la guerrera?"), ("pt-BR", "O que a guerreira faz?")])
def test_feminine_forms_find_a_hero(locale: str, typed: str) -> None:
    assert look_up("keep_the_heroes_out", locale, typed)[0].key == "warrior"
