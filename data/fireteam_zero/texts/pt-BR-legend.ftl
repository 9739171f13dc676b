# As imagens dos painéis e o que significam os seus símbolos. No máximo 20 letras.
picture-takes = { $resist ->
    [0] { $hits ->
        [1] Morre com 1 acerto
       *[other] Morre com { $hits } acertos
    }
   *[other] Vida { $life } + resistência { $resist }: { $hits ->
        [1] 1 acerto
       *[other] { $hits } acertos
    }
}
sign-hand = cartas = vida
sign-move = passos
sign-target = moldura: alvo
sign-melee = corporal
sign-attacks = ataques
sign-rifle = projétil
sign-explosive = explosivo
sign-dice = dados
sign-hit = acerto certo
sign-reaction = reação
sign-tactical = resposta tática
sign-search = pode procurar
sign-spawn = surgem criaturas
sign-cover = terreno coberto
sign-difficult = terreno difícil
sign-elevated = terreno elevado
sign-pinned = preso
sign-objective = objetivo
sign-intel = informação
sign-heart = vida
sign-check = recomendada
sign-exhausted = nocauteado
