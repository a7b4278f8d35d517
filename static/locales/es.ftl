# What the pages say, in Spanish.

## Front page
brand = Offturn
tagline = Un árbitro para todo lo que ocurre fuera de turno.
gm-heading = Dirigir un combate
gm-explained = Abre una sala en este dispositivo. Los jugadores entran con el móvil.
player-heading = Unirse a una mesa
player-explained = Tu máster tiene un código corto para ti.
rule-system = Sistema de reglas
room-name = Nombre de la sala
room-name-example = Emboscada en el vado
room-unnamed = Sala sin nombre
open-room = Abrir una sala
try-demo = Probar el combate de ejemplo
join-code = Código de entrada
join = Entrar
loading = Cargando…
try-again = Reintentar
to-front-page = A la portada

## Joining
join-heading = Únete a la mesa
joining-room = Vas a entrar en «{ $room }».
next = Siguiente
your-name = Tu nombre
your-character = Tu personaje
gm-seats-me = Que me lo asigne el máster
take-seat = Tomar asiento
continue-as = Continuar como { $name }
checklist = Antes del combate
checklist-done = Todo listo
try-sound = Probar el sonido
try-vibration = Probar la vibración
wake-lock = La pantalla sigue encendida mientras estés en la mesa.
install = Instalar como aplicación
install-share = Para instalar: Compartir y «Añadir a inicio».
installed = Instalada como aplicación.

## The line to the room
connecting = Conectando
connecting-explained = Buscando la sala.
not-connected = Sin conexión.
trying-again = Reintentando. Lo que ves puede estar desfasado.
unconfirmed = Enviado, aún sin confirmar.
unconfirmed-long = Sigue sin confirmar. Espera a que vuelva la conexión.
closed-heading = Esta página está cerrada
close-4401 = Este enlace ya no es válido. Pide uno nuevo al máster.
close-4404 = Esta sala ya no existe.
close-4409 = Esta página se abrió de nuevo en otro lugar. Recárgala para seguir aquí.
close-other = La sala cerró la conexión ({ $code }). Recarga la página para reintentarlo.
dismiss = Descartar
close = Cerrar
cancel = Cancelar

## Pause and time
paused = En pausa.
paused-explained = Todos los relojes están parados.
paused-store_away = En pausa: la sala no puede guardar.
paused-store_away-explained = No se pierde nada. El juego seguirá solo.
paused-short = en pausa
time-frozen = En pausa: { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
no-limit = Sin límite de tiempo
soon = pronto

## Title of the page
title-prompt = ● { $who }: { $what }
title-question = ● { $what }
title-turn = ▶ { $who }: te toca
title-room = { $who } · { $room }
title-quiet = { $room } · Offturn

## Round and turn
round = Ronda { $round }
round-short = R{ $round }
setup = Preparación
over = Terminado
not-begun = El combate no ha empezado
fight-over = El combate ha terminado
fight-over-explained = El registro se queda aquí. Aún se puede editar a los combatientes.
acts = Actúa { $who }
somebody-acts = Alguien está actuando
someone = Alguien
anybody = Cualquiera
oneself = Tú
nobody = nadie
something = algo
turns-until = { $turns ->
    [0] Te toca
    [1] Eres el siguiente
    [one] Te toca dentro de { $turns } turno
   *[other] Te toca dentro de { $turns } turnos
}
coming-next = Después
who-acts = Quién actúa
resolving = Resolviendo…
resolving-yours = Resolviendo… Tu turno sigue enseguida.
resolving-first = Se está resolviendo algo. Las acciones vuelven cuando la pila quede vacía.
your-turn = Tu turno
end-turn = Terminar turno
delay = Retrasar
return = Volver
ready = Preparar una acción
nothing-left = No queda nada por hacer en este turno.
nothing-fits = Nada se llama así.
why-not = { $count ->
    [one] Ahora no: { $count } acción
   *[other] Ahora no: { $count } acciones
}
no-character = Todavía sin personaje
no-character-explained = El máster te asignará uno. Esta página cambia sola.

## Marks
side = Bando
declared = Lo declarado
points-heading = Puntos
mode-end = Cerrar sin puntos
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
side-party = Grupo
side-foes = Enemigos
side-others = Otros
budget-left = { $budget }: { $left } de { $cap }
budget-legendary = Acciones legendarias
budget-lair = Acciones de guarida
cost = { $budget }: { $amount }
cost-free = gratis
leaves = { $left ->
    [0] después, ninguna
   *[other] después, { $left }
}
hp = PV
hp-of = { $value } de { $max } puntos de vida
hp-unhurt = ileso
hp-hurt = herido
hp-bloodied = malherido
hp-down = caído
armour = CA
defeated = derrotado
waits-delaying = retrasa su turno
waits-returning = va a volver
waits-ready = acción preparada
hidden = oculto

## Prompt
asked-as = { $who } puede reaccionar
your-reactions = Tus reacciones
prompts = Avisos
crumbs = Qué interrumpe esto
prompt-open = abierto
prompt-answered = enviado
default-none = Sin límite de tiempo.
at-expiry = también si se acaba el tiempo
more-time = Más tiempo: +{ $seconds } s
more-time-asked = El máster sabe que necesitas más tiempo.
use = Usar
use-what = Usar { $what }
decline = Renunciar
declined = Has renunciado
next-time = La próxima vez
standing-ask = Preguntarme siempre
standing-always = Usarla siempre
standing-never = No ofrecerla nunca
standing-expiry = Usarla si se acaba el tiempo
standing-what = Qué ocurre
standing-hp = Solo con a lo sumo % de puntos de golpe
standing-keep = Dejar al menos
standing-end = Retirar la orden
standing-count = Órdenes permanentes: { $count }
sent-heading = Enviado
waiting-others = Esperando a los demás.
change = Cambiar
outcome-too_late = Demasiado tarde: la ventana ya estaba cerrada.
outcome-missed = La ventana se cerró sin tu respuesta.
outcome-released = Tu reacción ya no hizo falta.
nothing-spent = No se ha gastado nada.
go-on = Continuar

## Filling an action
together-with = Junto con ella
choose-targets = { $count ->
    [one] Elige un objetivo
   *[other] Elige hasta { $count } objetivos
}
choose-square = Toca una casilla marcada o escríbela.
choose-square-board = Haz clic en una casilla marcada del tablero o escríbela.
pick-action = Acción
pick-trigger = Cuándo
ready-words = O con palabras: el máster dirá cuándo
pick-source = De quién
pick-about = Hacia quién
choose-point = En qué casilla del camino
pick-item = Qué se entrega
pick-instead = En lugar del ataque normal
pick-instead-none = El ataque normal
column = Columna
row = Fila
set-square = Ir ahí
square-unreachable = No se llega a esta casilla.
do-it = Hacerlo
less = Menos
more = Más
turns-of-work = Turnos de trabajo
work-done = { $done } de { $of } turnos hechos. Otro número empieza de nuevo.

## Bar, seats, settings
pause = Pausa
resume = Reanudar
join-players = Código de entrada
join-explained = Los jugadores escanean la imagen, o abren la dirección y escriben el código.
join-here = Entra aquí
no-join = Esta sala no tiene código de entrada.
code-new = Código nuevo
code-close = Cerrar la entrada
qr-label = Código QR con la dirección para entrar
open-display = Pantalla de la mesa
open-display-explained = Abre una página para una pantalla que ven todos.
open-overlay = Superposición para directos
seats = Puestos
seats-count = Puestos { $here }/{ $all }
seats-explained = Elige quién lleva a quién.
seats-all = Mostrar a todos los combatientes
seats-none = Aún no ha entrado nadie. Muestra el código de entrada.
plays = { $seat } lleva a
time-factor = Tiempo
time-factor-of = Tiempo de { $seat }
seat-grant = Que { $seat } lleve a { $who }
seat-link = Enlace del asiento
seat-new-link = Enlace nuevo, el viejo acaba
seat-revoke = Quitar el asiento
seat-more = Otro asiento
seat-role = Para
role-player = un jugador
role-gm = otro máster
role-spectator = alguien que mira
seat-invite = Crear un enlace
invitation = Un enlace a un asiento
invitation-explained = Solo se ve una vez. Quien lo abra tiene el asiento.
address = Dirección
presence-here = presente
presence-away = ausente
presence-offline = sin conexión
settings = Ajustes
keys = Teclas
undo = Deshacer
redo = Rehacer
undo-last = Deshacer el último paso
redo-last = Rehacer el último paso
steps = Pasos
steps-explained = Pulsa un paso para ver qué cambiará antes de ir.
steps-none = No hay nada que deshacer.
undo-to-here = Deshacer esto y lo que siguió
redo-to-here = Rehacer hasta aquí
step-time = Se acabó el tiempo
step-other = Paso: { $what }
change-line = { $what }: { $from } → { $to }
change-of = { $who }, { $what }
change-round = Ronda
change-turn = Turno de
change-gone = { $who } no estará en el combate.
change-back = { $who } volverá al combate.
change-none = Nada que se vea aquí.
change-order = El orden ha cambiado.
do-anyway = Hacerlo de todos modos
keys-explained = Una tecla para cada cosa. No actúan mientras escribes. Pulsa una aquí para cambiarla.
keys-reset = Teclas de siempre
key-change = { $what }: { $key }. Cambiar
key-none = sin tecla
key-press = Pulsa una tecla
key-next = Empezar o terminar el turno
key-search = Buscar acciones
key-do = Hacer lo preparado
key-cancel = Dejarlo
key-delay = Retrasar
key-return = Volver de un retraso
key-extend = Más tiempo para responder
key-hold = Retener el tiempo
key-resolve = Resolver ya
key-close-all = Cerrar todo y seguir
key-pause = Pausar o seguir
key-undo = Deshacer
key-redo = Rehacer
key-report = Ocurre algo
key-add = Añadir un combatiente
key-join = Código de entrada
key-seats = Asientos
key-preview = Ver como otra persona
key-settings = Ajustes
key-log = Registro
key-keys = Esta hoja
key-digit = Acción, objetivo o respuesta por su lugar
preview = Ver como
preview-explained = Abre una ventana con lo que ve ese asiento. En ella no se puede hacer nada.
preview-everybody = Todos (pantalla de la mesa)
preview-line = Una vista previa: aquí no se puede hacer nada.
report = Ocurre algo
report-short = Ocurre
report-explained = Se pregunta a quien pueda responder.
report-none = Este sistema no tiene nada que avisar a mano.
report-what = Qué
report-who = De quién
report-nobody = Nadie en concreto
report-now = Ocurre ahora
report-held = Preparado
this-room = Esta sala
this-device = Este dispositivo
setting-window_ms = Segundos para reaccionar
setting-length_ms = Segundos para reaccionar a esto
of-trigger = { $what }: { $trigger }
setting-grace_ms = Segundos antes de la cuenta atrás
setting-turn_ms = Segundos por turno (0: sin límite)
setting-more_ms = Segundos de más para quien los necesite
setting-more_time = Si alguien necesita más tiempo
setting-more_time-grant = Darlo siempre
setting-more_time-once = Darlo una vez por aviso
setting-more_time-ask = Preguntar al máster
setting-confirm = El máster asigna los personajes
setting-confirm-off = No: por orden de llegada
setting-confirm-on = Sí
setting-expiry = Cuando se acaba el tiempo
setting-expiry-decline = Cuenta como renuncia
setting-expiry-wait = El combate espera
setting-question_ms = Segundos para una pregunta
setting-allowance_ms = Segundos de margen para una red lenta
setting-depth = Reacciones una dentro de otra, como mucho
setting-hit_points = Puntos de golpe enemigos para jugadores
setting-hit_points-exact = En números
setting-hit_points-coarse = Con palabras
setting-hit_points-none = Nada
setting-unknown = Lo que nadie puede calcular
setting-unknown-ask = Preguntar al máster
setting-unknown-offer = Preguntar igual a los jugadores
setting-unknown-skip = No preguntar a nadie
setting-dice = Dados de los jugadores
setting-dice-server = Los tira el servidor
setting-dice-typed = Los jugadores escriben dados reales
end-fight = Terminar el combate
end-fight-sure = El combate termina para todos.
keep-fighting = Seguir
settings-actions = { $count ->
    [one] { $count } opción sobre acciones sueltas
   *[other] { $count } opciones sobre acciones sueltas
}
language = Idioma
language-en = English
language-it = Italiano
language-ru = Русский
language-zh = 中文
language-es = Español
theme = Tema
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
contrast = Alto contraste
text-size = Tamaño del texto
text-size-100 = Normal
text-size-125 = Grande
text-size-150 = Muy grande
text-size-200 = Enorme
sound = Sonido
sound-0 = Apagado
sound-1 = Bajo
sound-2 = Alto
vibration = Vibración
remind = Recordármelo hasta que responda
no-wake-lock = La pantalla puede apagarse sola: los navegadores solo la mantienen encendida con HTTPS.

## Setup
setup-heading = Preparativos
setup-add = { $count ->
    [0] Añade combatientes
    [one] { $count } combatiente añadido
   *[other] { $count } combatientes añadidos
}
setup-join = { $count ->
    [0] Deja entrar a los jugadores
    [one] { $count } jugador dentro
   *[other] { $count } jugadores dentro
}
setup-begin = Empieza el combate
setup-begin-needs = Hace falta al menos un combatiente.
setup-surprised = ¿A quién se sorprende?
begin = Empezar

## Order
order = Orden
combatants-count = { $count }
order-empty = Aún no hay nadie en el combate
order-empty-explained = Añade combatientes a mano o suelta aquí un archivo.
add-combatant = Añadir combatiente
import = Importar
import-file = Importar archivos
drop-here = Suelta aquí los archivos para importarlos
edit = Editar a { $name }
name = Nombre
initiative = Iniciativa
roll = Tirar
kind = Tipo
kind-pc = Personaje
kind-npc = Criatura
kind-hazard = Peligro
stats = Atributos
copies = Copias
recent = Añadidos antes
hidden-at-first = Oculto al principio
add = Añadir
hp-less = Un punto de vida menos
hp-more = Un punto de vida más
add-effect = Añadir un efecto
condition = Estado
effect-own = O con palabras
effect-until = Hasta
effect-until-never = se quita a mano
effect-until-turn_start = empieza un turno
effect-until-turn_end = acaba un turno
effect-until-next_turn_end = acaba el turno siguiente
effect-until-encounter = acaba el combate
effect-until-save = salvación superada
effect-until-round_end = termina una ronda
effect-anchor = Turno de
end-effect = terminar
move-up = Subir
move-down = Bajar
to-first = Al principio
to-last = Al final
hide = Ocultar
reveal = Revelar
defeat = Derrotado
undefeat = No derrotado
remove = Quitar
place = Colocar
abilities = Capacidades y notas

## Import
columns-of = Columnas de { $name }
column-none = No está en la tabla
columns-again = Leer de nuevo
fight-named = Combate: { $name }
fight-unnamed = Un combate
add-fight = { $count ->
    [one] Añadir el combate ({ $count } combatiente)
   *[other] Añadir el combate ({ $count } combatientes)
}
cue-confirm = Preguntar por ella
cue-change = Cambiar cuándo se pregunta
cue-trigger = Cuándo
cue-whose = De quién
whose-foe = Un enemigo
whose-ally = Un aliado
whose-anyone = Cualquiera
cue-near = Dónde
near-anywhere = En cualquier lugar
near-in_reach = Al alcance
near-adjacent = En la casilla contigua
cue-at-me = Solo si va dirigida a quien la tiene
cue-now = Preguntar desde ahora
cue-text = Dejarla solo como texto
cue-asked = Se pregunta: { $trigger }
own-add = Añadir una acción o reacción
own-base = Funciona como
own-cost = Se paga con
own-amount = Cuánto
own-turn = en su propio turno
own-tags = Etiquetas
own-text = Qué hace
own-give = Dar
own-budget-add = Añadir una reserva
own-cap = Máximo
own-filled = Se rellena
own-filled-turn_start = al empezar su turno
own-filled-round_start = al empezar cada asalto
own-take = Quitar: { $name }
column-name = Nombre
column-kind = Tipo
column-player = Jugador
column-hp = Puntos de golpe
column-hp_max = Puntos de golpe máximos
column-hp_current = Puntos de golpe actuales
column-hp_temp = Puntos de golpe temporales
column-ac = Clase de armadura
column-initiative = Iniciativa
column-initiative_mod = Modificador de iniciativa
column-initiative_fixed = Iniciativa tirada
column-perception = Percepción
column-level = Nivel
column-speed = Velocidad
column-reaction = Reacción
column-trigger = Desencadenante
column-text = Texto
column-requirements = Requisitos
column-uses = Usos
import-preview = Importación
reading = Leyendo { $name }…
reactions = Reacciones
no-reactions = No se encontraron reacciones.
loose-reactions = Reacciones sin criatura
nothing-found = No se encontró nada que añadir.
add-count = { $count ->
    [one] Añadir { $count } combatiente
   *[other] Añadir { $count } combatientes
}
import-other = Nota: { $code }
import-encoding_guessed = La codificación del texto se ha supuesto: { $encoding }.
import-creature_unreadable = Una criatura no se pudo leer y se omitió.
import-creature_nameless = Una criatura no tiene nombre.
import-kind_skipped = «{ $name }» se omitió: es del tipo { $kind }.
import-duplicate_merged = «{ $name }» estaba dos veces y se unió.
import-same_name = { $count ->
    [one] { $count } criatura se llama «{ $name }».
   *[other] { $count } criaturas se llaman «{ $name }».
}
import-too_many = { $kept ->
    [one] El archivo contiene más de lo que se puede leer; se conservó la primera entrada.
   *[other] El archivo contiene más de lo que se puede leer; se conservaron las primeras { $kept } entradas.
}
import-hp_max_unknown = No constan los puntos de vida.
import-ac_unknown = No consta la clase de armadura.
import-initiative_unknown = No consta la iniciativa.
import-initiative_suggested = La iniciativa { $value } es una propuesta: compruébala.
import-initiative_special = Aquí la iniciativa funciona de otro modo: { $how }.
import-initiative_guessed = «{ $column }» se tomó como { $taken_as ->
    [fixed] iniciativa fija
   *[mod] modificador de iniciativa
}: compruébalo.
import-formula_unknown = La fórmula «{ $formula }» no se pudo leer.
import-adjustment_not_applied = El ajuste «{ $adjustment }» no se aplicó.
import-reaction_nameless = Una reacción no tiene nombre.
import-trigger_missing = «{ $reaction }» no tiene desencadenante: lee su texto.
import-trigger_suggested = El desencadenante de «{ $reaction }» es una propuesta: compruébalo.
import-text_missing = «{ $reaction }» no tiene texto.
import-text_cut = El texto de «{ $reaction }» era demasiado largo y se cortó.
import-reactions_cut = Solo se conservaron las primeras { $kept } reacciones de esta criatura.
import-encounter_skipped = El combate «{ $name }» se omitió.
import-combatant_unreadable = Un combatiente no se pudo leer y se omitió.
import-key_doubled = La clave «{ $key }» aparece dos veces: cuenta la última.
import-entry_outside = «{ $name }» apunta fuera de su archivo comprimido y se omitió.
import-entry_unreadable = «{ $name }» no se pudo leer en el archivo comprimido y se omitió.
import-combatant_unknown = Aquí nadie es «{ $ref }»: importa esa criatura junto con «{ $name }».
import-wounds_taken = Heridas ya sufridas: { $value }. No se han contado.
import-row_unreadable = La línea { $line } no se pudo leer.
import-row_nameless = La línea { $line } no tiene nombre.
import-row_too_long = La línea { $line } tiene más celdas que la primera.
import-number_unreadable = Línea { $line }: «{ $value }» en { $column } no es un número.
import-column_unused = La columna «{ $column }» no se usó.
import-column_missing = Falta la columna «{ $column }».
import-empty = El archivo está vacío.
import-too_large = El archivo es demasiado grande.
import-picture = Esto es una imagen.
import-pdf = Esto es un PDF: exporta la ficha como JSON o CSV.
import-archive = Esto es un archivo comprimido: extrae su contenido e impórtalo.
import-program_state = Esto es el estado interno de un programa: exporta criaturas sueltas.
import-not_text = Esto no es texto.
import-not_json = Esto no es JSON.
import-broken_json = El JSON está roto o incompleto: expórtalo de nuevo.
import-too_deep = El JSON tiene demasiados niveles.
import-too_slow = Leer este archivo lleva demasiado tiempo: importa una parte.
import-too_hungry = Leer este archivo necesita demasiada memoria: importa una parte.
import-not_xml = Esto no es XML.
import-broken_xml = El XML está dañado o incompleto: expórtalo de nuevo.
import-xml_doctype = El XML declara un tipo de documento, que nunca se lee.
import-no_archive = Esto no es un archivo comprimido.
import-broken_archive = El archivo comprimido está dañado o incompleto: expórtalo de nuevo.
import-archive_bomb = Descomprimido ocupa mucho más de lo que cabe en una ficha.
import-archive_locked = El archivo comprimido está protegido con contraseña.
import-other_shape = El archivo tiene otra estructura.
import-other_system = Es de otro sistema de juego.
import-no_table = Esto no es una tabla.
import-no_name_column = La primera fila no tiene una columna de nombres.
import-no_creatures = No contiene ninguna criatura legible.

## Acting and board
acting = En turno
pane-hide = Ocultar: { $pane }
pane-show = Mostrar: { $pane }
pane-size = Tamaño: { $pane }
search-actions = Buscar acciones
favourites = Favoritas
favourites-choose = Elegir favoritas
group-cost = Acciones del mismo coste
board = Tablero
no-board = Sin tablero: tú respondes si está al alcance.
add-board = Añadir un tablero
ground-difficult = Terreno difícil
ground-blocked = Bloqueado
ground-paint = Cambiar esta casilla
place-on-board = Colocar a { $name }
place-some = Fuera del tablero: { $count }
token-at = { $name } ({ $x }, { $y })
drop-menu = En esta casilla
foreseen-asked = Se preguntará a
foreseen-nobody = No se preguntará a nadie.
foreseen-question = Primero una pregunta:
just-place = Solo colocarlo aquí

## Stack
stack = Pila
stack-empty = Nada en espera.
stack-empty-explained = Aquí queda lo que se puede responder, hasta que se resuelve.
stack-depth = { $count ->
    [one] { $count } nivel
   *[other] { $count } niveles
}
stack-below = +{ $count } debajo
stack-pending = { $who } está a mitad de esto.
stack-reaction = { $who } reacciona.
stack-chosen = Lo eligió { $who }; es lo siguiente.
order-number = Número { $order }
frame-pending = Acción
frame-reaction = Reacción
frame-chosen = Elegida
frame-window = Se puede responder
frame-question = Pregunta
interrupt = Detener esta acción
asked = Preguntados
asked-nobody = No se pregunta a nadie.
answered = ha respondido
expired = se acabó el tiempo
seen-not = aún sin ver
seen-shown = visto
seen-touched = decidiendo
wants-more = necesita más tiempo
move-earlier = Subir a { $who }
answer-for = Responder por { $who }
answer-for-short = Responder
withheld = No preguntados: { $count }
extend = +{ $seconds } s
hold = Retener
let-go = Soltar
window-kind = De ahora en adelante
skip = No esperar más
reroute = Que responda otro asiento
resolve-now = Resolver ya
close-all = Cerrar todo y seguir
judge-none = Ninguno
judge-confirm = { $count ->
    [0] Confirmar ninguno
   *[other] Confirmar { $count }
}
title-pending = { $who }: { $action }
title-readying = { $who } prepara una acción
title-pending-at = { $who }: { $action } → { $target }
title-announced = { $who } va a actuar: { $action }
question-facts-in_reach = ¿Quién tiene a { $source } al alcance?
question-facts-near_target = ¿Quién está lo bastante cerca del objetivo de { $source }?
question-facts-in_range = ¿Quién tiene a { $source } a tiro?
question-facts-adjacent = ¿Quién está junto a { $source }?
question-facts-enters_reach = ¿En el alcance de quién entra { $source }?
question-facts-target_reach = ¿Quién está al alcance de { $source }?
question-facts-target_adjacent = ¿Quién está junto a { $source }?
question-facts-target_range = ¿Quién está a tiro de { $source }?
question-facts-target_room = ¿Contra quién tiene { $source } espacio suficiente para moverse?
question-facts-stated = ¿Para quién se cumple: { $fact }?
question-consent = { $source } ofrece: { $action }. ¿Aceptas?
question-call = { $source }, { $action }: ¿hace falta una tirada?
question-dc = { $source }, { $action }: ¿qué número hay que alcanzar?
question-die = { $source }, { $action }: ¿qué muestra el dado?
question-die-opposed = { $action }: tira tu dado contra { $source }
question-die-chance = { $action }: tira la probabilidad, en tanto por ciento
question-die-save = { $action }, de { $source }: tira tu salvación
question-die-damage = { $action }: tira los dados de daño
question-consequence = { $source }, { $action }: interrumpida. ¿Qué más ocurre?
question-slot = ¿En qué lugar vuelves?
question-order = ¿En qué orden ocurren las reacciones?
question-redeclare = Has anunciado { $action }. ¿Lo mantienes?
question-target = ¿A quién diriges { $action }?
question-victim = El golpe de { $source } se desvía: ¿a quién alcanza?
question-facts-sees = ¿Quién ve a { $source } en su camino?
question-facts-notices = ¿Quién ve a { $source } o lo tiene lo bastante cerca?
question-pick = { $source }, { $action }: ¿qué eliges?
question-work-damage = { $source } fue herido mientras trabajaba. ¿Sigue el trabajo?
question-for = Pregunta para { $who }
question-number = Un número de { $least } a { $most }
question-send = Responder
choice-work_goes_on = Sigue
choice-work_stops = Se interrumpe
choice-roll = Tirar
choice-succeeds = Sale bien sin tirada
choice-fails = Sale mal sin tirada
choice-yes = Sí
choice-no = No
choice-refuse = Rechazar
choice-now = Ahora
choice-keep = Lo mantengo
choice-change = Otra cosa
choice-first = Antes que nadie
choice-after = Después de { $who }
trigger-readied = Ha ocurrido lo que se esperaba
until-turn_start = hasta el comienzo del próximo turno de { $who }
until-turn_end = hasta el final del próximo turno de { $who }
until-next_turn_end = hasta el final del próximo turno de { $who }
until-encounter = hasta el final del combate
until-save = hasta superar una tirada de salvación
until-round_end = hasta el final de la ronda

## Refusals
refusal-other = Ahora no es posible ({ $reason }).
refusal-not_your_turn = Solo en tu propio turno.
refusal-not_now = En este momento no.
refusal-insufficient = No alcanza: { $budget }. Hacen falta { $need } y hay { $have }.
refusal-limit = Ya se usó cuanto se permite { $scope }.
refusal-requirement = Falta algo: { $what }.
refusal-trigger = No hay nada a lo que reaccionar.
refusal-ineligible = No es posible: { $why }.
refusal-unaware = No se da cuenta.
refusal-disabled = Lo impide: { $state }.
refusal-tag_forbidden = Ahora no está permitido: { $tag }.
refusal-window_closed = Demasiado tarde: la ventana está cerrada.
refusal-exclusive_mode = Ahora luchan otros entre sí.
refusal-depth = Demasiadas reacciones encadenadas.
refusal-not_in_encounter = No está en este combate.
refusal-unsupported = Este sistema o esta sala no lo tiene.
refusal-gm_denied = El máster ha dicho que no.
refusal-not_yours = Este combatiente no es tuyo.
refusal-unknown = Ya no existe: { $what }.
refusal-conflict = Mientras tanto alguien lo cambió. Míralo de nuevo.
refusal-already_answered = Ya has respondido. Con «Cambiar» puedes responder otra vez.
refusal-paused = El combate está en pausa.
refusal-role = Tu puesto no lo permite.
refusal-too_late = Demasiado tarde: no se ha gastado nada.
refusal-bad_message = La sala no entendió esta página. Recárgala.
refusal-too_fast = Demasiado rápido: espera un momento y reinténtalo.
refusal-too_big = Es demasiado grande para enviarlo.
refusal-store_away = La sala no puede guardar ahora. Reinténtalo en un momento.
requirement-target = un objetivo
requirement-host_action = otra acción en la que usarla
requirement-targets = el número correcto de objetivos
requirement-choice = una elección posible
requirement-choices = las elecciones correctas
requirement-turns = un número de turnos posible
requirement-dice = dados legibles
requirement-not_prepared = preparación previa
requirement-combatants = al menos un combatiente
requirement-creatures = al menos una criatura
requirement-place = un lugar que exista
requirement-id = un identificador propio
requirement-trigger = el desencadenante
requirement-held = la acción preparada
requirement-frame = lo que estaba en curso
requirement-budget = la reserva
requirement-option = la opción
requirement-setting = el ajuste
requirement-stat = el atributo
requirement-system = el sistema de reglas
requirement-demo = el combate de ejemplo
requirement-who = los combatientes
requirement-path = un camino
requirement-distance = la distancia correcta
requirement-terrain = terreno libre
requirement-straight = una línea recta
requirement-nearer = pasos que te acerquen
requirement-speed = velocidad suficiente
requirement-occupied = una casilla libre
requirement-range = un objetivo a distancia de tiro
requirement-reach = un objetivo al alcance
requirement-in_sight = un objetivo a la vista
requirement-path_point = un punto visible del camino
requirement-toward = un camino hacia el enemigo
requirement-self = uno mismo como objetivo
requirement-harm_left = daño que evitar
requirement-near_target = el objetivo lo bastante cerca
requirement-aimed_at = una acción contra un aliado
requirement-untouched = no haber gastado nada
requirement-used = una acción de ese tipo
requirement-name = un nombre
requirement-shelved = un combate aparcado
requirement-stats = atributos legibles
requirement-value = un valor válido
requirement-combatant = el combatiente
requirement-action = la acción
requirement-reaction = la reacción
requirement-seat = el puesto
requirement-effect = el efecto
requirement-condition = el estado
requirement-code = el código de entrada
requirement-unused_budget = una reserva que ya no cueste nada
requirement-tags = etiquetas de una palabra
scope-turn = por turno
scope-own_turn = por turno propio
scope-other_turn = en un turno ajeno
scope-helpers = para quienes ayudan en una tirada
scope-cycle = entre dos turnos tuyos
scope-round = por ronda
scope-trigger = por desencadenante
scope-window = por este desencadenante
scope-action = por acción
scope-reactions = para reacciones a una misma acción
scope-encounter = por combate
scope-combatants = en un combate
scope-shelf = entre los combates aparcados
scope-own_actions = para acciones propias
scope-own_budgets = para reservas propias
ineligible-out_of_reach = fuera de alcance
ineligible-own_side = es de su bando
ineligible-other_side = es de otro bando
ineligible-not_adjacent = no está adyacente
ineligible-consent_refused = se rechazó la oferta
ineligible-unknown = no se sabe si se cumple
ineligible-not_target = no es el objetivo
ineligible-no_sight = fuera de la vista
ineligible-outside_awareness = demasiado lejos para darse cuenta
ineligible-step = primero el movimiento, luego las respuestas, luego la acción
ineligible-no_mode = ahora nadie combate a solas
ineligible-target = va dirigido a ti

## Errors over HTTP
error-other = No ha funcionado ({ $code }). Reinténtalo.
error-network = No se puede llegar al servidor. Comprueba la conexión y reinténtalo.
error-page = Algo ha fallado en esta página. Recárgala.
error-unknown_code = No hay ninguna sala con este código. Compruébalo y reinténtalo.
error-unknown_demo = Este sistema no tiene combate de ejemplo. Elige otro.
error-token = Este enlace ya no es válido. Pide uno nuevo al máster.
error-unreadable = No se pudo leer el archivo.
error-http_413 = Es demasiado grande.
error-http_429 = Demasiados intentos. Espera un minuto y reinténtalo.
error-http_500 = El servidor cometió un error. Reinténtalo.
error-http_503 = El servidor no está listo. Reinténtalo en un momento.
error-taken = Ahora otra persona lleva este personaje. Elige otro.

## Log
log = Registro
log-lines = Líneas del registro
gm-only = Máster
search-log = Buscar en el registro
export-log = Exportar
save-log = Guardar el registro
degree-critical_success = éxito crítico
degree-success = éxito
degree-failure = fallo
degree-critical_failure = fallo crítico
log-encounter-began = Empieza el combate.
log-encounter-ended = El combate ha terminado.
log-round-started = Empieza la ronda { $round }.
log-turn-started = Turno de { $who }.
log-turn-ended = { $who } ha terminado.
log-turn-skipped = { $who } pierde el turno: { $why }.
log-delay-began = { $who } retrasa su turno.
log-delay-returning = { $who } vuelve después de este turno.
log-delay-ended = { $who } vuelve a estar en el orden.
log-action-declared = { $who }: { $action }.
log-action-declared-at = { $who }: { $action } → { $target }.
log-reaction-used = { $who } reacciona: { $action }.
log-reaction-used-at = { $who } reacciona: { $action } → { $target }.
log-held-stored = { $who } prepara una acción.
log-action-readied = { $who } empieza a preparar una acción.
log-held-stored-what = { $who } prepara: { $action }.
log-held-expired = Caduca la acción preparada de { $who }.
log-check-rolled = { $who } → { $target }: { $face } en el dado, { $total } contra { $against }, { $degree }.
log-check-explained = { $who } → { $target }: { $face } en el dado, { $total } contra { $against }, { $degree } ({ $parts }).
part = { $why } { $value }
part-against = { $why } { $value } del objetivo
roll-gm = fijado por el máster
roll-base = base
roll-check = la propia prueba
log-check-waived = { $who } → { $target }: { $degree } sin tirada.
log-check-result = { $who } → { $target }: { $degree }.
log-check-modified = { $who } modifica la tirada en { $value }.
log-save-rolled = Salvación de { $who }: { $degree }.
log-pool-thrown = { $who } → { $target }: { $faces }; { $count } de { $dice } con { $need } o menos.
log-pool-result = { $who } → { $target }: { $count } de { $dice } con éxito.
log-pool-thrown-own = { $who }: { $faces }; { $count } de { $dice } con { $need } o menos.
log-pool-result-own = { $who }: { $count } de { $dice } con éxito.
log-harm-thrown = Daño { $who } → { $target }: { $faces }; { $count } de { $dice } con { $need } o menos.
log-harm-result = Daño { $who } → { $target }: { $count } de { $dice }.
log-mode-began = { $mode }: { $who } contra { $target }.
log-mode-ended-won = { $mode }: gana { $side }.
log-mode-ended-draw = { $mode }: empate.
log-mode-ended-forfeited = { $mode }: abandono, gana { $side }.
log-mode-ended-gm = { $mode }: cerrado por el máster.
log-score-changed = { $side }: { $value } puntos ({ $change }).
log-hp-lost = { $who } pierde { $amount } PV; quedan { $left }.
log-hp-gained = { $who } recupera { $amount } PV; ahora { $left }.
log-hurt = { $who } sufre daño.
log-healed = { $who } se cura.
log-effect-applied = { $who }: { $effect }.
log-effect-ended = { $who }: { $effect } termina.
log-effect-sustained = { $who } mantiene: { $effect }.
log-saved = { $who }: supera la salvación contra «{ $effect }».
log-not-saved = { $who }: falla la salvación contra «{ $effect }».
log-action-interrupted = Acción interrumpida, { $who }: { $action }.
log-chance-rolled = { $who }: { $face } en el dado, con una probabilidad del { $chance } por ciento.
log-damage-reduced = { $who } resta { $amount } al daño.
log-damage-weakened = { $who } amortigua el golpe.
log-action-avoided = { $who } lo esquiva.
log-action-redirected = { $target } ocupa el lugar de { $who }.
log-action-lost = Acción perdida, { $who }: { $action }.
log-action-announced = { $who } quiere: { $action }.
log-action-withdrawn = Acción no realizada, { $who }: { $action }.
log-activity-advanced = { $who }, { $action }: { $done } de { $of } turnos hechos.
log-activity-interrupted = { $who } deja el trabajo: { $action }. Queda: { $done } de { $of }.
log-moved = { $who } se mueve.
log-moved-by = { $other } mueve a { $who }.
log-window-opened = { $trigger }: se pregunta a { $asked }.
log-window-answered = { $who } ha respondido.
log-window-answered-gm = El máster respondió por { $who }.
log-window-answered-standing = Ha respondido la orden permanente de { $who }.
log-window-declined-by-time = Se acabó el tiempo de { $who }: renuncia.
log-window-time-up = Se acabó el tiempo de { $who }.
log-window-closed-all_answered = Han respondido todos.
log-window-closed-deadline = Se acabó el tiempo.
log-window-closed-gm = El máster cerró la ventana.
log-window-released = { $who }: { $action } ya no hace falta y no cuesta nada.
log-announcement-dropped = { $who } cambia de idea.
log-window-extended = Más tiempo para reaccionar.
log-window-answered-credit = { $who } ha respondido; se le abonan { $ms } ms de transmisión.
log-window-extended-by = { $who } se toma más tiempo.
log-window-waits = Se acabó el tiempo; el combate espera una respuesta.
log-window-time-asked = { $who } pide más tiempo al máster.
log-window-held = El tiempo de reacción está detenido.
log-window-goes-on = El tiempo de reacción sigue.
log-window-rerouted = { $seat } responde por { $who }.
log-window-rerouted-back = Por { $who } vuelven a responder sus jugadores.
log-turn-expired = Se acabó el tiempo del turno de { $who }.
log-question-answered = El máster ha decidido.
log-combatant-added = { $who } entra en el combate.
log-combatant-removed = { $who } sale del combate.
log-combatant-queued = { $who } se une al comienzo de la próxima ronda.
log-combatant-edited = { $who }: datos editados.
log-combatant-hidden = { $who }: ahora no visible.
log-combatant-revealed = { $who }: ahora visible.
log-initiative-set = Iniciativa de { $who }: { $value }.
log-initiative-tie = { $who } saca { $value } en el desempate.
log-order-set = El orden ha cambiado.
log-order-moved = { $who } usó la acción preparada y ahora actúa justo antes de { $other }.
log-board-set = El tablero ha cambiado.
log-stack-cleared = El máster cerró todo y siguió.
log-encounter-shelved = El combate queda aparcado.
log-encounter-shelved-named = El combate queda aparcado: { $name }.
log-encounter-resumed = Sigue un combate aparcado.
log-encounter-resumed-named = Sigue un combate aparcado: { $name }.
log-encounter-discarded = Se ha descartado un combate aparcado.
log-encounter-discarded-named = Se ha descartado un combate aparcado: { $name }.
log-undone = El combate ha vuelto a un momento anterior.
log-redone = Se ha rehecho lo deshecho.
log-paused = Pausa.
log-resumed = El combate sigue.
log-outage = { $seconds ->
    [one] El servidor faltó { $seconds } segundo; el tiempo se ha devuelto.
   *[other] El servidor faltó { $seconds } segundos; el tiempo se ha devuelto.
}
log-seat-set = El puesto de { $who } ha cambiado.
log-seat-left = Se ha quitado el asiento de { $who }.
log-options-set = Los ajustes han cambiado.

## Owlbear Rodeo

owlbear-only = Esta página va dentro de Owlbear Rodeo
owlbear-only-explained = Añade a tu mesa la extensión de este servidor y ábrela desde el menú de la mesa.
owlbear-who = ¿Quién eres en esta mesa?
owlbear-as-player = Juego
owlbear-as-gm = Dirijo la partida
owlbear-gm-heading = Una sala para esta mesa
owlbear-gm-explained = La sala se ofrecerá enseguida a los jugadores de la mesa. Se siguen las fichas de la escena.
owlbear-gm-linked = Esta mesa ya tiene una sala. Usa tu enlace de máster o abre una nueva.
owlbear-have-room = Ya tengo una sala
owlbear-gm-link = Enlace del máster
owlbear-gm-link-explained = La dirección de tu panel, o una invitación de máster. No la compartas.
owlbear-take-over = Usar esta sala
owlbear-no-link = No es un enlace de máster de este servidor. Copia la dirección completa de tu panel.
owlbear-no-room = El máster aún no ha abierto una sala para esta mesa. Aparecerá aquí; o escribe un código.
owlbear-bridge-off = La escena no está conectada.
owlbear-bridge-failed = No se pudo conectar la escena. Vuelve a abrir esto para reintentar.
owlbear-bridge-elsewhere = Las fichas las comunica la página de otro máster.
owlbear-bridge-no-scene = No hay ninguna escena abierta.
owlbear-bridge-other-grid = La cuadrícula de la escena no es la de las reglas. No se siguen las fichas.
owlbear-bridge-following = Escena seguida: { $linked } de { $tokens } tienen ficha.
owlbear-in-tab = Abrir en una pestaña
owlbear-leave = Dejar la sala
owlbear-add-party = Al combate: grupo
owlbear-add-foes = Al combate: enemigos
owlbear-in-already = Ya están en el combate o no tienen nombre.
