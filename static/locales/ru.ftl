# What the pages say, in Russian.

## Front page
brand = Offturn
tagline = Судья для всего, что происходит вне очереди.
gm-heading = Провести бой
gm-explained = Откройте комнату на этом устройстве. Игроки подключатся с телефонов.
player-heading = Сесть за стол
player-explained = Короткий код скажет ведущий.
rule-system = Система правил
room-name = Название комнаты
room-name-example = Засада у брода
room-unnamed = Комната без названия
open-room = Открыть комнату
try-demo = Попробовать учебный бой
join-code = Код входа
join = Войти
loading = Загрузка…
try-again = Повторить
to-front-page = На главную

## Joining
join-heading = Вход за стол
joining-room = Вы входите в комнату «{ $room }».
next = Далее
your-name = Ваше имя
your-character = Ваш персонаж
gm-seats-me = Персонажа даст ведущий
look-again = Поискать новых персонажей
take-seat = Занять место
continue-as = Продолжить как { $name }
checklist = Перед боем
checklist-done = Всё готово
try-sound = Проверить звук
try-vibration = Проверить вибрацию
wake-lock = Экран не погаснет, пока вы за столом.
install = Установить как приложение
install-share = Чтобы установить: «Поделиться», затем «На экран „Домой“».
installed = Установлено как приложение.
extra-time = Нужно больше времени на ответ? Ведущий даст вам до десяти раз больше.
extra-time-given = { $factor ->
    [0] Для вас время не ограничено.
    [few] У вас в { $factor } раза больше времени, чем у других.
   *[other] У вас в { $factor } раз больше времени, чем у других.
}

## The line to the room
connecting = Подключение
connecting-explained = Ищем комнату.
not-connected = Нет связи.
trying-again = Подключаемся снова. На экране могут быть старые данные.
kept-till-then = Ваш выбор сохранён и уйдёт один раз, как только появится связь.
unconfirmed = Отправлено, ещё не подтверждено.
unconfirmed-long = Подтверждения всё ещё нет. Дождитесь связи.
closed-heading = Страница закрыта
close-4401 = Эта ссылка больше не действует. Попросите у ведущего новую.
close-4404 = Этой комнаты больше нет.
close-4409 = Страница открыта заново в другом месте. Обновите её, чтобы продолжить здесь.
close-other = Комната закрыла соединение ({ $code }). Обновите страницу, чтобы попробовать снова.
dismiss = Скрыть
close = Закрыть
cancel = Отмена

## Pause and time
paused = Пауза.
paused-explained = Все часы стоят.
paused-store_away = Пауза: комната не может сохранять.
paused-store_away-explained = Ничего не потеряно. Игра продолжится сама.
paused-short = пауза
time-frozen = Пауза: { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
}
seconds-word = { $seconds ->
    [one] секунда
    [few] секунды
   *[other] секунд
}
no-limit = Без ограничения времени
soon = скоро

## Title of the page
title-prompt = ● { $who }: { $what }
title-question = ● { $what }
title-turn = ▶ { $who }: ваш ход
title-room = { $who } · { $room }
title-quiet = { $room } · Offturn

## Round and turn
round = Раунд { $round }
round-short = Р{ $round }
setup = Подготовка
over = Завершён
not-begun = Бой ещё не начался
fight-over = Бой окончен
fight-over-explained = Журнал остаётся здесь. Участников можно править и дальше.
acts = Ходит { $who }
somebody-acts = Кто-то ходит
someone = Кто-то
anybody = Кто угодно
oneself = Вы
nobody = никто
something = что-то
turns-until = { $turns ->
    [0] Ваш ход
    [1] Вы следующий
    [one] Ваш ход через { $turns } ход
    [few] Ваш ход через { $turns } хода
   *[many] Ваш ход через { $turns } ходов
}
coming-next = Дальше
who-acts = Кто действует
resolving = Разрешается…
resolving-yours = Разрешается… Ваш ход сейчас продолжится.
resolving-first = Идёт разрешение. Действия вернутся, когда стопка опустеет.
choosing = { $who } выбирает действие…
choose-now = Теперь выберите действие: { $who }.
your-turn = Ваш ход
end-turn = Закончить ход
delay = Отложить ход
return = Вернуться
ready = Подготовить действие
nothing-left = В этом ходу больше нечего делать.
nothing-fits = Ничего с таким названием нет.
why-not = { $count ->
    [one] Сейчас нельзя: { $count } действие
    [few] Сейчас нельзя: { $count } действия
   *[many] Сейчас нельзя: { $count } действий
}
no-character = Персонажа пока нет
no-character-explained = Его даст ведущий. Страница обновится сама.

## Marks
side = Сторона
declared = Что объявлено
points-heading = Очки
mode-end = Прекратить без очков
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
side-party = Отряд
side-foes = Враги
side-others = Прочие
budget-left = { $budget }: { $left } из { $cap }
budget-legendary = Легендарные действия
budget-lair = Действия логова
cost = { $budget }: { $amount }
cost-free = даром
misses = Сейчас это не достанет. { $why }
target-far = сейчас не достать
offer-of-several = { $action } ({ $way })
misses-far = Сейчас слишком далеко.
leaves = { $left ->
    [0] больше не останется
   *[other] останется { $left }
}
hp = ОЗ
hp-of = Очки здоровья: { $value } из { $max }
hp-unhurt = без ран
hp-hurt = есть раны
hp-bloodied = тяжёлые раны
hp-down = без сил
armour = КЗ
defeated = повержен
waits-delaying = откладывает ход
waits-returning = возвращается
waits-ready = действие подготовлено
hidden = скрыт
hidden-until-turn = скрыт до своего хода

## Prompt
asked-as = { $who }: можно отреагировать
your-reactions = Ваши реакции
prompts = Запросы
crumbs = Что этим прерывается
prompt-open = открыт
prompt-answered = отправлен
default-none = Время не ограничено.
at-expiry = и если время выйдет
at-expiry-wait = Если время выйдет, стол подождёт вас.
at-expiry-use = Если время выйдет: { $what }
more-time = Больше времени: +{ $seconds } с
more-time-asked = Ведущий знает, что вам нужно время.
use = Применить
use-what = Применить: { $what }
decline = Отказаться
nothing-to-use = Здесь вам нечего применить.
declined = Отказ
next-time = В следующий раз
standing-ask = Всегда спрашивать
standing-always = Всегда применять
standing-never = Никогда не предлагать
standing-round = Не в этом раунде
standing-expiry = Применить, если время выйдет
standing-what = Что делать
standing-hp = Только если здоровья не больше, %
standing-keep = Оставлять в запасе
standing-source = Только против
standing-first = Поставить первым
standing-end = Отменить указание
standing-count = Постоянные указания: { $count }
standing-if-hp = только при { $percent } % хитов или меньше
standing-if-keep = только если останется хотя бы { $left }
standing-if-source = только против { $who }
held-heading = Подготовлено
held-dismiss = Отказаться
sustained-heading = Поддерживается
sustained-dismiss = Прекратить
sent-heading = Отправлено
waiting-others = Ждём остальных.
change = Изменить
outcome-too_late = Поздно: окно уже закрылось.
outcome-missed = Окно закрылось без вашего ответа.
outcome-released = Ваша реакция уже не понадобилась.
nothing-spent = Ничего не потрачено.
go-on = Дальше

## Filling an action
together-with = Вместе с этим
choose-targets = { $count ->
    [one] Выберите { $count } цель
    [few] Выберите цели, не больше { $count }
   *[many] Выберите цели, не больше { $count }
}
choose-square = Коснитесь отмеченной клетки или введите её.
choose-square-board = Щёлкните отмеченную клетку или введите её; ещё раз — пойти.
choose-square-next = Щёлкните, куда идти дальше, или введите клетку.
go-via = Дальше оттуда
pick-action = Действие
pick-trigger = Когда
ready-words = Или словами: ведущий скажет когда
pick-source = Кто это сделает
pick-about = По отношению к кому
choose-point = В какую клетку пути
pick-item = Что передаётся
pick-instead = Вместо обычной атаки
pick-instead-none = Обычная атака
column = Столбец
row = Ряд
set-square = Туда
square-unreachable = До этой клетки не дойти.
do-it = Выполнить
less = Меньше
more = Больше
turns-of-work = Ходов работы
work-under-way = Работа: { $action }
work-so-far = ходов: { $done } из { $of }
work-stopped = прервано
work-test-failed = Последний тест провален
work-test-passed = Последний тест пройден
work-done = Сделано ходов: { $done } из { $of }. Другое число начнёт всё заново.

## Bar, seats, settings
pause = Пауза
resume = Продолжить
join-players = Код входа
join-explained = Игроки наводят камеру на картинку или открывают адрес и вводят код.
join-here = Вход здесь
no-join = У этой комнаты нет кода входа.
code-new = Новый код
code-close = Закрыть вход
qr-label = QR-код с адресом для входа
open-display = Общий экран
open-display-explained = Открывает страницу для экрана, который видят все.
open-overlay = Наложение для стрима
seats = Места
seats-count = Места { $here }/{ $all }
seats-explained = Выберите, кто за кого играет.
seats-all = Показать всех участников
seats-others = Другие места
seats-none = Пока никто не вошёл. Покажите код входа.
plays = { $seat } играет за
time-factor = Время
time-factor-of = Время: { $seat }
seat-grant = Пусть { $seat } играет за { $who }
seat-link = Ссылка места
seat-new-link = Новая ссылка вместо старой
seat-revoke = Убрать место
seat-more = Ещё место
seat-role = Для кого
role-player = игрока
role-gm = второго ведущего
role-spectator = зрителя
seat-invite = Создать ссылку
invitation = Ссылка на место
invitation-explained = Показывается один раз. Кто откроет, тот займёт место.
address = Адрес
presence-here = здесь
presence-away = отошёл
presence-asleep = спит
presence-offline = не на связи
settings = Настройки
more-controls = Ещё кнопки
keys = Клавиши
undo = Отменить
redo = Повторить
undo-last = Отменить последний шаг
redo-last = Повторить последний шаг
steps = Шаги
steps-explained = Нажмите на шаг, чтобы увидеть, что изменится, прежде чем вернуться.
steps-none = Отменять нечего.
undo-to-here = Отменить это и всё после
redo-to-here = Повторить до этого места
step-time = Время вышло
step-asked = Вопрос игрокам
step-other = Шаг: { $what }
change-line = { $what }: { $from } → { $to }
change-of = { $who }, { $what }
change-round = Раунд
change-turn = Чей ход
change-gone = { $who } не будет в бою.
change-back = { $who } снова в бою.
change-none = Ничего, что видно здесь.
change-order = Порядок ходов изменён.
do-anyway = Всё равно сделать
keys-explained = По одной клавише. Пока вы печатаете, они не действуют. Нажмите на клавишу здесь, чтобы сменить её.
keys-reset = Обычные клавиши
key-change = { $what }: { $key }. Сменить
key-none = нет клавиши
key-press = Нажмите клавишу
key-next = Начать или закончить ход
key-search = Искать действие
key-do = Выполнить готовое
key-cancel = Отменить
key-delay = Отложить ход
key-return = Вернуться в очередь
key-extend = Больше времени на ответ
key-hold = Остановить время окна
key-resolve = Закрыть окно сейчас
key-close-all = Закрыть всё и продолжить
key-pause = Пауза или продолжить
key-undo = Отменить
key-redo = Повторить
key-ask = Спросить игроков
key-report = Что-то произошло
key-add = Добавить участника
key-join = Код входа
key-seats = Места
key-preview = Посмотреть глазами другого
key-settings = Настройки
key-log = Журнал
key-keys = Этот список
key-digit = Действие, цель или ответ по номеру
preview = Глазами другого
preview-explained = Откроет окно, где видно ровно то, что видит это место. Делать в нём ничего нельзя.
preview-everybody = Все (экран для стола)
preview-line = Это предпросмотр: здесь ничего не сделать.
report = Что-то произошло
report-short = Событие
report-explained = Всех, кто может ответить, спросят.
report-none = В этой системе сообщать вручную нечего.
report-what = Что
report-who = От кого
report-nobody = Ни от кого
report-now = Это происходит
report-held = Подготовлено
ask = Спросить игроков
ask-text = О чём спросить?
ask-spoken = Пусто: спросите вслух
ask-kind = Отвечают
ask-kind-yes-no = да или нет
ask-kind-choices = одним из слов
ask-die = броском кости, граней: { $sides }
ask-aloud = Ответ увидят все
ask-choices = Слова через запятую
ask-choices-example = влево, вправо, назад
ask-everybody = Спросить всех
ask-seat = Спросить: { $seat }
ask-answers = Ответы
ask-waits = Ждём ответа: { $seats }
this-room = Эта комната
this-device = Это устройство
setting-window_ms = Секунд на реакцию
setting-length_ms = Секунд на реакцию на это
of-trigger = { $what }: { $trigger }
setting-grace_ms = Секунд до видимого отсчёта
setting-turn_ms = Секунд на ход (0: без ограничения)
setting-more_ms = Секунд добавки, кому нужно
setting-more_time = Если игроку нужно время
setting-more_time-grant = Всегда давать
setting-more_time-once = Давать один раз за запрос
setting-more_time-ask = Спросить ведущего
setting-confirm = Кто за кого играет, решает ведущий
setting-confirm-off = Нет: кто первым пришёл
setting-confirm-on = Да
setting-expiry = Когда время вышло
setting-expiry-decline = Считается отказом
setting-expiry-wait = Бой ждёт
setting-absent = Если тот, кого спросили, отошёл
setting-absent-hold = Его время стоит
setting-absent-standing = Сразу отвечают постоянные приказы
setting-absent-ask = Сообщить ведущему
setting-absent-go_on = Никто не ждёт
setting-question_ms = Секунд на вопрос
setting-allowance_ms = Секунд запаса на медленную сеть
setting-masking = Что игроки видят, когда бой ждёт
setting-masking-off = Кого спросили
setting-masking-hide_who = Только то, что бой ждёт
setting-masking-decoy = Одинаковое ожидание, даже если ответить некому
setting-decoy_ms = Секунд такого ожидания
setting-always_offer = Спрашивать всех игроков о каждом заявленном действии
setting-always_offer-off = Нет: только тех, кто может ответить
setting-always_offer-on = Да
setting-depth = Реакций друг в друге, не больше
setting-hit_points = Здоровье врагов для игроков
setting-hit_points-exact = Числом
setting-hit_points-coarse = Словами
setting-hit_points-none = Не показывать
setting-unknown = Чего нельзя вычислить
setting-unknown-ask = Спросить ведущего
setting-unknown-offer = Всё равно спросить игроков
setting-unknown-skip = Никого не спрашивать
setting-dice = Кости игроков
setting-dice-server = Бросает сервер
setting-dice-typed = Игроки вводят свои кости
room-panel = Бои и комната
fights-waiting = Отложенные бои
fights-none = Пока нет. Отложите бой, чтобы подготовить следующий или продолжить в другой день.
fight-name = Название боя на столе
fight-party-along = Персонажи идут дальше
fight-put-aside = Отложить этот бой
fight-take-up = Продолжить
fight-take-up-named = Продолжить: { $name }
fight-discard-named = Удалить: { $name }
discard = Удалить
keep-it = Оставить
room-as-file = Комната в файле
room-as-file-explained = Копия с боями и журналом. Из файла получается новая комната с новыми ссылками для всех.
room-export = Скачать
room-restore = Новая комната из файла
room-kept-explained = Комната сохранена в файле? Продолжите её.
room-end = Конец комнаты
room-delete = Удалить комнату
room-delete-sure = Бои, персонажи, журнал и ссылки исчезнут у всех, сразу и навсегда.
room-delete-understood = Копия есть или не нужна.
room-delete-now = Удалить навсегда
end-fight = Закончить бой
end-fight-sure = Бой закончится для всех.
keep-fighting = Продолжать
option-changed = изменено
settings-actions = { $count ->
    [one] { $count } настройка отдельных действий
    [few] { $count } настройки отдельных действий
   *[other] { $count } настроек отдельных действий
}
language = Язык
language-en = English
language-it = Italiano
language-ru = Русский
language-zh = 中文
language-es = Español
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
contrast = Высокий контраст
text-size = Размер текста
text-size-100 = Обычный
text-size-125 = Крупный
text-size-150 = Очень крупный
text-size-200 = Огромный
sound = Звук
sound-0 = Выключен
sound-1 = Тихий
sound-2 = Громкий
vibration = Вибрация
remind = Напоминать, пока не отвечу
next-notice = Сообщать, когда я следующий
push = Звать меня, когда я не смотрю
push-why = Приносит push-служба браузера. В сообщении только то, что вас ждут, и ничего о бое.
push-install = Для вызовов нужно приложение: «Поделиться», затем «На экран „Домой“».
push-denied = Браузер запрещает уведомления этой странице. Разрешите их в его настройках.
push-failed = Браузер не смог включить вызовы. Попробуйте позже.
push-prompt = От вас ждут ответа
push-turn = Ваш ход
push-open = Нажмите, чтобы открыть стол.
no-wake-lock = Экран может погаснуть сам: браузеры держат его включённым только по HTTPS.

## Setup
setup-heading = Подготовка
setup-add = { $count ->
    [0] Добавьте участников
    [one] Добавлен { $count } участник
    [few] Добавлено { $count } участника
   *[many] Добавлено { $count } участников
}
setup-join = { $count ->
    [0] Впустите игроков
    [one] Вошёл { $count } игрок
    [few] Вошло { $count } игрока
   *[many] Вошло { $count } игроков
}
setup-begin = Начните бой
setup-begin-needs = Нужен хотя бы один участник.
setup-surprised = Кто застигнут врасплох?
begin = Начать

## Order
order = Порядок
combatants-count = { $count }
order-empty = В бою пока никого нет
order-empty-explained = Добавьте участников вручную или перетащите сюда файл.
add-combatant = Добавить участника
import = Импорт
import-file = Импортировать файлы
drop-here = Отпустите файлы, чтобы импортировать их
edit = Правка: { $name }
name = Имя
initiative = Инициатива
roll = Бросить
kind = Вид
kind-pc = Персонаж
kind-npc = Существо
kind-hazard = Опасность
stats = Характеристики
copies = Копий
recent = Добавляли раньше
hidden-at-first = Сначала скрыт
appears-at-turn = Скрыт до начала своего хода
add = Добавить
hp-less = На одно очко здоровья меньше
hp-more = На одно очко здоровья больше
add-effect = Добавить эффект
condition = Состояние
effect-own = Или словами
effect-until = До
effect-until-never = снимут вручную
effect-until-turn_start = начала хода
effect-until-turn_end = конца хода
effect-until-next_turn_end = конца следующего хода
effect-until-encounter = конца боя
effect-until-save = успешного спасброска
effect-until-round_end = кончается раунд
effect-anchor = Чей ход
end-effect = снять
move-up = Выше
move-down = Ниже
to-first = В начало
to-last = В конец
hide = Скрыть
reveal = Показать
reveal-at-turn = Показать в начале хода
defeat = Повержен
undefeat = Не повержен
remove = Убрать
place = Поставить
abilities = Способности и заметки

## Import
columns-of = Столбцы файла { $name }
column-none = Нет в таблице
columns-again = Прочитать ещё раз
fight-named = Бой: { $name }
fight-unnamed = Бой
reaction-used = реакция уже использована
add-fight = Добавить бой (участников: { $count })
cue-confirm = Спрашивать о ней
cue-change = Изменить, когда спрашивать
cue-trigger = Когда
cue-whose = От кого
whose-foe = Враг
whose-ally = Союзник
whose-anyone = Кто угодно
cue-near = Где
near-anywhere = Где угодно
near-in_reach = В досягаемости
near-adjacent = В соседней клетке
cue-at-me = Только если цель — владелец
cue-now = Спрашивать с этого момента
cue-text = Оставить только текстом
cue-asked = Спрашивается: { $trigger }
own-add = Добавить действие или реакцию
own-base = Работает как
own-cost = Чем платить
own-amount = Сколько
own-turn = в свой ход
own-tags = Метки
own-text = Что делает
own-give = Выдать
own-budget-add = Добавить запас
own-cap = Не больше
own-filled = Пополняется
own-filled-turn_start = в начале своего хода
own-filled-round_start = в начале каждого раунда
own-take = Забрать: { $name }
column-name = Имя
column-kind = Вид
column-player = Игрок
column-hp = Хиты
column-hp_max = Максимум хитов
column-hp_current = Текущие хиты
column-hp_temp = Временные хиты
column-ac = Класс защиты
column-initiative = Инициатива
column-initiative_mod = Модификатор инициативы
column-initiative_fixed = Выпавшая инициатива
column-perception = Восприятие
column-level = Уровень
column-speed = Скорость
column-reaction = Реакция
column-trigger = Триггер
column-text = Текст
column-requirements = Требования
column-uses = Число применений
import-preview = Импорт
reading = Читаем { $name }…
reactions = Реакции
no-reactions = Реакций не найдено.
loose-reactions = Реакции без существа
nothing-found = Добавлять нечего.
add-count = { $count ->
    [one] Добавить { $count } участника
    [few] Добавить { $count } участников
   *[many] Добавить { $count } участников
}
import-other = Примечание: { $code }
import-encoding_guessed = Кодировка текста определена наугад: { $encoding }.
import-creature_unreadable = Одно существо не удалось прочитать, оно пропущено.
import-creature_nameless = У одного существа нет имени.
import-kind_skipped = «{ $name }» пропущено: вид { $kind }.
import-duplicate_merged = «{ $name }» встречается дважды, записи объединены.
import-same_name = { $count ->
    [one] { $count } существо с именем «{ $name }».
    [few] { $count } существа с именем «{ $name }».
   *[many] { $count } существ с именем «{ $name }».
}
import-too_many = { $kept ->
    [one] В файле больше, чем можно прочитать; оставлена { $kept } первая запись.
    [few] В файле больше, чем можно прочитать; оставлены { $kept } первые записи.
   *[many] В файле больше, чем можно прочитать; оставлено { $kept } первых записей.
}
import-hp_max_unknown = Очки здоровья не указаны.
import-ac_unknown = Класс защиты не указан.
import-initiative_unknown = Инициатива не указана.
import-initiative_suggested = Инициатива { $value } — предположение: проверьте.
import-initiative_special = Инициатива здесь работает иначе: { $how }.
import-initiative_guessed = Столбец «{ $column }» понят как { $taken_as ->
    [fixed] готовая инициатива
   *[mod] модификатор инициативы
}: проверьте.
import-formula_unknown = Формулу «{ $formula }» не удалось прочитать.
import-adjustment_not_applied = Поправка «{ $adjustment }» не применена.
import-reaction_nameless = У одной реакции нет названия.
import-trigger_missing = У реакции «{ $reaction }» нет триггера: прочтите текст.
import-trigger_suggested = Триггер реакции «{ $reaction }» — предположение: проверьте.
import-text_missing = У реакции «{ $reaction }» нет текста.
import-text_cut = Текст реакции «{ $reaction }» слишком длинный и обрезан.
import-reactions_cut = Сохранены только первые реакции этого существа: { $kept }.
import-encounter_skipped = Бой «{ $name }» пропущен.
import-combatant_unreadable = Одного участника не удалось прочитать, он пропущен.
import-key_doubled = Ключ «{ $key }» встречается дважды: действует последний.
import-entry_outside = «{ $name }» указывает за пределы архива, файл пропущен.
import-entry_unreadable = «{ $name }» в архиве не удалось прочитать, файл пропущен.
import-combatant_unknown = Здесь нет «{ $ref }»: импортируйте это существо вместе с «{ $name }».
import-wounds_taken = Уже получено ран: { $value }. Они не учтены.
import-row_unreadable = Строку { $line } не удалось прочитать.
import-row_nameless = В строке { $line } нет имени.
import-row_too_long = В строке { $line } больше ячеек, чем в первой.
import-number_unreadable = Строка { $line }: «{ $value }» в столбце { $column } — не число.
import-column_unused = Столбец «{ $column }» не использован.
import-column_missing = Нет столбца «{ $column }».
import-empty = Файл пуст.
import-too_large = Файл слишком большой.
import-picture = Это картинка.
import-pdf = Это PDF: сохраните лист как JSON или CSV.
import-archive = Это архив: распакуйте его и импортируйте файлы.
import-program_state = Это внутреннее состояние программы: выгрузите существ по отдельности.
import-not_text = Это не текст.
import-not_json = Это не JSON.
import-broken_json = JSON повреждён или обрывается: выгрузите его заново.
import-too_deep = В JSON слишком много уровней.
import-too_slow = Файл читается слишком долго: импортируйте его по частям.
import-too_hungry = Для файла нужно слишком много памяти: импортируйте его по частям.
import-not_xml = Это не XML.
import-broken_xml = XML повреждён или обрывается: выгрузите его ещё раз.
import-xml_doctype = XML объявляет тип документа, такое не читается.
import-no_archive = Это не архив.
import-broken_archive = Архив повреждён или обрывается: выгрузите его ещё раз.
import-archive_bomb = В распакованном виде архив намного больше любого листа.
import-archive_locked = Архив закрыт паролем.
import-other_shape = Файл другого вида.
import-other_system = Это из другой игровой системы.
import-no_table = Это не таблица.
import-no_name_column = В первой строке нет столбца с именами.
import-no_creatures = Здесь нет существ, которых можно прочитать.

## Acting and board
acting = Ходит
pane-hide = Скрыть: { $pane }
pane-show = Показать: { $pane }
pane-size = Размер: { $pane }
panes-swap = Поменять поле и журнал местами
search-actions = Поиск действий
favourites = Избранное
favourites-choose = Выбрать избранное
group-cost = Действия одной стоимости
board = Поле
no-board = Поля нет: досягаемость определяете вы.
add-board = Добавить поле
ground-difficult = Трудная местность
ground-blocked = Преграда
ground-paint = Изменить эту клетку
place-on-board = Поставить: { $name }
place-some = Не на поле: { $count }
token-at = { $name } ({ $x }, { $y })
drop-menu = На этой клетке
foreseen-asked = Будут спрошены
foreseen-maybe = Будут спрошены, если так выпадут кости
foreseen-nobody = Никого не спросят.
foreseen-question = Сначала вопрос:
just-place = Просто поставить сюда

## Stack
stack = Стопка
stack-empty = Ничего не ждёт.
stack-empty-explained = Здесь лежит то, на что можно ответить, пока не разрешится.
stack-depth = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
stack-below = +{ $count } ниже
stack-pending = Это действие не завершено: { $who }.
stack-reaction = Реакция: { $who }.
stack-chosen = Выбор сделан: { $who }. На очереди.
order-number = Номер { $order }
frame-pending = Действие
frame-reaction = Реакция
frame-chosen = Выбрано
frame-window = Можно ответить
frame-question = Вопрос
announce-question = Решите: { $what }
interrupt = Прервать действие
asked = Кого спросили
asked-nobody = Никого не спросили.
masked-hide_who = Игроки видят, что бой ждёт, но не кого.
masked-decoy = Игроки видят одно и то же ожидание, кто бы ни мог ответить. Закройте окно, чтобы его сократить.
masked-decoy-nobody = Ответить некому: это ожидание для вида. Закройте окно, чтобы его сократить.
answered = ответ получен
expired = время вышло
seen-not = не доставлено
seen-delivered = доставлено
seen-shown = увидено
seen-touched = решает
asked-absent = никого нет
asked-absent-rests = никого нет, время стоит
wants-more = нужно время
move-earlier = Выше: { $who }
answer-for = Ответить за: { $who }
answer-for-short = Ответить
withheld = Не спрошены: { $count }
extend = +{ $seconds } с
hold = Держать
let-go = Отпустить
window-kind = Впредь
skip = Больше не ждать
reroute = Пусть ответит другое место
resolve-now = Разрешить сейчас
close-all = Закрыть всё и продолжить
judge-none = Никто из них
judge-confirm = { $count ->
    [0] Подтвердить: никто
   *[other] Подтвердить: { $count }
}
title-pending = { $who }: { $action }
title-readying = { $who } готовит действие
title-pending-at = { $who }: { $action } → { $target }
title-announced = { $who } готовится
question-facts-in_reach = Кто достаёт до цели ({ $source })?
question-facts-near_target = Кто достаточно близко к цели ({ $source })?
question-facts-in_range = У кого цель ({ $source }) в пределах дальности?
question-facts-adjacent = Кто стоит рядом ({ $source })?
question-facts-enters_reach = В чью досягаемость попадает { $source }?
question-facts-target_reach = До кого может дотянуться { $source }?
question-facts-target_adjacent = Кто стоит рядом ({ $source })?
question-facts-target_range = Кто в пределах дальности ({ $source })?
question-facts-target_room = К кому хватит места для разбега ({ $source })?
question-facts-stated = Для кого верно: { $fact }?
question-consent = { $source } предлагает: { $action }. Принять?
question-call = { $source }, { $action }: нужен ли бросок?
question-dc = { $source }, { $action }: какое число нужно набрать?
question-die = { $source }, { $action }: что выпало на кости?
question-die-opposed = { $action }: бросьте свою кость против { $source }
question-die-chance = { $action }: бросок на вероятность, в процентах
question-die-save = { $action }, от { $source }: бросьте спасбросок
question-die-damage = { $action }: бросьте кости урона
question-consequence = { $source }, { $action }: прервано. Что ещё происходит?
question-slot = На какое место вернуться?
question-order = В каком порядке идут реакции?
question-redeclare = Вы объявили: { $action }. Всё в силе?
question-target = На кого направить: { $action }?
question-victim = { $source } попадает не туда: кто под ударом?
question-facts-sees = Кто видит { $source } на пути?
question-facts-notices = Кто видит { $source } или достаточно близко?
question-words = Ведущий спрашивает вас. Что ответите?
question-resume = { $source } продолжает прерванную работу: { $action }. Это возможно?
question-work-damage = { $source } получает урон во время работы. Продолжается ли она?
question-for = Вопрос участнику: { $who }
question-aloud = От ведущего. Ваш ответ увидят все.
question-secret = От ведущего. Ваш ответ увидит только он.
question-number = Число от { $least } до { $most }
question-send = Ответить
question-roll = Бросить здесь
choice-work_goes_on = Продолжается
choice-work_stops = Прервано
choice-roll = Бросить
choice-succeeds = Удаётся без броска
choice-fails = Не удаётся без броска
choice-yes = Да
choice-no = Нет
choice-refuse = Отказаться
choice-now = Сейчас
choice-keep = Как объявлено
choice-change = Другое
choice-first = Раньше всех
choice-after = Следом: { $who }
trigger-readied = Случилось то, чего ждали
trigger-declared = { $source }: { $action }
until-turn_start = до начала следующего хода ({ $who })
until-turn_end = до конца следующего хода ({ $who })
until-next_turn_end = до конца следующего хода ({ $who })
until-encounter = до конца боя
until-save = до успешного спасброска
until-round_end = до конца раунда

## Refusals
refusal-other = Сейчас нельзя ({ $reason }).
refusal-not_your_turn = Только в свой ход.
refusal-not_now = Не сейчас.
refusal-insufficient = Не хватает, { $budget }: нужно { $need }, есть { $have }.
refusal-limit = Предел уже исчерпан ({ $scope }).
refusal-requirement = Не хватает: { $what }.
refusal-trigger = Реагировать не на что.
refusal-ineligible = Нельзя: { $why }.
refusal-unaware = Не замечает этого.
refusal-disabled = Мешает состояние: { $state }.
refusal-tag_forbidden = Сейчас запрещено: { $tag }.
refusal-window_closed = Поздно: окно закрыто.
refusal-exclusive_mode = Сейчас сражаются другие.
refusal-depth = Слишком много вложенных реакций.
refusal-not_in_encounter = Не участвует в этом бою.
refusal-unsupported = В этой системе или комнате такого нет.
refusal-gm_denied = Ведущий отказал.
refusal-not_yours = Это не ваш участник.
refusal-unknown = Больше не существует: { $what }.
refusal-conflict = Тем временем это изменил кто-то другой. Посмотрите снова.
refusal-already_answered = Ответ уже дан. Чтобы ответить иначе, нажмите «Изменить».
refusal-paused = Бой на паузе.
refusal-role = С вашего места этого делать нельзя.
refusal-too_late = Поздно: ничего не потрачено.
refusal-bad_message = Комната не поняла эту страницу. Обновите её.
refusal-too_fast = Слишком часто: подождите немного и повторите.
refusal-too_big = Слишком много данных для отправки.
refusal-store_away = Комната сейчас не может сохранять. Повторите чуть позже.
refusal-lease = Сейчас за этот стол говорит другая страница.
requirement-target = цель
requirement-host_action = другое действие, в котором это делается
requirement-targets = нужное число целей
requirement-choice = возможный выбор
requirement-choices = правильный выбор
requirement-turns = возможное число ходов
requirement-dice = понятная запись костей
requirement-not_prepared = подготовка заранее
requirement-combatants = хотя бы один участник
requirement-creatures = хотя бы одно существо
requirement-place = существующее место
requirement-id = собственное имя
requirement-trigger = триггер
requirement-held = подготовленное действие
requirement-frame = то, что шло
requirement-budget = запас
requirement-option = настройка правил
requirement-setting = настройка
requirement-stat = характеристика
requirement-system = система правил
requirement-demo = учебный бой
requirement-who = участники
requirement-path = путь
requirement-distance = подходящее расстояние
requirement-terrain = свободная местность
requirement-straight = прямая линия
requirement-nearer = шаги, которые приближают
requirement-speed = скорость
requirement-occupied = свободная клетка
requirement-range = цель в пределах дальности
requirement-reach = цель в пределах досягаемости
requirement-in_sight = видимая цель
requirement-path_point = видимая точка пути
requirement-toward = путь к противнику
requirement-self = цель: только сам боец
requirement-harm_left = урон, который ещё можно предотвратить
requirement-near_target = цель достаточно близко
requirement-aimed_at = действие против союзника
requirement-untouched = ничего ещё не потрачено
requirement-used = действие такого рода
requirement-name = имя
requirement-shelved = отложенный бой
requirement-stats = читаемые характеристики
requirement-value = допустимое значение
requirement-combatant = участник
requirement-hidden = кто-то скрытый
requirement-action = действие
requirement-reaction = реакция
requirement-seat = место
requirement-effect = эффект
requirement-condition = состояние
requirement-code = код входа
requirement-unused_budget = запас, которым больше ничего не оплачивается
requirement-answering_base = то, что само не открывает шаг ответов
requirement-trigger_of_sequence = событие внутри последовательности: кости этого бросают только в ней
requirement-tags = метки из одного слова
scope-turn = за ход
scope-own_turn = за свой ход
scope-other_turn = за один чужой ход
scope-helper = для одного помощника одного броска
scope-helpers = для помощников одного броска
scope-cycle = от хода до хода
scope-round = за раунд
scope-trigger = на один триггер
scope-window = на это событие
scope-action = на одно действие
scope-reactions = в ответ на одно действие
scope-encounter = за бой
scope-combatants = в одном бою
scope-shelf = среди отложенных боёв
scope-own_actions = для собственных действий
scope-own_budgets = для собственных запасов
ineligible-out_of_reach = вне досягаемости
ineligible-own_side = своя сторона
ineligible-other_side = другая сторона
ineligible-not_adjacent = не рядом
ineligible-consent_refused = предложение отклонено
ineligible-unknown = неизвестно, верно ли это
ineligible-not_target = не цель
ineligible-no_sight = вне видимости
ineligible-outside_awareness = слишком далеко, чтобы заметить
ineligible-step = сначала движение, затем ответы, затем действие
ineligible-no_mode = сейчас никто не сражается один на один
ineligible-target = это направлено на вас

## Errors over HTTP
error-other = Не получилось ({ $code }). Повторите.
error-network = Сервер недоступен. Проверьте связь и повторите.
error-page = На странице что-то сломалось. Обновите её.
error-unknown_code = Комнаты с таким кодом нет. Проверьте код и повторите.
error-unknown_demo = У этой системы нет учебного боя. Выберите другую.
error-token = Эта ссылка больше не действует. Попросите у ведущего новую.
error-unreadable = Файл не удалось прочитать.
error-http_413 = Слишком большой размер.
error-http_429 = Слишком много попыток. Подождите минуту и повторите.
error-http_500 = Ошибка на сервере. Повторите.
error-http_503 = Сервер не готов. Повторите чуть позже.
error-taken = За этого персонажа уже играет кто-то другой. Выберите другого.

## Log
log = Журнал
log-lines = Строки журнала
gm-only = Ведущий
search-log = Поиск в журнале
log-players = Версия для игроков, без тайн
save-log-text = Сохранить текстом
save-log-json = Сохранить в JSON
degree-critical_success = критический успех
degree-success = успех
degree-failure = неудача
degree-critical_failure = критическая неудача
log-encounter-began = Бой начинается.
log-encounter-ended = Бой окончен.
log-round-started = Начинается раунд { $round }.
log-turn-started = Ходит { $who }.
log-turn-ended = Ход окончен: { $who }.
log-turn-skipped = Ход пропущен: { $who } ({ $why }).
log-delay-began = { $who } откладывает ход.
log-delay-returning = { $who } вернётся после этого хода.
log-delay-ended = Снова в порядке ходов: { $who }.
log-action-declared = { $who }: { $action }.
log-action-declared-at = { $who }: { $action } → { $target }.
log-reaction-used = Реакция, { $who }: { $action }.
log-reaction-used-at = Реакция, { $who }: { $action } → { $target }.
log-held-stored = { $who } готовит действие.
log-action-readied = { $who } начинает готовить действие.
log-held-stored-what = { $who } готовит: { $action }.
log-held-expired = Подготовленное действие пропало: { $who }.
log-check-rolled = { $who } → { $target }: на кости { $face }, итог { $total } против { $against }, { $degree }.
log-check-explained = { $who } → { $target }: на кости { $face }, итог { $total } против { $against }, { $degree } ({ $parts }).
part = { $why } { $value }
part-against = { $why } { $value } у цели
roll-gm = назначено ведущим
roll-base = основа
roll-check = сама проверка
log-check-waived = { $who } → { $target }: { $degree } без броска.
log-check-result = { $who } → { $target }: { $degree }.
log-check-modified = Бросок изменён на { $value }: { $who }.
log-save-rolled = Спасбросок, { $who }: { $degree }.
log-pool-thrown = { $who } → { $target }: { $faces }; { $count } из { $dice } при { $need } или меньше.
log-pool-result = { $who } → { $target }: успехов { $count } из { $dice }.
log-pool-thrown-own = { $who }: { $faces }; { $count } из { $dice } при { $need } или меньше.
log-pool-result-own = { $who }: успехов { $count } из { $dice }.
log-harm-thrown = Урон { $who } → { $target }: { $faces }; { $count } из { $dice } при { $need } или меньше.
log-harm-result = Урон { $who } → { $target }: { $count } из { $dice }.
log-mode-began = { $mode }: { $who } против { $target }.
log-mode-ended-won = { $mode }: победа — { $side }.
log-mode-ended-draw = { $mode }: ничья.
log-mode-ended-forfeited = { $mode }: техническое поражение, победа — { $side }.
log-mode-ended-gm = { $mode }: закончено ведущим.
log-score-changed = { $side }: очков { $value } ({ $change }).
log-hp-lost = { $who } теряет { $amount } ОЗ, осталось { $left }.
log-hp-gained = { $who } получает { $amount } ОЗ, теперь { $left }.
log-hurt = { $who } получает урон.
log-healed = { $who } восстанавливает здоровье.
log-effect-applied = { $who }: { $effect }.
log-effect-ended = { $who }: больше не действует «{ $effect }».
log-effect-sustained = { $who } поддерживает: { $effect }.
log-saved = { $who }: спасбросок от «{ $effect }» удался.
log-not-saved = { $who }: спасбросок от «{ $effect }» не удался.
log-action-interrupted = Действие прервано, { $who }: { $action }.
log-chance-rolled = { $who }: на кости { $face } при шансе { $chance } процентов.
log-damage-reduced = Урон меньше на { $amount }: { $who }.
log-damage-weakened = Удар ослаблен: { $who }.
log-action-avoided = { $who } уходит из-под удара.
log-action-redirected = { $target } принимает удар вместо { $who }.
log-action-lost = Действие потеряно, { $who }: { $action }.
log-action-announced = { $who } хочет: { $action }.
log-action-withdrawn = Действие не состоялось, { $who }: { $action }.
log-activity-advanced = { $who }, { $action }: готово ходов { $done } из { $of }.
log-activity-interrupted = { $who } прерывает работу: { $action }. Осталось: { $done } из { $of }.
log-moved = { $who } перемещается.
log-moved-by = { $who }: сдвинут ({ $other }).
log-window-opened = { $trigger }. Спросили: { $asked }.
log-window-answered = Ответ получен: { $who }.
log-window-answered-gm = Ведущий ответил за участника: { $who }.
log-window-answered-standing = Сработал постоянный приказ: { $who }.
log-window-declined-by-time = Время вышло, отказ: { $who }.
log-window-time-up = Время вышло: { $who }.
log-window-closed-all_answered = Ответили все.
log-window-closed-deadline = Время вышло.
log-window-closed-gm = Ведущий закрыл окно.
log-window-released = { $who }: «{ $action }» больше не нужно, ничего не потрачено.
log-announcement-dropped = { $who }: планы изменились.
log-window-extended = Времени на реакцию стало больше.
log-window-answered-credit = { $who } даёт ответ; { $ms } мс в пути зачтено.
log-window-extended-by = { $who } берёт ещё время.
log-window-waits = Время вышло; бой ждёт ответа.
log-window-masked = { $trigger }. Бой ждёт.
log-window-masked-over = Бой продолжается.
log-window-time-asked = { $who } просит ведущего дать ещё время.
log-window-held = Время на реакцию остановлено.
log-window-goes-on = Время на реакцию снова идёт.
log-window-absent-hold = { $who }: спросили, но никого нет; время стоит.
log-window-absent-standing = { $who }: спросили, но никого нет; отвечают постоянные приказы.
log-window-absent-ask = { $who }: спросили, но никого нет; решает ведущий.
log-window-absent-go_on = { $who }: спросили, но никого нет; бой продолжается.
log-window-answered-absence = { $who }: никого нет, отказ.
log-window-back = { $who }: игрок снова на месте.
log-window-back-goes-on = { $who }: игрок снова на месте; время идёт.
log-window-rerouted = { $seat } отвечает за { $who }.
log-window-rerouted-back = За { $who } снова отвечают свои игроки.
log-turn-expired = Время хода вышло: { $who }.
log-question-answered = Ведущий решил.
log-words-answered = { $seat } отвечает на «{ $question }»: { $answer }
log-words-unanswered = { $seat } не отвечает на «{ $question }».
log-combatant-added = { $who } вступает в бой.
log-combatant-removed = { $who } покидает бой.
log-combatant-queued = { $who } вступит в бой в начале следующего раунда.
log-combatant-edited = Изменены данные: { $who }.
log-combatant-hidden = Теперь не виден: { $who }.
log-combatant-revealed = Теперь на виду: { $who }.
log-initiative-set = Инициатива, { $who }: { $value }.
log-initiative-tie = Бросок при равенстве, { $who }: { $value }.
log-order-set = Порядок изменён.
log-order-moved = { $who } после подготовленного действия ходит прямо перед { $other }.
log-board-set = Поле изменено.
log-stack-cleared = Ведущий закрыл всё и продолжил.
log-encounter-shelved = Бой отложен.
log-encounter-shelved-named = Бой отложен: { $name }.
log-encounter-resumed = Отложенный бой продолжается.
log-encounter-resumed-named = Отложенный бой продолжается: { $name }.
log-encounter-discarded = Отложенный бой удалён.
log-encounter-discarded-named = Отложенный бой удалён: { $name }.
log-undone = Бой возвращён к более раннему моменту.
log-redone = Отменённое возвращено.
log-paused = Пауза.
log-resumed = Бой продолжается.
log-outage = { $seconds ->
    [one] Сервера не было { $seconds } секунду; время возвращено.
    [few] Сервера не было { $seconds } секунды; время возвращено.
   *[many] Сервера не было { $seconds } секунд; время возвращено.
}
log-seat-set = Место изменено: { $who }.
log-seat-left = Место забрано: { $who }.
log-options-set = Настройки изменены.

## Owlbear Rodeo

owlbear-only = Эта страница открывается только в Owlbear Rodeo
owlbear-only-explained = Добавьте расширение этого сервера к своему столу и откройте его из меню стола.
owlbear-who = Кто вы за этим столом?
owlbear-as-player = Я играю
owlbear-as-gm = Я веду игру
owlbear-gm-heading = Комната для этого стола
owlbear-gm-explained = Игрокам за столом комната будет предложена сразу. За фишками сцены ведётся наблюдение.
owlbear-gm-linked = У этого стола уже есть комната. Вставьте свою ссылку ведущего или откройте новую.
owlbear-have-room = У меня уже есть комната
owlbear-new-room = Открыть другую комнату
owlbear-gm-link = Ссылка ведущего
owlbear-gm-link-explained = Адрес вашего пульта или приглашение для ведущего. Никому его не показывайте.
owlbear-take-over = Взять эту комнату
owlbear-no-link = Это не ссылка ведущего с этого сервера. Скопируйте адрес пульта целиком.
owlbear-no-room = Ведущий ещё не открыл комнату для этого стола. Она появится здесь; или введите код.
owlbear-bridge-off = Сцена не подключена.
owlbear-bridge-failed = Не удалось подключить сцену. Откройте снова, чтобы повторить.
owlbear-bridge-elsewhere = Фишки передаёт страница другого ведущего.
owlbear-stopped = { $who }: движение остановлено по пути.
owlbear-bridge-no-scene = Ни одна сцена не открыта.
owlbear-bridge-other-grid = Сетка сцены не та, что в правилах. Фишки не отслеживаются.
owlbear-bridge-following = Сцена подключена: фишки у { $linked } из { $tokens }.
owlbear-in-tab = Открыть во вкладке
owlbear-leave = Выйти из комнаты
owlbear-add-party = В бой: за отряд
owlbear-add-foes = В бой: за врагов
owlbear-in-already = Они уже в бою или без имени.

## Foundry VTT

foundry-set-pair = Связать с комнатой
foundry-set-pair-hint = Адрес сервера и код с пульта ведущего.
foundry-set-play = Играть здесь
foundry-set-play-hint = Займите место и отвечайте на запросы в Foundry, а не на телефоне.
foundry-set-rules = Фишки ходят по правилам
foundry-set-rules-hint = Фишка, которую двигают в её ход, ждёт реакций. Удерживайте Alt, чтобы поставить её свободно.
foundry-set-back = Записывать результаты
foundry-set-back-hint = Хиты, инициатива, ходы и выбывшие в Foundry следуют за комнатой.
foundry-set-sheets = Брать листы с собой
foundry-set-sheets-hint = Новые участники приносят то, что есть в их листах, вместе с реакциями.
foundry-set-health = Где хранятся хиты
foundry-set-health-hint = Путь в данных системы актёра, например attributes.hp. Пусто: первая полоса игровой системы.
foundry-set-cards = Карточки в чате
foundry-set-cards-hint = Каждый запрос к вам приходит ещё и карточкой, которую видите только вы.
foundry-window-pair = Offturn: комната
foundry-window-play = Offturn
foundry-pair-explained = На пульте ведущего откройте «Места», затем «Связать Foundry VTT». Там есть и то и другое.
foundry-server = Адрес сервера
foundry-code = Код связи
foundry-pair = Связать
foundry-unpair = Отвязать этот мир
foundry-no-address = Введите адрес сервера целиком, с https:// или http:// в начале.
foundry-mixed = Этот Foundry открыт по https: браузер пускает его только к серверу с https. Запустите Offturn за https и укажите тот адрес.
foundry-unreachable = Отсюда сервер недоступен. Проверьте адрес и работает ли он.
foundry-code-bad = Этот код больше не действует. Он годится один раз и десять минут: создайте новый на пульте.
foundry-other-gm = Активный ведущий — { $name }: о бое комнате сообщает тот браузер.
foundry-not-this-browser = Этот мир связан, но не в этом браузере. Свяжите его здесь ещё раз, чтобы следить за боем.
foundry-following = Связь есть. Участников под наблюдением: { $count }.
foundry-waits = Связь есть. Комната слушает другой браузер этого мира.
foundry-off = Связи нет. Попытки продолжаются.
foundry-ended-token = У этого Foundry отобрали место. Свяжите его снова новым кодом.
foundry-ended-origin = Комната не знает этого адреса Foundry. Свяжите его снова новым кодом.
foundry-ended-room = Комнаты больше нет. Свяжите этот мир с другой.
foundry-ended-twice = Этот мир открыли ещё раз в другом месте. Обновите страницу, чтобы продолжить здесь.
foundry-on-its-way = { $who } ещё в пути. Дождитесь ответов.
foundry-move-refused = { $who } остаётся на месте: { $why } Удерживайте Alt, чтобы поставить фишку свободно.
foundry-stopped = { $who }: остановка в пути.
foundry-answer = Ответить
foundry-card-missed = Ответа не было.
foundry-card-declined = Отказ.
foundry-card-used = Использовано: { $what }.
foundry-heading = Foundry VTT
foundry-explained = Foundry сообщает этой комнате о своём бое и фишках. Установите модуль по адресу ниже, затем свяжите его.
foundry-make-code = Связать Foundry VTT
foundry-type-these = Введите это в настройках модуля. Код годится один раз и десять минут.
foundry-manifest = Адрес для установки модуля
