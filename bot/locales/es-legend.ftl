# La leyenda de una imagen, y las cartas con todas sus palabras.
button-legend = Leyenda
menu-closer = Mirar de cerca: lee una carta
menu-legend = Leer qué significa un símbolo
legend-title =
    ### Símbolos de esta imagen
    Elige uno abajo para leer más.
legend-alt = Los símbolos de la imagen con sus nombres: { $names }.
legend-none = Esta imagen no tiene símbolos. Sus palabras lo dicen todo.
