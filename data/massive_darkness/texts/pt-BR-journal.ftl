# O que uma campanha mantém, e seus gráficos.

journal-kept = { $who }: { $what }
