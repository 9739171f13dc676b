# Órdenes permanentes.

order-enchantments = Encantamientos cuando me atacan
order-enchantments-ask = Preguntar
order-enchantments-best = Usar lo que se pueda pagar
order-enchantments-never = No usar ninguno
order-rerolls = Volver a tirar cuando me atacan
order-rerolls-ask = Preguntar
order-rerolls-best = Volver a tirar por debajo de la media
order-rerolls-never = Dejar lo que salga
order-price = Habilidades por PE o Vida en turnos ajenos
order-price-ask = Preguntar
order-price-never = No pagar nunca
order-trades = Intercambios con lo mío
order-trades-ask = Preguntar
order-trades-agree = Aceptar
order-trades-never = Rechazar
order-finds = Equipo que gano
order-finds-ask = Preguntar
order-finds-keep = Guardarlo en el inventario
