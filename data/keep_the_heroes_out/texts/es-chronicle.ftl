# Chronicles: clans, rewards and what comes next.
ask-chronicle-after-defeat = ¿Jugar este escenario otra vez o pasarlo por alto?
ask-chronicle-clan = ¿Con qué clan juegas?
ask-chronicle-first-loot = Primer botín: ¿con qué carta de la fila empiezas?
ask-chronicle-foreign-card = ¿Tomar para tu mazo una carta de un clan que nadie usa?
ask-chronicle-kept-loot = ¿Conservar una carta de botín en tu mazo?
ask-chronicle-replaced = ¿A qué carta inicial sustituye?
chronicle-nothing = Dejar el mazo como está
chronicle-take = Tomar { $card }
chronicle-replace = { $by } en lugar de { $card }
chronicle-clan = { $clan }
chronicle-clan-keep = Conservar { $clan }
chronicle-plays = { $plays }
chronicle-pass-over = Pasar por alto { $scenario }
chronicle-repeat = Jugar { $scenario } otra vez
chronicle-clan-changed = { $clan } juega ahora en lugar de { $before }.
chronicle-kept = { $clan }: *{ $card }* en el mazo inicial, en lugar de *{ $instead_of }*.
chronicle-reward = **Recompensa:** { $reward }
chronicle-score = Este escenario: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}. La crónica hasta aquí: { $score }.
advice-chapter = **Capítulo { $chapter } de 5, escenario { $position } de 4.** Clanes admitidos: { $clans }. Quien tenga otro elige uno cuando empieza el escenario.
advice-harder = **Más difícil** con este número de clanes: { $clans }. El piloto automático gana claramente menos a menudo que con 2 o 4.
advice-easier = **Más fácil** con este número de clanes: { $clans }. El piloto automático gana claramente más a menudo que con 2 o 4.
score-chronicle = Puntos de la crónica
remedy-difficulty = una dificultad menor resuelve menos cartas del gremio: está en **Ajustes**.
remedy-guard = conviene derrotar a los héroes que descansan cerca de la Bóveda antes de que lleguen otros, y dejar un monstruo en la Bóveda desde la oleada 2.
