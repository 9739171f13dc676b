# O resumo diário em mensagens diretas, e seu ajuste em /me.

me-digest = Resumo diário
me-digest-about = Uma mensagem direta com todas as suas mesas, a esta hora onde você está. Sem cidade vale a hora UTC.
me-digest-off = Sem resumo
me-digest-hour = Às { $hours }:00
me-digest-refused = Não consegui escrever para você, então o resumo está desligado. Permita mensagens diretas e ligue de novo.
digest-title = { $count ->
    [0] **Nenhuma mesa espera você hoje**
    [1] **1 mesa espera você**
   *[other] **{ $count } mesas esperam você**
}
digest-due = **[{ $name }]({ $link })** espera você desde { $since }, até { $due }.
digest-yours = **[{ $name }]({ $link })** espera você desde { $since }.
digest-other = [{ $name }]({ $link }): { $players }
digest-rests = [{ $name }]({ $link }) não espera ninguém agora.
digest-more = … e mais { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}: `/turns`
digest-foot = -# Você recebe isto uma vez por dia. `/me` muda a hora ou desliga.
