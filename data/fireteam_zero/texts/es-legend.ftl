# Las imágenes de los paneles y qué significan sus símbolos. Como máximo 20 letras.
picture-takes = { $resist ->
    [0] { $hits ->
        [1] Muere con 1 impacto
       *[other] Muere con { $hits } impactos
    }
   *[other] Vida { $life } + resistencia { $resist }: { $hits ->
        [1] 1 impacto
       *[other] { $hits } impactos
    }
}
sign-hand = cartas = vida
sign-move = pasos
sign-target = marco rojo: blanco
sign-melee = cuerpo a cuerpo
sign-attacks = ataques
sign-rifle = a distancia
sign-explosive = explosivo
sign-dice = dados
sign-hit = impacto seguro
sign-reaction = reacción
sign-tactical = respuesta táctica
sign-search = se puede registrar
sign-spawn = aparecen criaturas
sign-cover = cobertura
sign-difficult = terreno difícil
sign-elevated = terreno elevado
sign-pinned = retenido
sign-objective = objetivo
sign-intel = información
sign-heart = vida
sign-check = recomendada
sign-exhausted = fuera de combate
