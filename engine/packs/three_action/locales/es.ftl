system-name = Tres acciones
system-summary = Tres acciones y una reacción por ronda, en una cuadrícula de 1,5 m. A quien abandona una casilla amenazada, a las acciones complejas y a los ataques a distancia se puede responder antes de que ocurran.

action-stride = Moverse
action-step = Paso
action-strike = Ataque
action-charge = Carga
action-draw_item = Sacar un objeto
action-release = Soltar
action-cast_spell = Lanzar un conjuro
action-attack_of_opportunity = Ataque de oportunidad

budget-action = Acciones
budget-reaction = Reacción

trigger-complex_action = { $source } empieza: { $action }
trigger-ranged_attack = { $source } está a punto de atacar a { $target } a distancia
trigger-leaves_square = { $source } está a punto de dejar una casilla amenazada

condition-unconscious = inconsciente
condition-prone = derribado

stat-hp = Puntos de golpe
stat-ac = Clase de armadura
stat-attack = Ataque
stat-damage = Daño
stat-reach = Alcance (casillas)
stat-range = Distancia (casillas)
stat-speed = Velocidad (casillas)
stat-initiative = Bonificador de iniciativa

tag-attack = ataque
tag-complex = compleja
tag-move = movimiento
tag-ranged = a distancia
tag-simple = simple

repeat-multiple_attack_penalty = Penalizador por ataques múltiples
