system-name = Activas y pasivas
system-summary = Dos contadores de acciones que suben y vuelven a 0 para todos al empezar la ronda. Reacciones sin límite general, acciones intrusivas justo antes de la de otro y acciones libres en tu turno.

## Acciones
action-steps = Pasos
action-walk = Andar
action-run = Correr
action-strike = Golpe
action-guard = Guardia
action-shout = Aviso
action-improvise = Otra cosa
action-power_strike = Golpe de energía
action-surge = Impulso
action-feint = Finta
action-sudden_thrust = Estocada súbita
action-sidestep = Paso lateral
action-total_guard = Guardia total
action-dodge = Esquiva
action-shield_ally = Escudar
action-counterblow = Contragolpe
action-retort = Réplica
action-hold_ground = Plantarse
action-catch = Sujetar
action-own_action = Acción propia
action-own_reaction = Reacción propia

budget-active = Activas
budget-passive = Pasivas
budget-energy = Energía
budget-capacity = Capacidad
budget-movement = Movimiento

## Desencadenantes
trigger-next_action = { $known ->
    [1] { $source } va a declarar su siguiente acción: { $action }
   *[0] { $source } va a declarar su siguiente acción
}
trigger-attacked = { $source } ataca a { $target }
trigger-hit = { $source } acierta a { $target }
trigger-missed = { $source } falla contra { $target }
trigger-reacts = { $source } reacciona: { $action }
trigger-moved = { $source } se mueve
trigger-turn_over = { $source } termina su turno
trigger-falls = { $source } empieza a caer

## Estados
condition-down = fuera de combate
condition-unaware = desprevenido
condition-delaying = esperando
condition-shaken = desequilibrado

## Efectos y modificadores
effect-guard = guardia
effect-total_guard = guardia total

## Lo que decide el máster
question-adjudicate-improvise = ¿Qué consigue { $source }?
choice-as_described = Como dijo el jugador
choice-nothing = Nada

## Lo que puede faltar
requirement-no_action_this_turn = no haber realizado acciones activas ni pasivas en este turno
requirement-no_action_this_round = no haber realizado acciones activas ni pasivas en esta ronda

## Valores
stat-health = Salud
stat-active_actions = Acciones activas por ronda
stat-passive_actions = Acciones pasivas por ronda
stat-energy = Energía
stat-capacity = Capacidad
stat-attack = Ataque
stat-defence = Defensa
stat-damage = Daño
stat-reach = Alcance cuerpo a cuerpo (m)
stat-range = Alcance a distancia (m)
stat-speed = Movimiento (m)
stat-initiative = Bonificador de iniciativa

tag-active = activa
tag-passive = pasiva
tag-free = libre
tag-intrusive = intrusiva
tag-attack = ataque
tag-move = movimiento

## Opciones de la sala
option-run-fresh = Para correr, ninguna acción antes
option-run-fresh-turn = En este turno
option-run-fresh-round = En esta ronda
option-passive-off_turn = Pasivas en el turno de otros
option-passive-off_turn-no = Solo las intrusivas
option-passive-off_turn-yes = Junto a la acción de cualquiera
option-movement-pool = Las acciones gastan Movimiento
option-movement-pool-off = No
option-movement-pool-on = De una reserva por turno
option-rolls = Los golpes se tiran
option-rolls-always = Siempre
option-rolls-asked = Solo cuando lo pide el máster
option-free-when = Acciones libres
option-free-when-reacting_too = En el propio turno y al reaccionar
option-free-when-own_turn = Solo en el propio turno
option-free-under_way = Acciones libres durante la propia acción
option-free-under_way-yes = Posibles
option-free-under_way-no = No posibles
option-movement-combine = Pasos, Andar y Correr en una ronda
option-movement-combine-yes = Cada uno una vez
option-movement-combine-no = Solo uno de ellos
option-run-needs = Correr exige
option-run-needs-each = Que quede una acción de cada tipo
option-run-needs-any = Que quede alguna acción
option-extra-actions = Una acción adicional
option-extra-actions-cap = Sube el número de esta ronda
option-extra-actions-uncount = Descuenta una del recuento
option-reaction-counts = Las reacciones cuentan como acción
option-reaction-counts-no = Nunca
option-reaction-counts-yes = Como una pasiva
option-gap-at_turn_end = Intrusivas al final de turnos ajenos
option-gap-at_turn_end-no = Solo antes de la siguiente acción
option-gap-at_turn_end-yes = También antes de que acabe el turno
option-count_at = Una acción cuenta
option-count_at-declaration = Al declararla
option-count_at-completion = Solo si se completa
option-reaction-on_own_turn = Reacciones en el propio turno
option-reaction-on_own_turn-allow = Permitidas
option-reaction-on_own_turn-forbid = Prohibidas
option-reactor_order = Orden de varias respuestas
option-reactor_order-initiative = Por iniciativa
option-reactor_order-after_active = Desde el siguiente en el orden
option-reactor_order-gm = Decide el máster
option-reactor_order-player_choice = Decide quien tiene el turno
option-intrusion-nesting = Intrusión sobre otra intrusión
option-intrusion-nesting-lifo = Posible, la última primero
option-intrusion-nesting-none = No es posible
option-intrusion-depth_cap = Huecos anidados como máximo
option-intrusion-depth_cap-3 = Tres
option-intrusion-depth_cap-2 = Dos
option-intrusion-depth_cap-5 = Cinco
option-reaction-depth_cap = Reacciones encadenadas como máximo
option-reaction-depth_cap-8 = Ocho
option-reaction-depth_cap-4 = Cuatro
option-reaction-depth_cap-16 = Dieciséis
option-gap-reveal = Antes de declarar, los demás saben
option-gap-reveal-sealed = Quién va a actuar
option-gap-reveal-open = También qué va a hacer
option-gap-timer = Tiempo para intervenir
option-gap-timer-room = El de toda reacción
option-gap-timer-5 = 5 segundos
option-gap-timer-10 = 10 segundos
option-gap-timer-30 = 30 segundos
option-gap-auto_skip_if_no_eligible = Omitir el hueco si nadie puede intervenir
option-gap-auto_skip_if_no_eligible-on = Sí
option-gap-auto_skip_if_no_eligible-off = No, se pregunta a todos
option-surprise-mode = Sorpresa
option-surprise-mode-flag = Desprevenido hasta que el máster lo retire
option-surprise-mode-round = Una ronda que pierden los desprevenidos
option-delay-enabled = Retrasar el turno
option-delay-enabled-off = No es posible
option-delay-enabled-on = Posible
option-tie = Empate de iniciativa
option-tie-gm = Decide el máster
option-tie-modifier = Primero el bonificador mayor
option-tie-foes_first = Primero los enemigos
option-tie-roll = Desempate con un dado
option-cost = Coste: { $action }
option-tags = Etiquetas: { $action }
option-tags-none = ninguna
