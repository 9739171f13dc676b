# cards.yaml
name-noble = Nobre
name-soldier = Soldado
name-house_guard = Guarda das Casas
name-insane_outcast = Exilado Insano

# house_deck.yaml
name-lamplighter = Acendedora de Lampiões
name-tunnel_warden = Guardião do Túnel

# map.yaml
name-gauntlgrym = Gauntlgrym
name-wormwrithings = As Contorções de Minhoca
name-jhachalkhyn = Jhachalkhyn
name-buiyrandyn = Buiyrandyn
name-stoneshaft_clanhold = Fortaleza do Clã Rocha-Fosso
name-chchitl = Ch'Chitl
name-blingdenstone = Pedra do Massacre do Refúgio
name-mantol_derith = Mantol-Derith
name-gracklstugh = Gracklstugh
name-labyrinth = O Labirinto
name-skullport = Porto da Caveira
name-kanaglym = Kanaglym
name-menzoberranzan = Menzoberranzan
name-chasmleap_bridge = Ponte Saltabismo
name-araumycos = Araumycos
name-eryndlyn = Eryndlyn
name-tsenviilyq = Tsenvilyq
name-everfire = Fogo Eterno
name-halls_scoured_legion = Salões da Legião Flagelada
name-ched_nasad = Ched Nasad
name-llacerellyn = Llacerellyn
name-chaulssin = Chaulssin
name-phaerlin = O Phaerlin
name-yathchol = Yathchol
name-ruins_of_dekanter = Ruínas de Dekanter
name-sszuraassnee = Ss'zuraass'nee
