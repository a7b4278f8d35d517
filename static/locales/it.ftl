# What the pages say, in Italian.

## Front page
brand = Offturn
tagline = Un arbitro per tutto ciò che accade fuori dal turno.
gm-heading = Conduci uno scontro
gm-explained = Apri una stanza su questo dispositivo. I giocatori entrano con il telefono.
player-heading = Unisciti a un tavolo
player-explained = Il GM ha un breve codice per te.
rule-system = Sistema di regole
room-name = Nome della stanza
room-name-example = Agguato al guado
room-unnamed = Stanza senza nome
open-room = Apri una stanza
try-demo = Prova lo scontro dimostrativo
join-code = Codice d’ingresso
join = Entra
loading = Caricamento…
try-again = Riprova
to-front-page = Alla pagina iniziale

## Joining
join-heading = Unisciti al tavolo
joining-room = Stai entrando in «{ $room }».
next = Avanti
your-name = Il tuo nome
your-character = Il tuo personaggio
gm-seats-me = Me lo assegna il GM
take-seat = Prendi posto
continue-as = Continua come { $name }
checklist = Prima dello scontro
checklist-done = Tutto a posto
try-sound = Prova il suono
try-vibration = Prova la vibrazione
wake-lock = Lo schermo resta acceso finché sei al tavolo.
install = Installa come app
install-share = Per installare: Condividi, poi «Aggiungi a Home».
installed = Installata come app.

## The line to the room
connecting = Connessione in corso
connecting-explained = Sto cercando la stanza.
not-connected = Non connesso.
trying-again = Nuovo tentativo in corso. Ciò che vedi può essere vecchio.
unconfirmed = Inviato, non ancora confermato.
unconfirmed-long = Ancora nessuna conferma. Attendi che torni la connessione.
closed-heading = Questa pagina è chiusa
close-4401 = Questo link non è più valido. Chiedine uno nuovo al GM.
close-4404 = Questa stanza non esiste più.
close-4409 = Questa pagina è stata riaperta altrove. Ricaricala per continuare qui.
close-other = La stanza ha chiuso la connessione ({ $code }). Ricarica la pagina per riprovare.
dismiss = Nascondi
close = Chiudi
cancel = Annulla

## Pause and time
paused = In pausa.
paused-explained = Tutti i tempi sono fermi.
paused-store_away = In pausa: la stanza non può salvare.
paused-store_away-explained = Nulla va perso. Il gioco riprende da solo.
paused-short = in pausa
time-frozen = In pausa con { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}
seconds-left = { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}
no-limit = Senza limite di tempo
soon = presto

## Title of the page
title-prompt = ● { $who }: { $what }
title-question = ● { $what }
title-turn = ▶ { $who }: tocca a te
title-room = { $who } · { $room }
title-quiet = { $room } · Offturn

## Round and turn
round = Round { $round }
round-short = R{ $round }
setup = Preparazione
over = Finito
not-begun = Lo scontro non è ancora iniziato
fight-over = Lo scontro è finito
fight-over-explained = Il registro resta qui. I combattenti si possono ancora modificare.
acts = Agisce { $who }
somebody-acts = Qualcuno sta agendo
someone = Qualcuno
anybody = Chiunque
oneself = Te
nobody = nessuno
something = qualcosa
turns-until = { $turns ->
    [0] Tocca a te
    [1] Sei il prossimo
    [one] Tocca a te tra { $turns } turno
   *[other] Tocca a te tra { $turns } turni
}
coming-next = Prossimi
who-acts = Chi agisce
resolving = Si risolve…
resolving-yours = Si risolve… Il tuo turno riprende tra un momento.
resolving-first = Si sta risolvendo qualcosa. Le azioni tornano quando la pila è vuota.
your-turn = Il tuo turno
end-turn = Termina il turno
delay = Ritarda
return = Rientra
ready = Prepara un’azione
nothing-left = Non resta nulla da fare in questo turno.
nothing-fits = Niente si chiama così.
why-not = { $count ->
    [one] Non ora: { $count } azione
   *[other] Non ora: { $count } azioni
}
no-character = Ancora nessun personaggio
no-character-explained = Te ne assegnerà uno il GM. Questa pagina cambia da sola.

## Marks
side = Schieramento
declared = Che cosa è dichiarato
points-heading = Punti
mode-end = Chiudi senza punti
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
side-party = Gruppo
side-foes = Nemici
side-others = Altri
budget-left = { $budget }: { $left } su { $cap }
budget-legendary = Azioni leggendarie
budget-lair = Azioni di tana
cost = { $budget }: { $amount }
cost-free = gratis
leaves = { $left ->
    [0] poi nessuna
   *[other] poi { $left }
}
hp = PF
hp-of = { $value } punti ferita su { $max }
hp-unhurt = illeso
hp-hurt = ferito
hp-bloodied = malconcio
hp-down = a terra
armour = CA
defeated = sconfitto
waits-delaying = ritarda
waits-returning = sta per rientrare
waits-ready = azione preparata
hidden = nascosto

## Prompt
asked-as = { $who } può reagire
your-reactions = Le tue reazioni
prompts = Richieste
crumbs = Che cosa interrompe
prompt-open = aperta
prompt-answered = inviata
default-none = Senza limite di tempo.
at-expiry = anche se scade il tempo
more-time = Più tempo: +{ $seconds } s
more-time-asked = Il GM sa che ti serve più tempo.
use = Usa
use-what = Usa { $what }
decline = Rinuncia
declined = Hai rinunciato
next-time = La prossima volta
standing-ask = Chiedimelo sempre
standing-always = Usala sempre
standing-never = Non propormela mai
standing-expiry = Usala se scade il tempo
standing-what = Che cosa succede
standing-hp = Solo con al più % dei punti ferita
standing-keep = Lasciane almeno
standing-end = Ritira l’ordine
standing-count = Ordini permanenti: { $count }
sent-heading = Inviato
waiting-others = In attesa degli altri.
change = Cambia
outcome-too_late = Troppo tardi: la finestra era già chiusa.
outcome-missed = La finestra si è chiusa senza la tua risposta.
outcome-released = La tua reazione non serviva più.
nothing-spent = Non hai speso nulla.
go-on = Continua

## Filling an action
together-with = Insieme
choose-targets = { $count ->
    [one] Scegli un bersaglio
   *[other] Scegli fino a { $count } bersagli
}
choose-square = Tocca una casella evidenziata, oppure scrivila.
choose-square-board = Fai clic su una casella evidenziata del tabellone, oppure scrivila.
pick-action = Azione
pick-trigger = Quando
ready-words = O a parole: il GM dirà quando
pick-source = Da parte di
pick-about = Nei confronti di
choose-point = In quale casella del percorso
pick-item = Cosa si consegna
pick-instead = Al posto dell’attacco normale
pick-instead-none = L’attacco normale
column = Colonna
row = Riga
set-square = Vai lì
square-unreachable = Questa casella non è raggiungibile.
do-it = Esegui
less = Meno
more = Più
turns-of-work = Turni di lavoro
work-done = { $done } turni su { $of } sono fatti. Un altro numero ricomincia da capo.

## Bar, seats, settings
pause = Pausa
resume = Riprendi
join-players = Codice d’ingresso
join-explained = I giocatori inquadrano l’immagine, oppure aprono l’indirizzo e scrivono il codice.
join-here = Entra qui
no-join = Questa stanza non ha un codice d’ingresso.
code-new = Nuovo codice
code-close = Chiudi la porta
qr-label = Codice QR con l’indirizzo per entrare
open-display = Schermo del tavolo
open-display-explained = Apre una pagina per uno schermo che vedono tutti.
open-overlay = Sovrimpressione per lo streaming
seats = Posti
seats-count = Posti { $here }/{ $all }
seats-explained = Scegli chi gioca con chi.
seats-all = Mostra tutti i combattenti
seats-none = Non è ancora entrato nessuno. Mostra il codice d’ingresso.
plays = { $seat } gioca
time-factor = Tempo
time-factor-of = Tempo di { $seat }
seat-grant = Fai giocare { $who } a { $seat }
seat-link = Link del posto
seat-new-link = Nuovo link, il vecchio finisce
seat-revoke = Togli il posto
seat-more = Un altro posto
seat-role = Per
role-player = un giocatore
role-gm = un altro GM
role-spectator = chi guarda
seat-invite = Crea un link
invitation = Un link a un posto
invitation-explained = Si vede una volta sola. Chi lo apre ha il posto.
address = Indirizzo
presence-here = presente
presence-away = assente
presence-offline = non connesso
settings = Impostazioni
keys = Tasti
undo = Annulla
redo = Ripeti
undo-last = Annulla l’ultimo passo
redo-last = Ripeti l’ultimo passo
steps = Passi
steps-explained = Premi un passo per vedere che cosa cambierà prima di tornarci.
steps-none = Non c’è nulla da annullare.
undo-to-here = Annulla questo e il seguito
redo-to-here = Ripeti fin qui
step-time = Tempo scaduto
step-other = Passo: { $what }
change-line = { $what }: { $from } → { $to }
change-of = { $who }, { $what }
change-round = Round
change-turn = Turno di
change-gone = { $who } non sarà nello scontro.
change-back = { $who } tornerà nello scontro.
change-none = Nulla che si veda qui.
change-order = L’ordine è stato cambiato.
do-anyway = Fallo lo stesso
keys-explained = Un tasto ciascuna. Non agiscono mentre scrivi. Premi un tasto qui per cambiarlo.
keys-reset = Tasti di partenza
key-change = { $what }: { $key }. Cambia
key-none = nessun tasto
key-press = Premi un tasto
key-next = Inizia, o termina il turno
key-search = Cerca azioni
key-do = Esegui quello che è pronto
key-cancel = Rinuncia
key-delay = Ritarda
key-return = Torna dopo un ritardo
key-extend = Più tempo per la finestra
key-hold = Ferma il tempo della finestra
key-resolve = Risolvi subito la finestra
key-close-all = Chiudi tutto e continua
key-pause = Pausa, o riprendi
key-undo = Annulla
key-redo = Ripeti
key-report = Succede qualcosa
key-add = Aggiungi un combattente
key-join = Codice d’ingresso
key-seats = Posti
key-preview = Guarda come un altro
key-settings = Impostazioni
key-log = Registro
key-keys = Questo foglio
key-digit = Azione, bersaglio o risposta per posizione
preview = Guarda come
preview-explained = Apre una finestra con esattamente ciò che vede quel posto. Non ci si può fare nulla.
preview-everybody = Tutti (schermo del tavolo)
preview-line = Un’anteprima: qui non si può fare nulla.
report = Succede qualcosa
report-short = Succede
report-explained = Chi può rispondere viene interpellato.
report-none = Questo sistema non ha nulla da segnalare a mano.
report-what = Cosa
report-who = Da chi
report-nobody = Nessuno in particolare
report-now = Succede ora
report-held = Preparate
this-room = Questa stanza
this-device = Questo dispositivo
setting-window_ms = Secondi per reagire
setting-length_ms = Secondi per reagire a questo
of-trigger = { $what }: { $trigger }
setting-grace_ms = Secondi prima del conto alla rovescia
setting-turn_ms = Secondi per turno (0: senza limite)
setting-more_ms = Secondi in più per chi ne ha bisogno
setting-more_time = Se a chi gioca serve altro tempo
setting-more_time-grant = Concederlo sempre
setting-more_time-once = Concederlo una volta per richiesta
setting-more_time-ask = Chiedere al GM
setting-confirm = Il GM assegna i personaggi
setting-confirm-off = No: chi arriva primo
setting-confirm-on = Sì
setting-expiry = Allo scadere del tempo
setting-expiry-decline = Vale come rinuncia
setting-expiry-wait = Lo scontro aspetta
setting-question_ms = Secondi per una domanda
setting-allowance_ms = Secondi concessi a una rete lenta
setting-depth = Reazioni una dentro l’altra, al massimo
setting-hit_points = Punti ferita dei nemici per i giocatori
setting-hit_points-exact = In numeri
setting-hit_points-coarse = A parole
setting-hit_points-none = Per niente
setting-unknown = Quello che nessuno può calcolare
setting-unknown-ask = Chiedi al GM
setting-unknown-offer = Chiedi comunque ai giocatori
setting-unknown-skip = Non chiedere a nessuno
setting-dice = Dadi dei giocatori
setting-dice-server = Tira il server
setting-dice-typed = I giocatori scrivono dadi veri
end-fight = Termina lo scontro
end-fight-sure = Lo scontro finisce per tutti.
keep-fighting = Prosegui
settings-actions = { $count ->
    [one] { $count } opzione su singole azioni
   *[other] { $count } opzioni su singole azioni
}
language = Lingua
language-en = English
language-it = Italiano
language-ru = Русский
language-zh = 中文
language-es = Español
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
contrast = Contrasto elevato
text-size = Dimensione del testo
text-size-100 = Normale
text-size-125 = Grande
text-size-150 = Molto grande
text-size-200 = Enorme
sound = Suono
sound-0 = Spento
sound-1 = Basso
sound-2 = Alto
vibration = Vibrazione
remind = Ricordamelo finché non rispondo
no-wake-lock = Lo schermo può spegnersi da solo: i browser lo tengono acceso solo con HTTPS.

## Setup
setup-heading = Preparatevi
setup-add = { $count ->
    [0] Aggiungi i combattenti
    [one] { $count } combattente aggiunto
   *[other] { $count } combattenti aggiunti
}
setup-join = { $count ->
    [0] Fai entrare i giocatori
    [one] { $count } giocatore entrato
   *[other] { $count } giocatori entrati
}
setup-begin = Inizia lo scontro
setup-begin-needs = Serve almeno un combattente.
setup-surprised = Chi è colto di sorpresa?
begin = Inizia

## Order
order = Ordine
combatants-count = { $count }
order-empty = Non c’è ancora nessuno nello scontro
order-empty-explained = Aggiungi i combattenti a mano, o trascina qui un file.
add-combatant = Aggiungi un combattente
import = Importa
import-file = Importa file
drop-here = Lascia qui i file per importarli
edit = Modifica { $name }
name = Nome
initiative = Iniziativa
roll = Tira
kind = Tipo
kind-pc = Personaggio
kind-npc = Creatura
kind-hazard = Pericolo
stats = Statistiche
copies = Copie
recent = Aggiunti prima
hidden-at-first = All’inizio nascosto
add = Aggiungi
hp-less = Un punto ferita in meno
hp-more = Un punto ferita in più
add-effect = Aggiungi un effetto
condition = Condizione
effect-own = O a parole
effect-until = Fino a
effect-until-never = fine a mano
effect-until-turn_start = inizio di un turno
effect-until-turn_end = fine di un turno
effect-until-next_turn_end = fine del turno successivo
effect-until-encounter = fine dello scontro
effect-until-save = tiro salvezza riuscito
effect-until-round_end = finisce un round
effect-anchor = Il turno di
end-effect = termina
move-up = Su
move-down = Giù
to-first = In cima
to-last = In fondo
hide = Nascondi
reveal = Rivela
defeat = Sconfitto
undefeat = Non sconfitto
remove = Rimuovi
place = Colloca
abilities = Capacità e note

## Import
columns-of = Colonne di { $name }
column-none = Non è nella tabella
columns-again = Leggi di nuovo
fight-named = Scontro: { $name }
fight-unnamed = Uno scontro
add-fight = { $count ->
    [one] Aggiungi lo scontro ({ $count } combattente)
   *[other] Aggiungi lo scontro ({ $count } combattenti)
}
cue-confirm = Chiedila da sola
cue-change = Cambia quando viene chiesta
cue-trigger = Quando
cue-whose = Da parte di
whose-foe = Un nemico
whose-ally = Un alleato
whose-anyone = Chiunque
cue-near = Dove
near-anywhere = Ovunque
near-in_reach = A portata
near-adjacent = Nella casella accanto
cue-at-me = Solo se è rivolto a chi la possiede
cue-now = Chiedila d’ora in poi
cue-text = Tienila solo come testo
cue-asked = Viene chiesta: { $trigger }
own-add = Aggiungi un’azione o reazione
own-base = Funziona come
own-cost = Si paga con
own-amount = Quanto
own-turn = nel proprio turno
own-tags = Etichette
own-text = Che cosa fa
own-give = Assegna
own-budget-add = Aggiungi una riserva
own-cap = Al massimo
own-filled = Si riempie
own-filled-turn_start = all’inizio del suo turno
own-filled-round_start = all’inizio di ogni round
own-take = Togli: { $name }
column-name = Nome
column-kind = Tipo
column-player = Giocatore
column-hp = Punti ferita
column-hp_max = Punti ferita massimi
column-hp_current = Punti ferita attuali
column-hp_temp = Punti ferita temporanei
column-ac = Classe armatura
column-initiative = Iniziativa
column-initiative_mod = Modificatore d’iniziativa
column-initiative_fixed = Iniziativa tirata
column-perception = Percezione
column-level = Livello
column-speed = Velocità
column-reaction = Reazione
column-trigger = Innesco
column-text = Testo
column-requirements = Requisiti
column-uses = Usi
import-preview = Importazione
reading = Lettura di { $name }…
reactions = Reazioni
no-reactions = Nessuna reazione trovata.
loose-reactions = Reazioni senza creatura
nothing-found = Non c’è nulla da aggiungere.
add-count = { $count ->
    [one] Aggiungi { $count } combattente
   *[other] Aggiungi { $count } combattenti
}
import-other = Nota: { $code }
import-encoding_guessed = La codifica del testo è stata dedotta: { $encoding }.
import-creature_unreadable = Una creatura non era leggibile ed è stata tralasciata.
import-creature_nameless = Una creatura è senza nome.
import-kind_skipped = «{ $name }» è stato tralasciato: è di tipo { $kind }.
import-duplicate_merged = «{ $name }» compariva due volte ed è stato unito.
import-same_name = { $count ->
    [one] { $count } creatura si chiama «{ $name }».
   *[other] { $count } creature si chiamano «{ $name }».
}
import-too_many = { $kept ->
    [one] Il file contiene più di quanto si possa leggere; è rimasta la prima voce.
   *[other] Il file contiene più di quanto si possa leggere; sono rimaste le prime { $kept } voci.
}
import-hp_max_unknown = I punti ferita non sono indicati.
import-ac_unknown = La classe armatura non è indicata.
import-initiative_unknown = L’iniziativa non è indicata.
import-initiative_suggested = L’iniziativa { $value } è una proposta: controllala.
import-initiative_special = Qui l’iniziativa funziona diversamente: { $how }.
import-initiative_guessed = «{ $column }» è stata presa come { $taken_as ->
    [fixed] iniziativa fissa
   *[mod] modificatore di iniziativa
}: controlla.
import-formula_unknown = Formula illeggibile: «{ $formula }».
import-adjustment_not_applied = La variazione «{ $adjustment }» non è stata applicata.
import-reaction_nameless = Una reazione è senza nome.
import-trigger_missing = «{ $reaction }» non ha innesco: leggi il testo.
import-trigger_suggested = L’innesco di «{ $reaction }» è una proposta: controllalo.
import-text_missing = «{ $reaction }» non ha testo.
import-text_cut = Il testo di «{ $reaction }» era troppo lungo ed è stato tagliato.
import-reactions_cut = Sono state tenute solo le prime { $kept } reazioni di questa creatura.
import-encounter_skipped = Lo scontro «{ $name }» è stato tralasciato.
import-combatant_unreadable = Un combattente non era leggibile ed è stato tralasciato.
import-key_doubled = La chiave «{ $key }» compare due volte: vale l’ultima.
import-entry_outside = «{ $name }» punta fuori dall’archivio ed è stato tralasciato.
import-entry_unreadable = «{ $name }» nell’archivio non era leggibile ed è stato tralasciato.
import-combatant_unknown = Qui nessuno è «{ $ref }»: importa quella creatura insieme a «{ $name }».
import-wounds_taken = Ferite già subite: { $value }. Non sono state contate.
import-row_unreadable = La riga { $line } non è leggibile.
import-row_nameless = La riga { $line } è senza nome.
import-row_too_long = La riga { $line } ha più celle della prima.
import-number_unreadable = Riga { $line }: «{ $value }» in { $column } non è un numero.
import-column_unused = La colonna «{ $column }» non è stata usata.
import-column_missing = Manca la colonna «{ $column }».
import-empty = Il file è vuoto.
import-too_large = Il file è troppo grande.
import-picture = Questa è un’immagine.
import-pdf = Questo è un PDF: esporta invece la scheda come JSON o CSV.
import-archive = Questo è un archivio: estrai i file e importali.
import-program_state = Questo è lo stato interno di un programma: esporta invece le singole creature.
import-not_text = Questo non è testo.
import-not_json = Questo non è JSON.
import-broken_json = Il JSON è rotto o incompleto: esportalo di nuovo.
import-too_deep = Il JSON ha troppi livelli.
import-too_slow = Leggere questo file richiede troppo tempo: importane una parte.
import-too_hungry = Leggere questo file richiede troppa memoria: importane una parte.
import-not_xml = Questo non è XML.
import-broken_xml = L’XML è rovinato o si interrompe: esportalo di nuovo.
import-xml_doctype = L’XML dichiara un tipo di documento, che non viene mai letto.
import-no_archive = Questo non è un archivio.
import-broken_archive = L’archivio è rovinato o si interrompe: esportalo di nuovo.
import-archive_bomb = L’archivio si espande ben oltre quanto serve a una scheda.
import-archive_locked = L’archivio è protetto da una password.
import-other_shape = Il file ha un’altra struttura.
import-other_system = Viene da un altro sistema di gioco.
import-no_table = Questa non è una tabella.
import-no_name_column = La prima riga non ha una colonna per i nomi.
import-no_creatures = Non contiene nessuna creatura leggibile.

## Acting and board
acting = Di turno
pane-hide = Nascondi: { $pane }
pane-show = Mostra: { $pane }
pane-size = Dimensione: { $pane }
search-actions = Cerca azioni
favourites = Preferite
favourites-choose = Scegli le preferite
group-cost = Azioni dello stesso costo
board = Tabellone
no-board = Nessun tabellone: «a portata?» lo dici tu.
add-board = Aggiungi un tabellone
ground-difficult = Terreno difficile
ground-blocked = Bloccato
ground-paint = Cambia questa casella
place-on-board = Colloca { $name }
place-some = Non sul tabellone: { $count }
token-at = { $name } ({ $x }, { $y })
drop-menu = In questa casella
foreseen-asked = Verrà chiesto a
foreseen-nobody = Non verrà chiesto a nessuno.
foreseen-question = Prima una domanda:
just-place = Mettilo qui e basta

## Stack
stack = Pila
stack-empty = Nulla in attesa.
stack-empty-explained = Qui sta ciò a cui si può rispondere, finché non è risolto.
stack-depth = { $count ->
    [one] { $count } livello
   *[other] { $count } livelli
}
stack-below = +{ $count } sotto
stack-pending = { $who } è a metà di questa azione.
stack-reaction = { $who } reagisce.
stack-chosen = Scelta di { $who }: è la prossima.
order-number = Numero { $order }
frame-pending = Azione
frame-reaction = Reazione
frame-chosen = Scelta
frame-window = Si può rispondere
frame-question = Domanda
interrupt = Ferma questa azione
asked = Interpellati
asked-nobody = Nessuno è interpellato.
answered = ha risposto
expired = tempo scaduto
seen-not = non ancora vista
seen-shown = vista
seen-touched = sta decidendo
wants-more = serve più tempo
move-earlier = Sposta in su { $who }
answer-for = Rispondi per { $who }
answer-for-short = Rispondi
withheld = Non interpellati: { $count }
extend = +{ $seconds } s
hold = Ferma
let-go = Fai ripartire
window-kind = Da ora in poi
skip = Non aspettare oltre
reroute = Fai rispondere un altro posto
resolve-now = Risolvi ora
close-all = Chiudi tutto e prosegui
judge-none = Nessuno di loro
judge-confirm = { $count ->
    [0] Conferma nessuno
   *[other] Conferma { $count }
}
title-pending = { $who }: { $action }
title-readying = { $who } prepara un’azione
title-pending-at = { $who }: { $action } → { $target }
title-announced = { $who } sta per agire: { $action }
question-facts-in_reach = Chi ha { $source } a portata?
question-facts-near_target = Chi è abbastanza vicino al bersaglio di { $source }?
question-facts-in_range = Chi ha { $source } a tiro?
question-facts-adjacent = Chi è adiacente a { $source }?
question-facts-enters_reach = Nella portata di chi entra { $source }?
question-facts-target_reach = Chi è a portata di { $source }?
question-facts-target_adjacent = Chi è adiacente a { $source }?
question-facts-target_range = Chi è a tiro di { $source }?
question-facts-target_room = Contro chi { $source } ha spazio sufficiente per muoversi?
question-facts-stated = Per chi vale: { $fact }?
question-consent = { $source } propone: { $action }. Accetti?
question-call = { $source }, { $action }: serve un tiro?
question-dc = { $source }, { $action }: che numero va raggiunto?
question-die = { $source }, { $action }: che cosa mostra il dado?
question-die-opposed = { $action }: tira il tuo dado contro { $source }
question-die-chance = { $action }: tira per la probabilità, in percento
question-die-save = { $action }, da { $source }: tira il tuo tiro salvezza
question-die-damage = { $action }: tira i dadi del danno
question-consequence = { $source }, { $action }: interrotta. Che altro succede?
question-slot = In che posto rientri?
question-order = In che ordine avvengono le reazioni?
question-redeclare = Hai annunciato { $action }. Lo confermi?
question-target = Contro chi è rivolto: { $action }?
question-victim = Il colpo di { $source } va fuori bersaglio: chi viene colpito?
question-facts-sees = Chi vede { $source } lungo il percorso?
question-facts-notices = Chi vede { $source } o ce l’ha abbastanza vicino?
question-pick = { $source }, { $action }: che cosa scegli?
question-work-damage = { $source } è stato ferito mentre lavorava. Il lavoro continua?
question-for = Domanda per { $who }
question-number = Un numero da { $least } a { $most }
question-send = Rispondi
choice-work_goes_on = Continua
choice-work_stops = È interrotto
choice-roll = Si tira
choice-succeeds = Riesce senza tiro
choice-fails = Fallisce senza tiro
choice-yes = Sì
choice-no = No
choice-refuse = Rifiuta
choice-now = Adesso
choice-keep = Come annunciato
choice-change = Altro
choice-first = Prima di tutti
choice-after = Dopo { $who }
trigger-readied = È successo ciò che si attendeva
until-turn_start = fino all’inizio del prossimo turno di { $who }
until-turn_end = fino alla fine del prossimo turno di { $who }
until-next_turn_end = fino alla fine del prossimo turno di { $who }
until-encounter = fino alla fine dello scontro
until-save = finché un tiro salvezza non riesce
until-round_end = fino alla fine del round

## Refusals
refusal-other = Ora non è possibile ({ $reason }).
refusal-not_your_turn = Solo nel tuo turno.
refusal-not_now = Non in questo momento.
refusal-insufficient = Non abbastanza { $budget }: servono { $need }, restano { $have }.
refusal-limit = Già usato quanto è consentito { $scope }.
refusal-requirement = Manca qualcosa: { $what }.
refusal-trigger = Non c’è nulla a cui reagire.
refusal-ineligible = Non possibile: { $why }.
refusal-unaware = Non se ne accorge.
refusal-disabled = Impedito da: { $state }.
refusal-tag_forbidden = Al momento non consentito: { $tag }.
refusal-window_closed = Troppo tardi: la finestra è chiusa.
refusal-exclusive_mode = Ora combattono altri tra loro.
refusal-depth = Troppe reazioni una dentro l’altra.
refusal-not_in_encounter = Non è in questo scontro.
refusal-unsupported = Questo sistema o questa stanza non lo prevede.
refusal-gm_denied = Il GM ha detto di no.
refusal-not_yours = Questo combattente non è tuo.
refusal-unknown = Non esiste più: { $what }.
refusal-conflict = Nel frattempo qualcuno l’ha cambiato. Guarda di nuovo.
refusal-already_answered = Hai già risposto. Con «Cambia» puoi rispondere di nuovo.
refusal-paused = Lo scontro è in pausa.
refusal-role = Il tuo posto non lo consente.
refusal-too_late = Troppo tardi: non hai speso nulla.
refusal-bad_message = La stanza non ha capito questa pagina. Ricaricala.
refusal-too_fast = Troppo in fretta: aspetta un momento e riprova.
refusal-too_big = È troppo grande da inviare.
refusal-store_away = Per ora la stanza non può salvare. Riprova tra un momento.
requirement-target = un bersaglio
requirement-host_action = un’altra azione in cui usarla
requirement-targets = il giusto numero di bersagli
requirement-choice = una scelta possibile
requirement-choices = le scelte giuste
requirement-turns = un numero di turni possibile
requirement-dice = dadi leggibili
requirement-not_prepared = essersi preparati
requirement-combatants = almeno un combattente
requirement-creatures = almeno una creatura
requirement-place = un posto che esista
requirement-id = un identificatore unico
requirement-trigger = l’innesco
requirement-held = l’azione preparata
requirement-frame = l’azione in corso
requirement-budget = la riserva
requirement-option = l’opzione
requirement-setting = l’impostazione
requirement-stat = la statistica
requirement-system = il sistema di regole
requirement-demo = lo scontro dimostrativo
requirement-who = i combattenti
requirement-path = un percorso
requirement-distance = la distanza giusta
requirement-terrain = terreno libero
requirement-straight = una linea retta
requirement-nearer = passi che avvicinano
requirement-speed = abbastanza velocità
requirement-occupied = una casella libera
requirement-range = un bersaglio a gittata
requirement-reach = un bersaglio a portata
requirement-in_sight = un bersaglio in vista
requirement-path_point = un punto visibile del percorso
requirement-toward = un percorso verso il nemico
requirement-self = sé stessi come bersaglio
requirement-harm_left = danni ancora da evitare
requirement-near_target = il bersaglio abbastanza vicino
requirement-aimed_at = un’azione contro un alleato
requirement-untouched = non averne ancora speso
requirement-used = un’azione di quel tipo
requirement-name = un nome
requirement-shelved = uno scontro messo da parte
requirement-stats = statistiche leggibili
requirement-value = un valore valido
requirement-combatant = il combattente
requirement-action = l’azione
requirement-reaction = la reazione
requirement-seat = il posto
requirement-effect = l’effetto
requirement-condition = la condizione
requirement-code = il codice d’ingresso
requirement-unused_budget = una riserva che non serva più a pagare nulla
requirement-tags = etichette di una sola parola
scope-turn = per turno
scope-own_turn = per turno proprio
scope-other_turn = in un turno altrui
scope-helpers = per chi aiuta un solo tiro
scope-cycle = tra un tuo turno e l’altro
scope-round = per round
scope-trigger = per innesco
scope-window = per questo innesco
scope-action = per azione
scope-reactions = per le reazioni a una stessa azione
scope-encounter = per scontro
scope-combatants = in uno scontro
scope-shelf = tra gli scontri messi da parte
scope-own_actions = per azioni proprie
scope-own_budgets = per riserve proprie
ineligible-out_of_reach = fuori portata
ineligible-own_side = stesso schieramento
ineligible-other_side = altro schieramento
ineligible-not_adjacent = non adiacente
ineligible-consent_refused = la proposta è stata rifiutata
ineligible-unknown = non si sa se vale
ineligible-not_target = non è il bersaglio
ineligible-no_sight = fuori vista
ineligible-outside_awareness = troppo lontano per accorgersene
ineligible-step = prima il movimento, poi le risposte, poi l’azione
ineligible-no_mode = ora nessuno combatte da solo
ineligible-target = è rivolto a te

## Errors over HTTP
error-other = Non ha funzionato ({ $code }). Riprova.
error-network = Il server non è raggiungibile. Controlla la connessione e riprova.
error-page = Qualcosa non va in questa pagina. Ricaricala.
error-unknown_code = Non c’è nessuna stanza con questo codice. Controllalo e riprova.
error-unknown_demo = Questo sistema non ha uno scontro dimostrativo. Scegline un altro.
error-token = Questo link non è più valido. Chiedine uno nuovo al GM.
error-unreadable = Il file non è leggibile.
error-http_413 = È troppo grande.
error-http_429 = Troppi tentativi. Aspetta un minuto e riprova.
error-http_500 = Il server ha commesso un errore. Riprova.
error-http_503 = Il server non è pronto. Riprova tra un momento.
error-taken = Ora questo personaggio lo gioca qualcun altro. Scegline un altro.

## Log
log = Registro
log-lines = Righe del registro
gm-only = GM
search-log = Cerca nel registro
export-log = Esporta
save-log = Salva il registro
degree-critical_success = successo critico
degree-success = successo
degree-failure = fallimento
degree-critical_failure = fallimento critico
log-encounter-began = Lo scontro comincia.
log-encounter-ended = Lo scontro è finito.
log-round-started = Comincia il round { $round }.
log-turn-started = Tocca a { $who }.
log-turn-ended = { $who } ha finito.
log-turn-skipped = { $who } salta il turno: { $why }.
log-delay-began = { $who } ritarda.
log-delay-returning = { $who } rientra dopo questo turno.
log-delay-ended = { $who } è di nuovo nell’ordine.
log-action-declared = { $who }: { $action }.
log-action-declared-at = { $who }: { $action } → { $target }.
log-reaction-used = { $who } reagisce: { $action }.
log-reaction-used-at = { $who } reagisce: { $action } → { $target }.
log-held-stored = { $who } prepara un’azione.
log-action-readied = { $who } comincia a preparare un’azione.
log-held-stored-what = { $who } prepara: { $action }.
log-held-expired = L’azione preparata di { $who } decade.
log-check-rolled = { $who } → { $target }: { $face } sul dado, { $total } contro { $against }, { $degree }.
log-check-explained = { $who } → { $target }: { $face } sul dado, { $total } contro { $against }, { $degree } ({ $parts }).
part = { $why } { $value }
part-against = { $why } { $value } del bersaglio
roll-gm = fissato dal GM
roll-base = base
roll-check = la prova stessa
log-check-waived = { $who } → { $target }: { $degree } senza tiro.
log-check-result = { $who } → { $target }: { $degree }.
log-check-modified = { $who } modifica il tiro di { $value }.
log-save-rolled = Tiro salvezza di { $who }: { $degree }.
log-pool-thrown = { $who } → { $target }: { $faces }; { $count } su { $dice } con { $need } o meno.
log-pool-result = { $who } → { $target }: { $count } su { $dice } riusciti.
log-pool-thrown-own = { $who }: { $faces }; { $count } su { $dice } con { $need } o meno.
log-pool-result-own = { $who }: { $count } su { $dice } riusciti.
log-harm-thrown = Danni { $who } → { $target }: { $faces }; { $count } su { $dice } con { $need } o meno.
log-harm-result = Danni { $who } → { $target }: { $count } su { $dice }.
log-mode-began = { $mode }: { $who } contro { $target }.
log-mode-ended-won = { $mode }: vince { $side }.
log-mode-ended-draw = { $mode }: pareggio.
log-mode-ended-forfeited = { $mode }: abbandono, vince { $side }.
log-mode-ended-gm = { $mode }: chiuso dal GM.
log-score-changed = { $side }: { $value } punti ({ $change }).
log-hp-lost = { $who } perde { $amount } PF, ne restano { $left }.
log-hp-gained = { $who } recupera { $amount } PF, ora { $left }.
log-hurt = { $who } subisce danni.
log-healed = { $who } recupera salute.
log-effect-applied = { $who }: { $effect }.
log-effect-ended = { $who }: { $effect } termina.
log-effect-sustained = { $who } mantiene: { $effect }.
log-saved = { $who }: il tiro salvezza contro «{ $effect }» riesce.
log-not-saved = { $who }: il tiro salvezza contro «{ $effect }» fallisce.
log-action-interrupted = Azione interrotta, { $who }: { $action }.
log-chance-rolled = { $who }: { $face } sul dado, con una probabilità del { $chance } per cento.
log-damage-reduced = { $who } toglie { $amount } ai danni.
log-damage-weakened = { $who } attutisce il colpo.
log-action-avoided = { $who } si sottrae.
log-action-redirected = { $target } si mette al posto di { $who }.
log-action-lost = Azione perduta, { $who }: { $action }.
log-action-announced = { $who } vuole: { $action }.
log-action-withdrawn = Azione non compiuta, { $who }: { $action }.
log-activity-advanced = { $who }, { $action }: turni completati { $done } su { $of }.
log-activity-interrupted = { $who } interrompe il lavoro: { $action }. Resta: { $done } su { $of }.
log-moved = { $who } si muove.
log-moved-by = { $who } viene spostato da { $other }.
log-window-opened = { $trigger }: interpellati { $asked }.
log-window-answered = { $who } ha risposto.
log-window-answered-gm = Il GM ha risposto per { $who }.
log-window-answered-standing = L’ordine permanente di { $who } ha risposto.
log-window-declined-by-time = Tempo scaduto per { $who }: rinuncia.
log-window-time-up = Tempo scaduto per { $who }.
log-window-closed-all_answered = Hanno risposto tutti.
log-window-closed-deadline = Tempo scaduto.
log-window-closed-gm = Il GM ha chiuso la finestra.
log-window-released = { $who }: { $action } non serve più e non costa nulla.
log-announcement-dropped = { $who } cambia idea.
log-window-extended = Più tempo per reagire.
log-window-answered-credit = { $who } ha risposto; { $ms } ms di trasmissione sono stati accreditati.
log-window-extended-by = { $who } prende altro tempo.
log-window-waits = Tempo scaduto; lo scontro attende una risposta.
log-window-time-asked = { $who } chiede al GM altro tempo.
log-window-held = Il tempo di reazione è fermo.
log-window-goes-on = Il tempo di reazione riprende.
log-window-rerouted = { $seat } risponde per { $who }.
log-window-rerouted-back = Per { $who } rispondono di nuovo i suoi giocatori.
log-turn-expired = Il tempo del turno di { $who } è scaduto.
log-question-answered = Il GM ha deciso.
log-combatant-added = { $who } entra nello scontro.
log-combatant-removed = { $who } lascia lo scontro.
log-combatant-queued = { $who } entra all’inizio del prossimo round.
log-combatant-edited = { $who }: dati modificati.
log-combatant-hidden = { $who }: ora non visibile.
log-combatant-revealed = { $who }: ora visibile.
log-initiative-set = Iniziativa di { $who }: { $value }.
log-initiative-tie = { $who } tira { $value } per lo spareggio.
log-order-set = L’ordine è cambiato.
log-order-moved = { $who } ha usato l’azione preparata e ora agisce subito prima di { $other }.
log-board-set = Il tabellone è cambiato.
log-stack-cleared = Il GM ha chiuso tutto e proseguito.
log-encounter-shelved = Lo scontro è messo da parte.
log-encounter-shelved-named = Lo scontro è messo da parte: { $name }.
log-encounter-resumed = Riprende uno scontro messo da parte.
log-encounter-resumed-named = Riprende uno scontro messo da parte: { $name }.
log-encounter-discarded = Uno scontro messo da parte è stato eliminato.
log-encounter-discarded-named = Uno scontro messo da parte è stato eliminato: { $name }.
log-undone = Lo scontro è tornato a un momento precedente.
log-redone = Quanto era stato annullato è stato ripristinato.
log-paused = Pausa.
log-resumed = Lo scontro riprende.
log-outage = { $seconds ->
    [one] Il server è mancato per { $seconds } secondo; il tempo è stato restituito.
   *[other] Il server è mancato per { $seconds } secondi; il tempo è stato restituito.
}
log-seat-set = Il posto di { $who } è cambiato.
log-seat-left = Il posto di { $who } è stato tolto.
log-options-set = Le impostazioni sono cambiate.

## Owlbear Rodeo

owlbear-only = Questa pagina va aperta dentro Owlbear Rodeo
owlbear-only-explained = Aggiungi l’estensione di questo server al tuo tavolo e aprila dal menu del tavolo.
owlbear-who = Chi sei a questo tavolo?
owlbear-as-player = Gioco
owlbear-as-gm = Conduco il gioco
owlbear-gm-heading = Una stanza per questo tavolo
owlbear-gm-explained = I giocatori del tavolo troveranno subito la stanza. I segnalini della scena vengono seguiti.
owlbear-gm-linked = Questo tavolo ha già una stanza. Usa il tuo link da GM, oppure aprine una nuova.
owlbear-have-room = Ho già una stanza
owlbear-gm-link = Link del GM
owlbear-gm-link-explained = L’indirizzo della tua plancia, o un invito da GM. Non mostrarlo a nessuno.
owlbear-take-over = Usa questa stanza
owlbear-no-link = Questo non è un link da GM di questo server. Copia l’intero indirizzo della plancia.
owlbear-no-room = Il GM non ha ancora aperto una stanza per questo tavolo. Apparirà qui; oppure scrivi un codice.
owlbear-bridge-off = La scena non è collegata.
owlbear-bridge-failed = Non è stato possibile collegare la scena. Riapri per riprovare.
owlbear-bridge-elsewhere = I segnalini arrivano dalla pagina di un altro GM.
owlbear-bridge-no-scene = Nessuna scena è aperta.
owlbear-bridge-other-grid = La griglia della scena non è quella delle regole. I segnalini non vengono seguiti.
owlbear-bridge-following = Scena seguita: { $linked } su { $tokens } con segnalino.
owlbear-in-tab = Apri in una scheda
owlbear-leave = Lascia la stanza
owlbear-add-party = Nel combattimento: gruppo
owlbear-add-foes = Nel combattimento: nemici
owlbear-in-already = Sono già nel combattimento, o non hanno nome.
