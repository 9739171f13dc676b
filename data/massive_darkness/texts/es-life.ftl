# Heridas, muerte, PE, Niveles y Habilidades en el relato.

life-hurt = { $hero } sufre { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  }: Vida { $life }.
life-dies = { $hero } muere en { $zone }.
life-healed = { $hero } se cura { $healed ->
    [1] 1 Herida
   *[other] { $healed } Heridas
  }: Vida { $life }.
life-stunned = Aturdimiento en { $zone }: { $who }.
life-resurrected = { $hero } resucita en { $zone } con Vida { $life }. Fichas restantes del Resurrector: { $left }.
life-maximum = La Vida máxima de { $hero } es ahora { $most }.
life-enemy-hurt = { $enemy } en { $zone }: { $damage ->
    [1] 1 Herida.
   *[other] { $damage } Heridas.
  }
life-enemy-healed = { $enemy } en { $zone }: cura { $healed ->
    [1] 1 Herida.
   *[other] { $healed } Heridas.
  }
life-enemy-dies = Muerte de { $enemy } en { $zone }, y nadie gana nada.
life-minions-die = { $minions ->
    [1] Muere 1 secuaz de { $enemy } en { $zone }.
   *[other] Mueren { $minions } secuaces de { $enemy } en { $zone }.
  }
life-boss-dies = Muere el jefe de { $enemy } en { $zone }.
life-single-dies = Muere { $enemy } en { $zone }.
life-rolled = Los dados contra { $enemy } muestran { $hits ->
    [1] 1 Impacto.
   *[other] { $hits } Impactos.
  }
life-pillar-hurt = El Pilar en { $zone } sufre { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  }: Vida { $life }.
life-pillar-destroyed = El Pilar en { $zone } queda destruido.

xp-gained = PE para { $heroes }: +{ $xp }.
xp-gained-micro = Microexperiencia para { $heroes }: +{ $xp }.
xp-lost = { $hero } puede tener { $most } PE como máximo: se pierden { $lost } PE.

level-rises = El Nivel actual sube a { $level }.

ask-experience-buy = ¿Qué Habilidad adquieres con tus PE?
experience-buy = { $skill } (Nivel { $level }) por { $xp } PE
experience-done = No adquirir nada más
experience-bought = { $hero } adquiere { $skill } por { $xp } PE.

end-won = Los Héroes ganan la Aventura.
end-lost = Los objetivos ya no se pueden cumplir. La Aventura se ha perdido.
end-no-lifebringer = Un Héroe ha muerto y al Resurrector no le quedan fichas. La Aventura se ha perdido.
