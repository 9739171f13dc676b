# Dados que cualquiera puede comprobar.

more-dice = Dados justos
dice-title = **Dados que cualquiera puede comprobar**
dice-none = Este capítulo empezó antes de que los dados se pudieran comprobar. Desde el próximo capítulo se podrá.
dice-how = Todas las tiradas, barajadas y cartas al azar de este capítulo se fijaron antes de empezar. Este es su sello, tal como se publicó entonces:
    `{ $hash }`
dice-added = Han añadido palabras: { $seats }
dice-check = Cuando termine el capítulo, `/campaign export` da un archivo con cada resultado y su clave, y `emberkeep verify` lo comprueba con el sello. Demuestra que nadie cambió un resultado, no que nadie mirara antes.
dice-thanks = Gracias. Desde la próxima tirada o barajada, tus palabras cuentan.
dice-field = Lo que quieras
dice-field-about = Los resultados siguientes dependen de ello, así que nadie puede haberlos elegido. Solo se guarda un hash.
button-dice-words = Añadir mis palabras
post-dice = Dados sellados: `{ $hash }`
