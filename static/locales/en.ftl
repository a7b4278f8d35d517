# What the pages say, in English.

## Front page
brand = Offturn
tagline = A referee for everything that happens out of turn.
gm-heading = Run a fight
gm-explained = Open a room on this device. Your players join with their phones.
player-heading = Join a table
player-explained = Your GM has a short code for you.
rule-system = Rule system
room-name = Room name
room-name-example = Ambush at the ford
room-unnamed = Unnamed room
open-room = Open a room
try-demo = Try the demo fight
join-code = Join code
join = Join
loading = Loading…
try-again = Try again
to-front-page = To the front page

## Joining
join-heading = Join the table
joining-room = You are joining “{ $room }”.
next = Next
your-name = Your name
your-character = Your character
gm-seats-me = The GM will seat me
take-seat = Take a seat
continue-as = Continue as { $name }
checklist = Before the fight
checklist-done = All set
try-sound = Try the sound
try-vibration = Try vibrating
wake-lock = The screen stays on while you are at the table.
install = Install as an app
install-share = To install: Share, then “Add to Home Screen”.
installed = Installed as an app.

## The line to the room
connecting = Connecting
connecting-explained = Looking for the room.
not-connected = Not connected.
trying-again = Trying again. What you see may be old.
unconfirmed = Sent, not confirmed yet.
unconfirmed-long = Still not confirmed. Wait until the connection is back.
closed-heading = This page is closed
close-4401 = This link is not valid any more. Ask the GM for a new one.
close-4404 = This room does not exist any more.
close-4409 = This page was opened again elsewhere. Reload it to go on here.
close-other = The room closed the connection ({ $code }). Reload the page to try again.
dismiss = Dismiss
close = Close
cancel = Cancel

## Pause and time
paused = Paused.
paused-explained = All clocks stand still.
paused-store_away = Paused: the room cannot save.
paused-store_away-explained = Nothing is lost. Play goes on by itself.
paused-short = paused
time-frozen = Paused with { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
no-limit = No time limit
soon = soon

## Title of the page
title-prompt = ● { $who }: { $what }
title-question = ● { $what }
title-turn = ▶ { $who }: your turn
title-room = { $who } · { $room }
title-quiet = { $room } · Offturn

## Round and turn
round = Round { $round }
round-short = R{ $round }
setup = Setup
over = Over
not-begun = The fight has not begun
fight-over = The fight is over
fight-over-explained = The log stays here. Combatants can still be edited.
acts = { $who } acts
somebody-acts = Somebody acts
someone = Someone
anybody = Anybody
oneself = You
nobody = nobody
something = something
turns-until = { $turns ->
    [0] You are on
    [1] You are next
    [one] You are on in { $turns } turn
   *[other] You are on in { $turns } turns
}
coming-next = Next
who-acts = Who acts
resolving = Resolving…
resolving-yours = Resolving… Your turn goes on in a moment.
resolving-first = Something is being resolved. Actions come back when the stack is empty.
your-turn = Your turn
end-turn = End turn
delay = Delay
return = Return
ready = Ready an action
nothing-left = Nothing left to do this turn.
nothing-fits = Nothing is called that.
why-not = { $count ->
    [one] Not now: { $count } action
   *[other] Not now: { $count } actions
}
no-character = No character yet
no-character-explained = The GM will give you one. This page changes by itself.

## Marks
side = Side
declared = What is declared
points-heading = Points
mode-end = End it without points
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side-party = Party
side-foes = Foes
side-others = Others
budget-left = { $budget }: { $left } of { $cap } left
budget-legendary = Legendary actions
budget-lair = Lair actions
cost = { $budget }: { $amount }
cost-free = free
leaves = { $left ->
    [0] none left
   *[other] { $left } left
}
hp = HP
hp-of = { $value } of { $max } hit points
hp-unhurt = unhurt
hp-hurt = hurt
hp-bloodied = bloodied
hp-down = down
armour = AC
defeated = defeated
waits-delaying = delaying
waits-returning = coming back
waits-ready = readied an action
hidden = hidden

## Prompt
asked-as = { $who } may react
your-reactions = Your reactions
prompts = Prompts
crumbs = What this interrupts
prompt-open = open
prompt-answered = sent
default-none = No time limit.
at-expiry = also if time runs out
at-expiry-wait = If time runs out, the table waits for you.
at-expiry-use = If time runs out: { $what }
more-time = More time: +{ $seconds } s
more-time-asked = The GM has been asked for more time.
use = Use
use-what = Use { $what }
decline = Decline
declined = Declined
next-time = Next time
standing-ask = Always ask me
standing-always = Always use it
standing-never = Never offer it
standing-expiry = Use it if time runs out
standing-what = What happens
standing-hp = Only at most % of hit points
standing-keep = Keep this much left
standing-end = Take the order back
standing-count = Standing orders: { $count }
sent-heading = Sent
waiting-others = Waiting for the others.
change = Change
outcome-too_late = Too late: the window had closed.
outcome-missed = The window closed without your answer.
outcome-released = Your reaction was not needed any more.
nothing-spent = Nothing was spent.
go-on = Go on

## Filling an action
together-with = Together with it
choose-targets = { $count ->
    [one] Choose a target
   *[other] Choose up to { $count } targets
}
choose-square = Tap a marked square, or type it.
choose-square-board = Click a marked square on the board, or type it.
pick-action = Action
pick-trigger = When
ready-words = Or in words: the GM says when
pick-source = By whom
pick-about = To whom
choose-point = At which cell of the way
pick-item = What is handed over
pick-instead = Instead of the usual attack
pick-instead-none = The usual attack
column = Column
row = Row
set-square = Go there
square-unreachable = This square cannot be reached.
do-it = Do it
less = Less
more = More
turns-of-work = Turns of work
work-done = { $done } of { $of } turns are done. Another number begins anew.

## Bar, seats, settings
pause = Pause
resume = Resume
join-players = Join code
join-explained = Players scan the picture, or open the address and type the code.
join-here = Join here
no-join = This room has no join code.
code-new = New code
code-close = Close the door
qr-label = QR code with the address for joining
open-display = Table display
open-display-explained = Opens a page for a screen that everybody sees.
open-overlay = Overlay for a stream
seats = Seats
seats-count = Seats { $here }/{ $all }
seats-explained = Choose who plays whom.
seats-all = Show all combatants
seats-none = Nobody has joined yet. Show the join code.
plays = { $seat } plays
time-factor = Time
time-factor-of = Time of { $seat }
seat-grant = Let { $seat } play { $who }
seat-link = Link of this seat
seat-new-link = New link, the old one ends
seat-revoke = Take the seat away
seat-more = Another seat
seat-role = For
role-player = a player
role-gm = a co-GM
role-spectator = somebody who watches
seat-invite = Make a link
invitation = A link to a seat
invitation-explained = Shown once. Whoever opens it has the seat.
address = Address
presence-here = here
presence-away = away
presence-offline = offline
settings = Settings
keys = Keys
undo = Undo
redo = Redo
undo-last = Undo the last step
redo-last = Redo the last step
steps = Steps
steps-explained = Press a step to see what will change before you go there.
steps-none = There is nothing to undo.
undo-to-here = Undo this and what followed
redo-to-here = Redo up to here
step-time = Time ran out
step-other = Step: { $what }
change-line = { $what }: { $from } → { $to }
change-of = { $who }, { $what }
change-round = Round
change-turn = Whose turn
change-gone = { $who } will not be in the fight.
change-back = { $who } will be back in the fight.
change-none = Nothing that can be seen here.
change-order = The order was changed.
do-anyway = Do it all the same
keys-explained = One key each. They rest while you type. Press a key’s name to choose another.
keys-reset = Usual keys
key-change = { $what }: { $key }. Change
key-none = no key
key-press = Press a key
key-next = Begin, or end the turn
key-search = Search actions
key-do = Do what is filled in
key-cancel = Give it up
key-delay = Delay
key-return = Come back from a delay
key-extend = More time for the window
key-hold = Hold the window’s time
key-resolve = Resolve the window now
key-close-all = Close everything and go on
key-pause = Pause, or go on
key-undo = Undo
key-redo = Redo
key-report = Something happens
key-add = Add a combatant
key-join = Join code
key-seats = Seats
key-preview = Preview as somebody
key-settings = Settings
key-log = Log
key-keys = This sheet
key-digit = Action, target or answer by its place
preview = Preview as
preview-explained = Opens a window that shows just what this seat sees. Nothing can be done in it.
preview-everybody = Everybody (table display)
preview-line = A preview: nothing can be done here.
report = Something happens
report-short = Happens
report-explained = Whoever may answer it is asked.
report-none = This system has nothing to report by hand.
report-what = What
report-who = From whom
report-nobody = Nobody in particular
report-now = It happens now
report-held = Readied
this-room = This room
this-device = This device
setting-window_ms = Seconds to react
setting-length_ms = Seconds to react to this
of-trigger = { $what }: { $trigger }
setting-grace_ms = Seconds before the countdown shows
setting-turn_ms = Seconds for a turn (0: no limit)
setting-more_ms = Seconds more for whoever needs them
setting-more_time = When a player needs more time
setting-more_time-grant = Always give it
setting-more_time-once = Give it once per prompt
setting-more_time-ask = Ask the GM
setting-confirm = The GM says who plays whom
setting-confirm-off = No: first come, first served
setting-confirm-on = Yes
setting-expiry = When time is up
setting-expiry-decline = It counts as declined
setting-expiry-wait = The fight waits
setting-question_ms = Seconds for a question
setting-allowance_ms = Seconds allowed for a slow network
setting-depth = Reactions within each other, at most
setting-hit_points = Foes’ hit points for players
setting-hit_points-exact = As numbers
setting-hit_points-coarse = In words
setting-hit_points-none = Not at all
setting-unknown = What nobody can compute
setting-unknown-ask = Ask the GM
setting-unknown-offer = Ask the players anyway
setting-unknown-skip = Ask nobody
setting-dice = Dice of players
setting-dice-server = The server throws
setting-dice-typed = Players type real dice
room-panel = Fights and room
fights-waiting = Fights that wait
fights-none = None. Put one aside to prepare the next, or to go on another day.
fight-name = Name of the fight on the table
fight-party-along = The characters come along
fight-put-aside = Put this fight aside
fight-take-up = Go on
fight-take-up-named = Go on with { $name }
fight-discard-named = Discard { $name }
discard = Discard
keep-it = Keep it
room-as-file = The room as a file
room-as-file-explained = A copy with its fights and its log. A file becomes a new room, with new links for everybody.
room-export = Download
room-restore = New room from a file
room-end = End of the room
room-delete = Delete the room
room-delete-sure = Fights, characters, log and links are gone for everybody, at once and for good.
room-delete-understood = I have a copy, or I need none.
room-delete-now = Delete for good
end-fight = End the fight
end-fight-sure = This ends the fight for everybody.
keep-fighting = Keep going
settings-actions = { $count ->
    [one] { $count } option about single actions
   *[other] { $count } options about single actions
}
language = Language
language-en = English
language-it = Italiano
language-ru = Русский
language-zh = 中文
language-es = Español
theme = Theme
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
contrast = High contrast
text-size = Text size
text-size-100 = Normal
text-size-125 = Large
text-size-150 = Very large
text-size-200 = Huge
sound = Sound
sound-0 = Off
sound-1 = Soft
sound-2 = Loud
vibration = Vibrate
remind = Remind me until I have answered
no-wake-lock = The screen may switch itself off: browsers keep it on only over HTTPS.

## Setup
setup-heading = Get ready
setup-add = { $count ->
    [0] Add combatants
    [one] { $count } combatant added
   *[other] { $count } combatants added
}
setup-join = { $count ->
    [0] Let the players join
    [one] { $count } player joined
   *[other] { $count } players joined
}
setup-begin = Begin the fight
setup-begin-needs = At least one combatant is needed.
setup-surprised = Who is surprised?
begin = Begin

## Order
order = Order
combatants-count = { $count }
order-empty = Nobody is in the fight yet
order-empty-explained = Add combatants by hand, or drop a file here.
add-combatant = Add combatant
import = Import
import-file = Import files
drop-here = Drop files to import them
edit = Edit { $name }
name = Name
initiative = Initiative
roll = Roll
kind = Kind
kind-pc = Character
kind-npc = Creature
kind-hazard = Hazard
stats = Stats
copies = Copies
recent = Added before
hidden-at-first = Hidden at first
add = Add
hp-less = One hit point less
hp-more = One hit point more
add-effect = Add an effect
condition = Condition
effect-own = Or in words
effect-until = Until
effect-until-never = ended by hand
effect-until-turn_start = a turn starts
effect-until-turn_end = a turn ends
effect-until-next_turn_end = the next turn ends
effect-until-encounter = the fight ends
effect-until-save = a saving throw succeeds
effect-until-round_end = a round ends
effect-anchor = Whose turn
end-effect = end
move-up = Up
move-down = Down
to-first = To the top
to-last = To the end
hide = Hide
reveal = Reveal
defeat = Defeated
undefeat = Not defeated
remove = Remove
place = Place
abilities = Abilities and notes

## Import
columns-of = Columns of { $name }
column-none = Not in the table
columns-again = Read again
fight-named = Fight: { $name }
fight-unnamed = A fight
add-fight = { $count ->
    [one] Add the fight ({ $count } combatant)
   *[other] Add the fight ({ $count } combatants)
}
cue-confirm = Ask for it by itself
cue-change = Change when it is asked for
cue-trigger = When
cue-whose = By whom
whose-foe = A foe
whose-ally = An ally
whose-anyone = Anybody
cue-near = Where
near-anywhere = Anywhere
near-in_reach = Within reach
near-adjacent = In the next cell
cue-at-me = Only when aimed at the owner
cue-now = Ask for it from now on
cue-text = Keep it as text only
cue-asked = Asked for: { $trigger }
own-add = Add an action or reaction
own-base = Works like
own-cost = Paid with
own-amount = How much
own-turn = on its own turn
own-tags = Tags
own-text = What it does
own-give = Give
own-budget-add = Add a budget
own-cap = At most
own-filled = Filled
own-filled-turn_start = at the start of its turn
own-filled-round_start = at the start of each round
own-take = Take away: { $name }
column-name = Name
column-kind = Kind
column-player = Player
column-hp = Hit points
column-hp_max = Most hit points
column-hp_current = Hit points now
column-hp_temp = Temporary hit points
column-ac = Armour class
column-initiative = Initiative
column-initiative_mod = Initiative modifier
column-initiative_fixed = Initiative as rolled
column-perception = Perception
column-level = Level
column-speed = Speed
column-reaction = Reaction
column-trigger = Trigger
column-text = Text
column-requirements = Requirements
column-uses = Uses
import-preview = Import
reading = Reading { $name }…
reactions = Reactions
no-reactions = No reactions found.
loose-reactions = Reactions without a creature
nothing-found = Nothing to add was found.
add-count = { $count ->
    [one] Add { $count } combatant
   *[other] Add { $count } combatants
}
import-other = Note: { $code }
import-encoding_guessed = The text’s encoding was guessed: { $encoding }.
import-creature_unreadable = One creature could not be read and was left out.
import-creature_nameless = A creature has no name.
import-kind_skipped = “{ $name }” was left out: it is of the kind { $kind }.
import-duplicate_merged = “{ $name }” was there twice and was merged.
import-same_name = { $count ->
    [one] { $count } creature is called “{ $name }”.
   *[other] { $count } creatures are called “{ $name }”.
}
import-too_many = { $kept ->
    [one] The file holds more than can be read; the first one was kept.
   *[other] The file holds more than can be read; the first { $kept } were kept.
}
import-hp_max_unknown = Hit points are not given.
import-ac_unknown = Armour class is not given.
import-initiative_unknown = Initiative is not given.
import-initiative_suggested = Initiative { $value } is a suggestion: check it.
import-initiative_special = Initiative works differently here: { $how }.
import-initiative_guessed = “{ $column }” was taken as { $taken_as ->
    [fixed] the fixed initiative
   *[mod] the modifier of initiative
}: check it.
import-formula_unknown = The formula “{ $formula }” could not be read.
import-adjustment_not_applied = The adjustment “{ $adjustment }” was not applied.
import-reaction_nameless = A reaction has no name.
import-trigger_missing = “{ $reaction }” has no trigger: read its text.
import-trigger_suggested = The trigger of “{ $reaction }” is a suggestion: check it.
import-text_missing = “{ $reaction }” has no text.
import-text_cut = The text of “{ $reaction }” was too long and was cut.
import-reactions_cut = Only the first { $kept } reactions of this creature were kept.
import-encounter_skipped = The fight “{ $name }” was left out.
import-combatant_unreadable = One combatant could not be read and was left out.
import-key_doubled = The key “{ $key }” is there twice: the last one counts.
import-entry_outside = “{ $name }” points outside its archive and was left out.
import-entry_unreadable = “{ $name }” in the archive could not be read and was left out.
import-combatant_unknown = Nobody here is “{ $ref }”: import that creature together with “{ $name }”.
import-wounds_taken = Wounds taken so far: { $value }. They were not counted.
import-row_unreadable = Line { $line } could not be read.
import-row_nameless = Line { $line } has no name.
import-row_too_long = Line { $line } has more cells than the first.
import-number_unreadable = Line { $line }: “{ $value }” in { $column } is not a number.
import-column_unused = The column “{ $column }” was not used.
import-column_missing = The column “{ $column }” is missing.
import-empty = The file is empty.
import-too_large = The file is too large.
import-picture = This is a picture.
import-pdf = This is a PDF: export the sheet as JSON or CSV instead.
import-archive = This is an archive: unpack it and import the files inside.
import-program_state = This is a program’s inner state: export single creatures instead.
import-not_text = This is not text.
import-not_json = This is not JSON.
import-broken_json = The JSON is broken or breaks off: export it again.
import-too_deep = The JSON is nested too deeply.
import-too_slow = Reading this file takes too long: import a part of it.
import-too_hungry = Reading this file needs too much memory: import a part of it.
import-not_xml = This is not XML.
import-broken_xml = The XML is broken or breaks off: export it again.
import-xml_doctype = The XML declares a document type, which is never read.
import-no_archive = This is not an archive.
import-broken_archive = The archive is broken or breaks off: export it again.
import-archive_bomb = The archive unpacks to far more than a sheet can hold.
import-archive_locked = The archive is locked with a password.
import-other_shape = The file has another shape.
import-other_system = This is from another game system.
import-no_table = This is not a table.
import-no_name_column = The first row has no column for names.
import-no_creatures = There is no creature in it that can be read.

## Acting and board
acting = Acting
pane-hide = Hide: { $pane }
pane-show = Show: { $pane }
pane-size = Size: { $pane }
search-actions = Search actions
favourites = Favourites
favourites-choose = Choose favourites
group-cost = Actions of one cost
board = Board
no-board = No board: you answer “in reach?” yourself.
add-board = Add a board
ground-difficult = Difficult ground
ground-blocked = Blocked
ground-paint = Change this square
place-on-board = Place { $name }
place-some = Not on the board: { $count }
token-at = { $name } ({ $x }, { $y })
drop-menu = On this square
foreseen-asked = Will be asked
foreseen-nobody = Nobody will be asked.
foreseen-question = First a question:
just-place = Just place it here

## Stack
stack = Stack
stack-empty = Nothing is waiting.
stack-empty-explained = What may be answered lies here until it is resolved.
stack-depth = { $count ->
    [one] { $count } deep
   *[other] { $count } deep
}
stack-below = +{ $count } below
stack-pending = { $who } is in the middle of this.
stack-reaction = { $who } reacts.
stack-chosen = { $who } chose this; it comes next.
order-number = Number { $order }
frame-pending = Action
frame-reaction = Reaction
frame-chosen = Chosen
frame-window = May be answered
frame-question = Question
interrupt = Stop this action
asked = Asked
asked-nobody = Nobody is asked.
answered = answered
expired = time is up
seen-not = not seen yet
seen-shown = seen
seen-touched = deciding
wants-more = needs more time
move-earlier = Move { $who } up
answer-for = Answer for { $who }
answer-for-short = Answer
withheld = { $count ->
    [one] Not asked: { $count }
   *[other] Not asked: { $count }
}
extend = +{ $seconds } s
hold = Hold
let-go = Let it run
window-kind = From now on
skip = Wait no longer
reroute = Let another seat answer
resolve-now = Resolve now
close-all = Close everything and go on
judge-none = None of them
judge-confirm = { $count ->
    [0] Confirm none
   *[other] Confirm { $count }
}
title-pending = { $who }: { $action }
title-readying = { $who } readies an action
title-pending-at = { $who }: { $action } → { $target }
title-announced = { $who } is about to act: { $action }
question-facts-in_reach = Who has { $source } in reach?
question-facts-near_target = Who is close enough to the target of { $source }?
question-facts-in_range = Who has { $source } within range?
question-facts-adjacent = Who is next to { $source }?
question-facts-enters_reach = Into whose reach does { $source } come?
question-facts-target_reach = Who is within reach of { $source }?
question-facts-target_adjacent = Who is next to { $source }?
question-facts-target_range = Who is within range of { $source }?
question-facts-target_room = Has { $source } room enough to move at them? At whom?
question-facts-stated = For whom does this hold: { $fact }?
question-consent = { $source } offers: { $action }. Do you accept?
question-call = { $source }, { $action }: does it need a roll?
question-dc = { $source }, { $action }: which number has to be reached?
question-die = { $source }, { $action }: what does the die show?
question-die-opposed = { $action }: throw your die against { $source }
question-die-chance = { $action }: throw for the chance, in per cent
question-die-save = { $action } of { $source }: throw your save
question-die-damage = { $action }: throw the dice of the damage
question-consequence = { $source }, { $action }: interrupted. What else happens?
question-slot = Where do you come in?
question-order = In which order do the reactions happen?
question-redeclare = You announced { $action }. Does it still stand?
question-target = Whom do you aim { $action } at?
question-victim = { $source } strikes astray: who is hit?
question-facts-sees = Who sees { $source } on its way?
question-facts-notices = Who sees { $source }, or has it near enough?
question-words = The GM asks you. What do you say?
question-work-damage = { $source } was hurt at work. Does the work go on?
question-for = A question for { $who }
question-number = A number from { $least } to { $most }
question-send = Answer
choice-work_goes_on = Goes on
choice-work_stops = Is interrupted
choice-roll = Roll
choice-succeeds = Succeeds without a roll
choice-fails = Fails without a roll
choice-yes = Yes
choice-no = No
choice-refuse = Refuse
choice-now = Now
choice-keep = As announced
choice-change = Something else
choice-first = Before everybody
choice-after = After { $who }
trigger-readied = What was waited for has happened
until-turn_start = until the start of the next turn of { $who }
until-turn_end = until the end of the next turn of { $who }
until-next_turn_end = until the end of the next turn of { $who }
until-encounter = until the end of the fight
until-save = until a saving throw succeeds
until-round_end = until the end of the round

## Refusals
refusal-other = That is not possible now ({ $reason }).
refusal-not_your_turn = Only on your own turn.
refusal-not_now = Not at this moment.
refusal-insufficient = Not enough { $budget }: { $need } needed, { $have } left.
refusal-limit = Already used as often as allowed { $scope }.
refusal-requirement = Something is missing: { $what }.
refusal-trigger = Nothing to react to.
refusal-ineligible = Not possible: { $why }.
refusal-unaware = Not aware of it.
refusal-disabled = Prevented by: { $state }.
refusal-tag_forbidden = Not allowed at the moment: { $tag }.
refusal-window_closed = Too late: the window has closed.
refusal-exclusive_mode = Others are fighting among themselves now.
refusal-depth = Too many reactions within each other.
refusal-not_in_encounter = Not in this fight.
refusal-unsupported = This system or room does not have that.
refusal-gm_denied = The GM said no.
refusal-not_yours = This combatant is not yours.
refusal-unknown = That does not exist any more: { $what }.
refusal-conflict = Somebody else changed this meanwhile. Look again.
refusal-already_answered = Already answered. Use “Change” to answer again.
refusal-paused = The fight is paused.
refusal-role = Your seat may not do that.
refusal-too_late = Too late: nothing was spent.
refusal-bad_message = The room did not understand this page. Reload it.
refusal-too_fast = Too fast: wait a moment and try again.
refusal-too_big = That is too large to send.
refusal-store_away = The room cannot save at the moment. Try again in a moment.
refusal-lease = Another page speaks for this table now.
requirement-target = a target
requirement-host_action = another action to use it in
requirement-targets = the right number of targets
requirement-choice = a possible choice
requirement-choices = the right choices
requirement-turns = a possible number of turns
requirement-dice = readable dice
requirement-not_prepared = preparation beforehand
requirement-combatants = somebody in the fight
requirement-creatures = at least one creature
requirement-place = a place that exists
requirement-id = a name of its own
requirement-trigger = the trigger
requirement-held = the readied action
requirement-frame = what was under way
requirement-budget = the budget
requirement-option = the option
requirement-setting = the setting
requirement-stat = the stat
requirement-system = the rule system
requirement-demo = the demo fight
requirement-who = the combatants
requirement-path = a way to go
requirement-distance = the right distance
requirement-terrain = free ground
requirement-straight = a straight line
requirement-nearer = steps that bring you nearer
requirement-speed = enough speed
requirement-occupied = a free square
requirement-range = a target in range
requirement-reach = a target in reach
requirement-in_sight = a target in sight
requirement-path_point = a point on the way that is seen
requirement-toward = a way towards the foe
requirement-self = oneself as the target
requirement-harm_left = damage that is left to prevent
requirement-near_target = the target close enough
requirement-aimed_at = an action aimed at an ally
requirement-untouched = nothing spent of it yet
requirement-used = an action of that kind
requirement-name = a name
requirement-shelved = a fight that was put aside
requirement-stats = readable stats
requirement-value = a valid value
requirement-combatant = the combatant
requirement-hidden = somebody who is hidden
requirement-action = the action
requirement-reaction = the reaction
requirement-seat = the seat
requirement-effect = the effect
requirement-condition = the condition
requirement-code = the join code
requirement-unused_budget = a budget that nothing costs any more
requirement-answering_base = something that does not itself open a step of answers
requirement-trigger_of_sequence = a trigger within a sequence, since its dice are thrown there
requirement-tags = tags of single words
scope-turn = per turn
scope-own_turn = per own turn
scope-other_turn = in one turn of another
scope-helpers = for helpers with one roll
scope-cycle = between two turns of yours
scope-round = per round
scope-trigger = per trigger
scope-window = for this trigger
scope-action = per action
scope-reactions = for reactions to one action
scope-encounter = per fight
scope-combatants = in one fight
scope-shelf = on the shelf
scope-own_actions = for things of one’s own
scope-own_budgets = for budgets of one’s own
ineligible-out_of_reach = out of reach
ineligible-own_side = on the same side
ineligible-other_side = on another side
ineligible-not_adjacent = not adjacent
ineligible-consent_refused = the offer was refused
ineligible-unknown = not known whether it holds
ineligible-not_target = not the target
ineligible-no_sight = out of sight
ineligible-outside_awareness = too far away to notice
ineligible-step = first the movement, then the answers, then the action
ineligible-no_mode = nobody fights alone now
ineligible-target = it is aimed at you

## Errors over HTTP
error-other = That did not work ({ $code }). Try again.
error-network = The server cannot be reached. Check the connection and try again.
error-page = Something went wrong on this page. Reload it.
error-unknown_code = There is no room with this code. Check it and try again.
error-unknown_demo = This system has no demo fight. Choose another one.
error-token = This link is not valid any more. Ask the GM for a new one.
error-unreadable = The file could not be read.
error-http_413 = That is too large.
error-http_429 = Too many attempts. Wait a minute and try again.
error-http_500 = The server made a mistake. Try again.
error-http_503 = The server is not ready. Try again in a moment.
error-taken = Somebody else plays this character now. Choose another.

## Log
log = Log
log-lines = Lines of the log
gm-only = GM
search-log = Search the log
export-log = Export
save-log = Save the log
degree-critical_success = critical success
degree-success = success
degree-failure = failure
degree-critical_failure = critical failure
log-encounter-began = The fight begins.
log-encounter-ended = The fight is over.
log-round-started = Round { $round } begins.
log-turn-started = { $who } is on.
log-turn-ended = { $who } is done.
log-turn-skipped = { $who } is skipped: { $why }.
log-delay-began = { $who } delays.
log-delay-returning = { $who } comes back after this turn.
log-delay-ended = { $who } is back in the order.
log-action-declared = { $who }: { $action }.
log-action-declared-at = { $who }: { $action } → { $target }.
log-reaction-used = { $who } reacts: { $action }.
log-reaction-used-at = { $who } reacts: { $action } → { $target }.
log-held-stored = { $who } readies an action.
log-action-readied = { $who } begins to ready an action.
log-held-stored-what = { $who } readies: { $action }.
log-held-expired = The readied action of { $who } lapses.
log-check-rolled = { $who } → { $target }: { $face } on the die, { $total } against { $against }, { $degree }.
log-check-explained = { $who } → { $target }: { $face } on the die, { $total } against { $against }, { $degree } ({ $parts }).
part = { $why } { $value }
part-against = { $why } { $value } against it
roll-gm = set by the GM
roll-base = base
roll-check = the check itself
log-check-waived = { $who } → { $target }: { $degree } without a roll.
log-check-result = { $who } → { $target }: { $degree }.
log-check-modified = { $who } changes the roll by { $value }.
log-save-rolled = Save of { $who }: { $degree }.
log-pool-thrown = { $who } → { $target }: { $faces }; { $count } of { $dice } at { $need } or less.
log-pool-result = { $who } → { $target }: { $count } of { $dice } succeed.
log-pool-thrown-own = { $who }: { $faces }; { $count } of { $dice } at { $need } or less.
log-pool-result-own = { $who }: { $count } of { $dice } succeed.
log-harm-thrown = Damage { $who } → { $target }: { $faces }; { $count } of { $dice } at { $need } or less.
log-harm-result = Damage { $who } → { $target }: { $count } of { $dice }.
log-mode-began = { $mode }: { $who } against { $target }.
log-mode-ended-won = { $mode }: won by { $side }.
log-mode-ended-draw = { $mode }: a draw.
log-mode-ended-forfeited = { $mode }: forfeited, won by { $side }.
log-mode-ended-gm = { $mode }: ended by the GM.
log-score-changed = { $side }: { $value } points ({ $change }).
log-hp-lost = { $who } loses { $amount } HP, { $left } left.
log-hp-gained = { $who } gains { $amount } HP, now { $left }.
log-hurt = { $who } is hurt.
log-healed = { $who } is healed.
log-effect-applied = { $who }: { $effect }.
log-effect-ended = { $who }: { $effect } ends.
log-effect-sustained = { $who } keeps it up: { $effect }.
log-saved = { $who }: the saving throw against “{ $effect }” succeeds.
log-not-saved = { $who }: the saving throw against “{ $effect }” fails.
log-action-interrupted = { $action } of { $who } is interrupted.
log-chance-rolled = { $who }: { $face } on the die, at a chance of { $chance } per cent.
log-damage-reduced = { $who } takes { $amount } off the damage.
log-damage-weakened = { $who } weakens the blow.
log-action-avoided = { $who } gets out of the way.
log-action-redirected = { $target } takes the place of { $who }.
log-action-lost = { $action } of { $who } is lost.
log-action-announced = { $who } wants to: { $action }.
log-action-withdrawn = { $action } of { $who } does not take place.
log-activity-advanced = { $who }, { $action }: { $done } of { $of } turns done.
log-activity-interrupted = { $who } stops working: { $action }. Left: { $done } of { $of }.
log-moved = { $who } moves.
log-moved-by = { $who } is moved by { $other }.
log-window-opened = { $trigger }: asked { $asked }.
log-window-answered = { $who } has answered.
log-window-answered-gm = The GM answered for { $who }.
log-window-answered-standing = The standing order of { $who } has answered.
log-window-declined-by-time = Time is up for { $who }: declined.
log-window-time-up = Time is up for { $who }.
log-window-closed-all_answered = Everybody has answered.
log-window-closed-deadline = Time is up.
log-window-closed-gm = The GM closed the window.
log-window-released = { $action } of { $who } is not needed any more and costs nothing.
log-announcement-dropped = { $who } changes plans.
log-window-extended = More time to react.
log-window-answered-credit = { $who } has answered; { $ms } ms on the way were credited.
log-window-extended-by = { $who } takes more time.
log-window-waits = Time is up; the fight waits for an answer.
log-window-time-asked = { $who } asks the GM for more time.
log-window-held = The time to react stands still.
log-window-goes-on = The time to react goes on.
log-window-rerouted = { $seat } answers for { $who }.
log-window-rerouted-back = The own players answer for { $who } again.
log-turn-expired = Time is up for the turn of { $who }.
log-question-answered = The GM has decided.
log-words-answered = { $seat } answers “{ $question }”: { $answer }
log-words-unanswered = { $seat } did not answer “{ $question }”.
log-combatant-added = { $who } joins the fight.
log-combatant-removed = { $who } leaves the fight.
log-combatant-queued = { $who } joins at the start of the next round.
log-combatant-edited = { $who } was edited.
log-combatant-hidden = { $who } is hidden.
log-combatant-revealed = { $who } is revealed.
log-initiative-set = Initiative of { $who }: { $value }.
log-initiative-tie = { $who } rolls { $value } for the tie.
log-order-set = The order was changed.
log-order-moved = { $who } takes up a readied action and now acts directly before { $other }.
log-board-set = The board was changed.
log-stack-cleared = The GM closed everything and went on.
log-encounter-shelved = The fight is put aside.
log-encounter-shelved-named = The fight is put aside: { $name }.
log-encounter-resumed = A fight that was put aside goes on.
log-encounter-resumed-named = A fight that was put aside goes on: { $name }.
log-encounter-discarded = A fight that was put aside is discarded.
log-encounter-discarded-named = A fight that was put aside is discarded: { $name }.
log-undone = The fight was taken back to an earlier moment.
log-redone = What was taken back was done again.
log-paused = Paused.
log-resumed = The fight goes on.
log-outage = { $seconds ->
    [one] The server was away for { $seconds } second; the time was given back.
   *[other] The server was away for { $seconds } seconds; the time was given back.
}
log-seat-set = The seat of { $who } was changed.
log-seat-left = The seat of { $who } was taken away.
log-options-set = The settings were changed.

## Owlbear Rodeo

owlbear-only = This page belongs inside Owlbear Rodeo
owlbear-only-explained = Add this server’s extension to your table there, and open it from the table’s menu.
owlbear-who = Who are you at this table?
owlbear-as-player = I play
owlbear-as-gm = I run the game
owlbear-gm-heading = A room for this table
owlbear-gm-explained = Players at this table will be offered the room at once. The tokens of the scene are followed.
owlbear-gm-linked = This table already has a room. Use your GM link for it, or open a new one.
owlbear-have-room = I have a room already
owlbear-gm-link = GM link
owlbear-gm-link-explained = The address of your dashboard, or an invitation for a GM. Keep it to yourself.
owlbear-take-over = Use this room
owlbear-no-link = This is no GM link of this server. Copy the whole address of your dashboard.
owlbear-no-room = The GM has not opened a room for this table yet. It will show up here, or type a code.
owlbear-bridge-off = The scene is not connected.
owlbear-bridge-failed = The scene could not be connected. Open this again to retry.
owlbear-bridge-no-scene = No scene is open.
owlbear-bridge-other-grid = This scene’s grid is not the one of the rules. Tokens are not followed.
owlbear-bridge-following = Scene followed: { $linked } of { $tokens } have a token.
owlbear-in-tab = Open in a tab
owlbear-leave = Leave this room
owlbear-add-party = Into the fight: party
owlbear-add-foes = Into the fight: foes
owlbear-in-already = They are in the fight already, or have no name.
