# house_deck.yaml
name-lamplighter = Farolera
name-tunnel_warden = Guardián del Túnel
