system-name = Attive e passive
system-summary = Due contatori di azioni che salgono e tornano a 0 per tutti a inizio round. Reazioni senza limite, azioni intrusive subito prima di quella di un altro, azioni libere nel tuo turno.

## Azioni
action-steps = Passi
action-walk = Camminare
action-run = Correre
action-strike = Colpo
action-guard = Guardia
action-shout = Avviso
action-improvise = Qualcos’altro
action-power_strike = Colpo di energia
action-surge = Slancio
action-feint = Finta
action-sudden_thrust = Stoccata improvvisa
action-sidestep = Passo laterale
action-total_guard = Guardia totale
action-dodge = Schivata
action-shield_ally = Proteggere
action-counterblow = Contraccolpo
action-retort = Replica
action-hold_ground = Tenere la posizione
action-catch = Afferrare
action-own_action = Azione propria
action-own_reaction = Reazione propria

budget-active = Attive
budget-passive = Passive
budget-energy = Energia
budget-capacity = Capacità
budget-movement = Movimento

## Inneschi
trigger-next_action = { $known ->
    [1] { $source } sta per dichiarare: { $action }
   *[0] { $source } sta per dichiarare
}
trigger-attacked = { $source } attacca { $target }
trigger-hit = { $source } colpisce { $target }
trigger-missed = { $source } manca { $target }
trigger-reacts = { $source } reagisce: { $action }
trigger-moved = { $source } si muove
trigger-turn_over = { $source } finisce il turno
trigger-falls = { $source } comincia a cadere

## Condizioni
condition-down = fuori combattimento
condition-unaware = ignaro
condition-delaying = in attesa
condition-shaken = scosso

## Effetti e modificatori
effect-guard = guardia
effect-total_guard = guardia totale

## Che cosa decide il GM
question-adjudicate-improvise = Che cosa ottiene { $source }?
choice-as_described = Come ha detto il giocatore
choice-nothing = Niente

## Che cosa può mancare
requirement-no_action_this_turn = nessuna azione attiva o passiva in questo turno
requirement-no_action_this_round = nessuna azione attiva o passiva in questo round

## Valori
stat-health = Salute
stat-active_actions = Azioni attive per round
stat-passive_actions = Azioni passive per round
stat-energy = Energia
stat-capacity = Capacità
stat-attack = Attacco
stat-defence = Difesa
stat-damage = Danni
stat-reach = Portata in mischia (m)
stat-range = Gittata (m)
stat-speed = Movimento (m)
stat-initiative = Bonus di iniziativa

tag-active = attiva
tag-passive = passiva
tag-free = libera
tag-intrusive = intrusiva
tag-attack = attacco
tag-move = movimento

## Opzioni della stanza
option-run-fresh = Per correre, nessuna azione prima
option-run-fresh-turn = In questo turno
option-run-fresh-round = In questo round
option-passive-off_turn = Passive nel turno altrui
option-passive-off_turn-no = Solo quelle intrusive
option-passive-off_turn-yes = Insieme all’azione di chiunque
option-movement-pool = Le azioni consumano Movimento
option-movement-pool-off = No
option-movement-pool-on = Da una riserva per turno
option-rolls = I colpi si tirano
option-rolls-always = Sempre
option-rolls-asked = Solo se il GM lo chiede
option-free-when = Azioni libere
option-free-when-reacting_too = Nel proprio turno e mentre si reagisce
option-free-when-own_turn = Solo nel proprio turno
option-free-under_way = Azioni libere mentre la propria azione è in corso
option-free-under_way-yes = Possibili
option-free-under_way-no = Non possibili
option-movement-combine = Passi, camminata e corsa nello stesso round
option-movement-combine-yes = Una volta ciascuno
option-movement-combine-no = Uno solo
option-run-needs = Per correre serve
option-run-needs-each = Un’azione rimasta di ogni tipo
option-run-needs-any = Una qualunque azione rimasta
option-extra-actions = Un’azione extra
option-extra-actions-cap = Alza il numero per questo round
option-extra-actions-uncount = Ne toglie una dal conteggio
option-reaction-counts = Le reazioni contano come azioni
option-reaction-counts-no = Mai
option-reaction-counts-yes = Come una passiva
option-gap-at_turn_end = Intrusioni alla fine dei turni altrui
option-gap-at_turn_end-no = Solo prima dell’azione successiva
option-gap-at_turn_end-yes = Anche prima che il turno finisca
option-count_at = Un’azione conta
option-count_at-declaration = Quando è dichiarata
option-count_at-completion = Solo se è completata
option-reaction-on_own_turn = Reazioni nel proprio turno
option-reaction-on_own_turn-allow = Permesse
option-reaction-on_own_turn-forbid = Vietate
option-reactor_order = Ordine di più risposte
option-reactor_order-initiative = Per iniziativa
option-reactor_order-after_active = Dal prossimo nell’ordine
option-reactor_order-gm = Decide il GM
option-reactor_order-player_choice = Decide chi ha il turno
option-intrusion-nesting = Intrusione su un’intrusione
option-intrusion-nesting-lifo = Possibile, l’ultima per prima
option-intrusion-nesting-none = Non possibile
option-intrusion-depth_cap = Varchi annidati al massimo
option-intrusion-depth_cap-3 = Tre
option-intrusion-depth_cap-2 = Due
option-intrusion-depth_cap-5 = Cinque
option-reaction-depth_cap = Reazioni concatenate al massimo
option-reaction-depth_cap-8 = Otto
option-reaction-depth_cap-4 = Quattro
option-reaction-depth_cap-16 = Sedici
option-gap-reveal = Prima della dichiarazione gli altri sanno
option-gap-reveal-sealed = Chi sta per agire
option-gap-reveal-open = Anche che cosa farà
option-gap-timer = Tempo per intervenire
option-gap-timer-room = Come per ogni reazione
option-gap-timer-5 = 5 secondi
option-gap-timer-10 = 10 secondi
option-gap-timer-30 = 30 secondi
option-gap-auto_skip_if_no_eligible = Saltare il varco se nessuno può intervenire
option-gap-auto_skip_if_no_eligible-on = Sì
option-gap-auto_skip_if_no_eligible-off = No, si chiede a tutti
option-surprise-mode = Sorpresa
option-surprise-mode-flag = Ignaro finché il GM non lo toglie
option-surprise-mode-round = Un round perso da chi è ignaro
option-delay-enabled = Ritardare il turno
option-delay-enabled-off = Non possibile
option-delay-enabled-on = Possibile
option-tie = Parità di iniziativa
option-tie-gm = Decide il GM
option-tie-modifier = Prima il bonus più alto
option-tie-foes_first = Prima i nemici
option-tie-roll = Spareggio con un dado
option-cost = Costo: { $action }
option-tags = Etichette: { $action }
option-tags-none = nessuna
