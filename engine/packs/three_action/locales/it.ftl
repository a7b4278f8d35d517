system-name = Tre azioni
system-summary = Tre azioni e una reazione a round, su una griglia da 1,5 m. Lasciare un quadretto minacciato, le azioni complesse e gli attacchi a distanza possono ricevere risposta prima di avvenire.

action-stride = Muoversi
action-step = Passo
action-strike = Attacco
action-charge = Carica
action-draw_item = Estrarre un oggetto
action-release = Lasciare
action-cast_spell = Lanciare un incantesimo
action-attack_of_opportunity = Attacco di opportunità

budget-action = Azioni
budget-reaction = Reazione

trigger-complex_action = { $source } inizia: { $action }
trigger-ranged_attack = { $source } sta per attaccare { $target } a distanza
trigger-leaves_square = { $source } sta per lasciare un quadretto minacciato

condition-unconscious = privo di sensi
condition-prone = prono

stat-hp = Punti ferita
stat-ac = Classe armatura
stat-attack = Attacco
stat-damage = Danni
stat-reach = Portata (quadretti)
stat-range = Gittata (quadretti)
stat-speed = Velocità (quadretti)
stat-initiative = Bonus di iniziativa

tag-attack = attacco
tag-complex = complessa
tag-move = movimento
tag-ranged = a distanza
tag-simple = semplice

repeat-multiple_attack_penalty = Penalità di attacco multiplo
