system-name = Dos puntos de acción
system-summary = Dos puntos de acción y una Reacción, tiradas porcentuales bajo un número. Una acción causa una sola Reacción: primero el objetivo, sea quien sea más rápido.

## Actions: a starter set, to be replaced as the table likes
action-strike = Ataque cuerpo a cuerpo estándar
action-shot = Disparo
action-double_shot = Disparo doble
action-burst = Ráfaga
action-grenade = Granada
action-move = Moverse
action-charge = Carga
action-trip = Zancadilla
action-grab = Presa
action-choke = Estrangular
action-break_free = Soltarse
action-aim = Apuntar
action-weave = Tejer
action-unseen_bolt = Golpe invisible
action-shout = Grito
action-war_cry = Grito de guerra
action-pick_lock = Forzar cerradura
action-repair = Reparación
action-dodge = Esquivar
action-parry = Parada
action-guard_ally = Cubrir a un compañero
action-riposte = Contragolpe
action-answering_cry = Grito de respuesta
action-own_action = Acción propia
action-own_reaction = Reacción propia

budget-ap = Puntos de acción
budget-reaction = Reacciones
budget-evasion = Reacciones de Evasión

## Triggers, as a prompt tells them
trigger-hit = { $source } ataca: está a punto de alcanzar a { $target }
trigger-friend_hit = { $source } está a punto de alcanzar a tu compañero: { $target }
trigger-missed = { $source } falla contra { $target }
trigger-moved = { $source } se mueve
trigger-turn_over = { $source } termina su turno
ready-moved = Alguien se mueve

## Conditions
condition-down = fuera de combate
condition-surprised = por sorpresa
condition-off_guard = desprevenido
condition-bound = atado
condition-stunned = aturdido
condition-paralysed = paralizado
condition-grappled = apresado
condition-drunk = ebrio
condition-hallucinating = alucinando
condition-raging = enfurecido
condition-unaware = no sabe del ataque
condition-unnoticed = inadvertido

## Effects and modifiers
effect-prone = derribado
effect-aim = puntería
effect-weave = tejido
effect-war_cry = grito de guerra

fact-out_of_sight = Tras cobertura, fuera de la línea de visión

## What can be missing
requirement-grappled = estar en Presa
requirement-own_grapple = tener la Presa sobre el objetivo
requirement-melee_attack = un ataque cuerpo a cuerpo que parar
requirement-bystander = que ataquen a otro
requirement-beside_friend = un sitio junto al compañero
requirement-line_of_sight = línea de visión al objetivo
requirement-contact = contacto directo con el objetivo

## Stats
stat-hp = Heridas
stat-agility = Agilidad
stat-melee = Cuerpo a cuerpo
stat-shooting = Disparo
stat-psyche = Psique
stat-dodge = Esquivar
stat-parry = Parada
stat-skill = Oficio
stat-damage = Daño
stat-reach = Alcance cuerpo a cuerpo (metros)
stat-range = Alcance (metros)
stat-speed = Medio movimiento (metros)
stat-exposed = Más fácil de alcanzar
stat-magic_sense = Sentido mágico (1 o 0)
stat-reactions = Reacciones
stat-evasions = Reacciones de Evasión

tag-attack = Ataque
tag-melee = Cuerpo a cuerpo
tag-physical = Físico
tag-shooting = Disparo
tag-movement = Movimiento
tag-technique = Técnica
tag-grappling = Lucha
tag-concentration = Concentración
tag-mental = Mental
tag-unseen = Invisible
tag-evasion = Evasión
tag-reactive = Reactivo

## Room options
option-reaction_limit-scope = Una acción causa una Reacción
option-reaction_limit-scope-action = En total
option-reaction_limit-scope-action_and_target = Por cada objetivo
option-reaction_limit-scope-action_and_reactor = De cada uno que reacciona
option-reaction-before_first_turn = Reacción antes del primer turno
option-reaction-before_first_turn-aware = Todos menos los sorprendidos
option-reaction-before_first_turn-none = Nadie
option-reaction-on_own_turn = Reacciones en el turno propio
option-reaction-on_own_turn-allow = Permitidas
option-reaction-on_own_turn-forbid = Prohibidas
option-reactor_order = Orden de varias Reacciones, tras el objetivo
option-reactor_order-initiative = Iniciativa
option-reactor_order-after_active = Desde el siguiente en el orden
option-reactor_order-gm = Decide el director
option-reactor_order-player_choice = Decide quien tiene el turno
option-evasion-placement = La Evasión ocurre
option-evasion-placement-after_roll = Tras el impacto, antes del daño
option-evasion-placement-before_roll = Antes de la tirada de ataque
option-surprise-reaction_returns = La Reacción del sorprendido vuelve
option-surprise-reaction_returns-own_turn = Con su turno en la segunda ronda
option-surprise-reaction_returns-round_start = Al empezar la segunda ronda
option-surprise-bonus_window = El +30 contra el sorprendido dura
option-surprise-bonus_window-round = Toda la primera ronda
option-surprise-bonus_window-own_turn = Hasta su primer turno
option-activity-interrupted_by = Qué más interrumpe un trabajo largo
option-activity-interrupted_by-damage_asked = El daño, si lo dice el director
option-activity-interrupted_by-damage = El daño
option-activity-interrupted_by-reaction = Una Reacción propia
option-activity-interrupted_by-damage_and_reaction = Daño y Reacciones
option-activity-interrupted_by-neither = Ninguno
option-grapple-escape_exempt = El apresado puede soltarse
option-grapple-escape_exempt-no = No, es físico
option-grapple-escape_exempt-yes = Sí
option-delay-enabled = Guardar media acción
option-delay-enabled-off = No se puede
option-delay-enabled-on = Se puede, por media acción
option-tie = Igual iniciativa y agilidad
option-tie-roll = Desempate
option-tie-gm = Decide el director
option-tie-players_first = Primero los jugadores
option-name = Nombre: { $action }
option-use = En uso: { $action }
option-use-on = Sí
option-use-off = No
option-cost = Coste: { $action }
option-tags = Tipos: { $action }
option-tags-none = ninguno
