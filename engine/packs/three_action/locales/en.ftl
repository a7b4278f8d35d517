system-name = Three actions
system-summary = Three actions and one reaction a round, on a grid of 1.5 m. Leaving a threatened square, complex actions and ranged attacks may be answered before they happen.

action-stride = Stride
action-step = Step
action-strike = Strike
action-charge = Charge
action-draw_item = Draw an item
action-release = Release
action-cast_spell = Cast a spell
action-attack_of_opportunity = Attack of opportunity

budget-action = Actions
budget-reaction = Reaction

trigger-complex_action = { $source } begins: { $action }
trigger-ranged_attack = { $source } is about to attack { $target } from afar
trigger-leaves_square = { $source } is about to leave a threatened square

condition-unconscious = unconscious
condition-prone = prone

stat-hp = Hit points
stat-ac = Armour class
stat-attack = Attack
stat-damage = Damage
stat-reach = Reach (squares)
stat-range = Range (squares)
stat-speed = Speed (squares)
stat-initiative = Initiative bonus

tag-attack = attack
tag-complex = complex
tag-move = movement
tag-ranged = ranged
tag-simple = simple

repeat-multiple_attack_penalty = Multiple attack penalty
