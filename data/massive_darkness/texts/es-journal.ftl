# Lo que conserva una campaña, y sus gráficos.

journal-kept = { $who }: { $what }
