system-name = Due punti azione
system-summary = Due punti azione e una Reazione, prove percentuali sotto un numero. Un’azione causa una sola Reazione: prima il bersaglio, chiunque sia più veloce.

## Actions: a starter set, to be replaced as the table likes
action-strike = Attacco standard in mischia
action-shot = Tiro
action-double_shot = Doppio tiro
action-burst = Raffica
action-grenade = Granata
action-move = Spostamento
action-charge = Carica
action-trip = Sgambetto
action-grab = Presa
action-choke = Strangolamento
action-break_free = Liberarsi
action-aim = Mirare
action-weave = Tessitura
action-unseen_bolt = Colpo invisibile
action-shout = Grido
action-war_cry = Grido di guerra
action-pick_lock = Scassinare
action-repair = Riparazione
action-dodge = Schivata
action-parry = Parata
action-guard_ally = Proteggere un compagno
action-riposte = Risposta
action-answering_cry = Grido di risposta
action-own_action = Azione propria
action-own_reaction = Reazione propria

budget-ap = Punti azione
budget-reaction = Reazioni
budget-evasion = Reazioni per Elusione

## Triggers, as a prompt tells them
trigger-hit = { $source } attacca: { $target } sta per essere colpito
trigger-friend_hit = { $source } sta per colpire il tuo compagno: { $target }
trigger-missed = { $source } manca: { $target }
trigger-moved = { $source } si muove
trigger-turn_over = { $source } finisce il turno
ready-moved = Qualcuno si muove

## Conditions
condition-down = a terra
condition-surprised = colto di sorpresa
condition-off_guard = impreparato
condition-bound = legato
condition-stunned = stordito
condition-paralysed = paralizzato
condition-grappled = in presa
condition-drunk = ubriaco
condition-hallucinating = allucinato
condition-raging = in furia
condition-unaware = ignaro dell’attacco
condition-unnoticed = inosservato

## Effects and modifiers
effect-prone = prono
effect-aim = mira
effect-weave = tessitura
effect-war_cry = grido di guerra

fact-out_of_sight = Dietro un riparo, fuori dalla linea di vista

## What can be missing
requirement-grappled = tenuto in Presa
requirement-own_grapple = tenere da sé il bersaglio in Presa
requirement-melee_attack = un attacco in mischia da parare
requirement-bystander = che sia attaccato qualcun altro
requirement-beside_friend = un posto accanto al compagno
requirement-line_of_sight = linea di vista al bersaglio
requirement-contact = contatto diretto col bersaglio

## Stats
stat-hp = Ferite
stat-agility = Agilità
stat-melee = Mischia
stat-shooting = Tiro
stat-psyche = Psiche
stat-dodge = Schivata
stat-parry = Parata
stat-skill = Mestiere
stat-damage = Danno
stat-reach = Portata (metri)
stat-range = Gittata (metri)
stat-speed = Mezzo movimento (metri)
stat-exposed = Più facile da colpire
stat-magic_sense = Senso magico (1 o 0)
stat-reactions = Reazioni
stat-evasions = Reazioni per Elusione

tag-attack = Attacco
tag-melee = Mischia
tag-physical = Fisico
tag-shooting = Tiro
tag-movement = Movimento
tag-technique = Tecnica
tag-grappling = Lotta
tag-concentration = Concentrazione
tag-mental = Mentale
tag-unseen = Invisibile
tag-evasion = Elusione
tag-reactive = Reattivo

## Room options
option-reaction_limit-scope = Un’azione causa una Reazione
option-reaction_limit-scope-action = In tutto
option-reaction_limit-scope-action_and_target = Per ogni bersaglio
option-reaction_limit-scope-action_and_reactor = Da ciascuno che reagisce
option-reaction-before_first_turn = Reazione prima del primo turno
option-reaction-before_first_turn-aware = Tutti tranne chi è sorpreso
option-reaction-before_first_turn-none = Nessuno
option-reaction-on_own_turn = Reazioni nel proprio turno
option-reaction-on_own_turn-allow = Consentite
option-reaction-on_own_turn-forbid = Vietate
option-reactor_order = Ordine di più Reazioni, dopo il bersaglio
option-reactor_order-initiative = Iniziativa
option-reactor_order-after_active = Da chi viene dopo in ordine
option-reactor_order-gm = Decide il master
option-reactor_order-player_choice = Decide chi ha il turno
option-evasion-placement = L’Elusione avviene
option-evasion-placement-after_roll = Dopo il colpo, prima del danno
option-evasion-placement-before_roll = Prima del tiro per colpire
option-surprise-reaction_returns = La Reazione di chi è sorpreso torna
option-surprise-reaction_returns-own_turn = Col proprio turno nel secondo round
option-surprise-reaction_returns-round_start = All’inizio del secondo round
option-surprise-bonus_window = Il +30 contro chi è sorpreso dura
option-surprise-bonus_window-round = Per tutto il primo round
option-surprise-bonus_window-own_turn = Fino al loro primo turno
option-activity-interrupted_by = Cos’altro interrompe un lavoro lungo
option-activity-interrupted_by-damage_asked = Il danno, se lo dice il master
option-activity-interrupted_by-damage = Il danno
option-activity-interrupted_by-reaction = Una propria Reazione
option-activity-interrupted_by-damage_and_reaction = Danno e Reazioni
option-activity-interrupted_by-neither = Nessuno dei due
option-grapple-escape_exempt = Chi è in presa può liberarsi
option-grapple-escape_exempt-no = No, è un’azione fisica
option-grapple-escape_exempt-yes = Sì
option-delay-enabled = Trattenere mezza azione
option-delay-enabled-off = Non possibile
option-delay-enabled-on = Possibile, per mezza azione
option-tie = Stessa iniziativa e agilità
option-tie-roll = Spareggio
option-tie-gm = Decide il master
option-tie-players_first = Prima i giocatori
option-name = Nome: { $action }
option-use = In uso: { $action }
option-use-on = Sì
option-use-off = No
option-cost = Costo: { $action }
option-tags = Tipi: { $action }
option-tags-none = nessuno
