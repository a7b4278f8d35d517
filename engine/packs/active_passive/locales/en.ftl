system-name = Active and passive
system-summary = Two counters of actions that go up and are cleared for everybody at once. Reactions without number, intrusive actions just before somebody else’s, free ones at any moment of your turn.

## Actions
action-steps = Steps
action-walk = Walk
action-run = Run
action-strike = Strike
action-guard = Guard
action-shout = Shout a warning
action-improvise = Something else
action-power_strike = Power strike
action-surge = Surge
action-feint = Feint
action-sudden_thrust = Sudden thrust
action-sidestep = Sidestep
action-total_guard = Total guard
action-dodge = Dodge
action-shield_ally = Shield an ally
action-counterblow = Counterblow
action-retort = Retort
action-hold_ground = Hold your ground
action-catch = Catch
action-own_action = An action of its own
action-own_reaction = A reaction of its own

budget-active = Active
budget-passive = Passive
budget-energy = Energy
budget-capacity = Capacity
budget-movement = Movement

## Triggers, as a prompt tells them
trigger-next_action = { $known ->
    [1] { $source } is about to act: { $action }
   *[0] { $source } is about to act
}
trigger-attacked = { $source } attacks { $target }
trigger-hit = { $source } hits { $target }
trigger-missed = { $source } misses { $target }
trigger-reacts = { $source } reacts: { $action }
trigger-moved = { $source } moves
trigger-turn_over = { $source } ends the turn
trigger-falls = { $source } begins to fall

## Conditions
condition-down = out of the fight
condition-unaware = unaware
condition-delaying = delaying
condition-shaken = shaken

## Effects and modifiers
effect-guard = guard
effect-total_guard = total guard

## What the GM decides
question-adjudicate-improvise = What comes of what { $source } tries?
choice-as_described = As the player said
choice-nothing = Nothing

## What can be missing
requirement-no_action_this_turn = no active or passive action yet in this turn
requirement-no_action_this_round = no active or passive action yet in this round

## Stats
stat-health = Health
stat-active_actions = Active actions a round
stat-passive_actions = Passive actions a round
stat-energy = Energy
stat-capacity = Capacity
stat-attack = Attack
stat-defence = Defence
stat-damage = Damage
stat-reach = Reach (m)
stat-range = Range (m)
stat-speed = Movement (m)
stat-initiative = Initiative bonus

tag-active = active
tag-passive = passive
tag-free = free
tag-intrusive = intrusive
tag-attack = attack
tag-move = movement

## Room options
option-run-fresh = Running needs no action before it
option-run-fresh-turn = In this turn
option-run-fresh-round = In this round
option-passive-off_turn = Passive actions in others’ turns
option-passive-off_turn-no = Only intrusive ones
option-passive-off_turn-yes = Alongside anybody’s action
option-movement-pool = Actions use up movement
option-movement-pool-off = No
option-movement-pool-on = Out of an allowance for each turn
option-rolls = Strikes are rolled
option-rolls-always = Always
option-rolls-asked = Only when the GM asks for it
option-free-when = Free actions
option-free-when-reacting_too = In one’s own turn, and while reacting
option-free-when-own_turn = In one’s own turn only
option-free-under_way = Free actions while one’s own action is under way
option-free-under_way-yes = Possible
option-free-under_way-no = Not possible
option-movement-combine = Steps, walk and run in one round
option-movement-combine-yes = Each once
option-movement-combine-no = One of them
option-run-needs = Running needs
option-run-needs-each = An action left of each kind
option-run-needs-any = Any action left
option-extra-actions = An extra action
option-extra-actions-cap = Raises the number for this round
option-extra-actions-uncount = Takes one back from the count
option-reaction-counts = Reactions count as actions
option-reaction-counts-no = Never
option-reaction-counts-yes = As a passive one
option-gap-at_turn_end = Intrusions at the end of others’ turns
option-gap-at_turn_end-no = Only before the next action
option-gap-at_turn_end-yes = Before the turn ends, too
option-count_at = An action counts
option-count_at-declaration = When it is declared
option-count_at-completion = Only if it is completed
option-reaction-on_own_turn = Reactions in your own turn
option-reaction-on_own_turn-allow = Allowed
option-reaction-on_own_turn-forbid = Forbidden
option-reactor_order = Order of several answers
option-reactor_order-initiative = By initiative
option-reactor_order-after_active = From whoever is on next
option-reactor_order-gm = The GM decides
option-reactor_order-player_choice = Whoever’s turn it is decides
option-intrusion-nesting = Intruding on an intruder
option-intrusion-nesting-lifo = Possible, the last one first
option-intrusion-nesting-none = Not possible
option-intrusion-depth_cap = Gaps within one another at most
option-intrusion-depth_cap-3 = Three
option-intrusion-depth_cap-2 = Two
option-intrusion-depth_cap-5 = Five
option-reaction-depth_cap = Reactions to one another at most
option-reaction-depth_cap-8 = Eight
option-reaction-depth_cap-4 = Four
option-reaction-depth_cap-16 = Sixteen
option-gap-reveal = Before a declaration the others learn
option-gap-reveal-sealed = Who is about to act
option-gap-reveal-open = What is about to be done, too
option-gap-timer = Time to intrude
option-gap-timer-room = As for every reaction
option-gap-timer-5 = 5 seconds
option-gap-timer-10 = 10 seconds
option-gap-timer-30 = 30 seconds
option-gap-auto_skip_if_no_eligible = Skip the gap if nobody can intrude
option-gap-auto_skip_if_no_eligible-on = Yes
option-gap-auto_skip_if_no_eligible-off = No, everybody is asked
option-surprise-mode = Surprise
option-surprise-mode-flag = Unaware until the GM ends it
option-surprise-mode-round = A round that the unaware miss
option-delay-enabled = Delaying a turn
option-delay-enabled-off = Not possible
option-delay-enabled-on = Possible
option-tie = Equal initiative
option-tie-gm = The GM decides
option-tie-modifier = The higher bonus first
option-tie-foes_first = Foes first
option-tie-roll = A roll-off at the beginning
option-cost = Cost: { $action }
option-tags = Tags: { $action }
option-tags-none = none
