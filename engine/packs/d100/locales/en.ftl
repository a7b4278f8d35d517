system-name = Two action points
system-summary = Two action points and one Reaction, percentile rolls under a number. One action causes one Reaction: its target comes first, whoever is faster.

## Actions: a starter set, to be replaced as the table likes
action-strike = Standard melee attack
action-shot = Shot
action-double_shot = Double shot
action-burst = Burst
action-grenade = Grenade
action-move = Move
action-charge = Charge
action-trip = Trip
action-grab = Grab
action-choke = Choke
action-break_free = Break free
action-aim = Aim
action-weave = Weave
action-unseen_bolt = Unseen blow
action-shout = Shout
action-war_cry = War cry
action-pick_lock = Pick a lock
action-repair = Repair
action-dodge = Dodge
action-parry = Parry
action-guard_ally = Guard a friend
action-riposte = Riposte
action-answering_cry = Answering cry
action-own_action = An action of its own
action-own_reaction = A reaction of its own

budget-ap = Action points
budget-reaction = Reactions
budget-evasion = Reactions for Evasion

## Triggers, as a prompt tells them
trigger-hit = { $source } attacks: { $target } is about to be hit
trigger-friend_hit = { $source } is about to hit your friend: { $target }
trigger-missed = { $source } misses: { $target }
trigger-moved = { $source } moves
trigger-turn_over = { $source } ends the turn
ready-moved = Somebody moves

## Conditions
condition-down = down
condition-surprised = surprised
condition-off_guard = off guard
condition-bound = bound
condition-stunned = stunned
condition-paralysed = paralysed
condition-grappled = grappled
condition-drunk = drunk
condition-hallucinating = hallucinating
condition-raging = in a rage
condition-unaware = unaware of the attack
condition-unnoticed = unnoticed

## Effects and modifiers
effect-prone = prone
effect-aim = aim
effect-weave = weave
effect-war_cry = war cry

fact-out_of_sight = Behind cover, out of the line of sight

## What can be missing
requirement-grappled = held in a Grapple
requirement-own_grapple = a target in a Grapple of one’s own
requirement-melee_attack = a melee attack to parry
requirement-bystander = somebody else being attacked
requirement-beside_friend = a place beside the friend
requirement-line_of_sight = line of sight to the target
requirement-contact = direct contact with the target

## Stats
stat-hp = Wounds
stat-agility = Agility
stat-melee = Melee
stat-shooting = Shooting
stat-psyche = Psyche
stat-dodge = Dodge
stat-parry = Parry
stat-skill = Craft
stat-damage = Damage
stat-reach = Reach (metres)
stat-range = Range (metres)
stat-speed = Half move (metres)
stat-exposed = Easier to hit
stat-magic_sense = Magic sense (1 or 0)
stat-reactions = Reactions
stat-evasions = Reactions for Evasion

tag-attack = Attack
tag-melee = Melee
tag-physical = Physical
tag-shooting = Shooting
tag-movement = Movement
tag-technique = Technique
tag-grappling = Grappling
tag-concentration = Concentration
tag-mental = Mental
tag-unseen = Unseen
tag-evasion = Evasion
tag-reactive = Reactive

## Room options
option-reaction_limit-scope = One action causes one Reaction
option-reaction_limit-scope-action = In all
option-reaction_limit-scope-action_and_target = For each target
option-reaction_limit-scope-action_and_reactor = From each who reacts
option-reaction-before_first_turn = Reaction before the first turn
option-reaction-before_first_turn-aware = All who are not surprised
option-reaction-before_first_turn-none = Nobody
option-reaction-on_own_turn = Reactions in one’s own turn
option-reaction-on_own_turn-allow = Allowed
option-reaction-on_own_turn-forbid = Forbidden
option-reactor_order = Order of several Reactions, after the target
option-reactor_order-initiative = Initiative
option-reactor_order-after_active = From the next in line on
option-reactor_order-gm = The GM decides
option-reactor_order-player_choice = Whoever has the turn decides
option-evasion-placement = Evasion comes
option-evasion-placement-after_roll = After a hit, before the damage
option-evasion-placement-before_roll = Before the attack is rolled
option-surprise-reaction_returns = The Reaction of the surprised returns
option-surprise-reaction_returns-own_turn = With their own turn in round two
option-surprise-reaction_returns-round_start = When round two begins
option-surprise-bonus_window = +30 against the surprised lasts
option-surprise-bonus_window-round = Through round one
option-surprise-bonus_window-own_turn = Until their first turn
option-activity-interrupted_by = What else interrupts long work
option-activity-interrupted_by-damage_asked = Damage, if the GM says so
option-activity-interrupted_by-damage = Damage
option-activity-interrupted_by-reaction = A Reaction of one’s own
option-activity-interrupted_by-damage_and_reaction = Damage and Reactions
option-activity-interrupted_by-neither = Neither
option-grapple-escape_exempt = The grappled may break free
option-grapple-escape_exempt-no = No, that is physical
option-grapple-escape_exempt-yes = Yes
option-delay-enabled = Holding back half an action
option-delay-enabled-off = Not possible
option-delay-enabled-on = Possible, for half an action
option-tie = Equal initiative and agility
option-tie-roll = Roll-off
option-tie-gm = The GM decides
option-tie-players_first = Players first
option-name = Name: { $action }
option-use = In use: { $action }
option-use-on = Yes
option-use-off = No
option-cost = Cost: { $action }
option-tags = Types: { $action }
option-tags-none = none
