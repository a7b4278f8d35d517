system-name = Активные и пассивные
system-summary = Два счётчика действий растут и для всех сразу обнуляются в начале раунда. Реакций сколько угодно, вторжения — прямо перед чужим действием, свободные действия — в любой момент своего хода.

## Действия
action-steps = Шаги
action-walk = Идти
action-run = Бежать
action-strike = Удар
action-guard = Защита
action-shout = Крикнуть
action-improvise = Что-то другое
action-power_strike = Мощный удар
action-surge = Рывок
action-feint = Финт
action-sudden_thrust = Внезапный выпад
action-sidestep = Шаг в сторону
action-total_guard = Глухая защита
action-dodge = Уклонение
action-shield_ally = Прикрыть союзника
action-counterblow = Ответный удар
action-retort = Встречный удар
action-hold_ground = Стоять насмерть
action-catch = Подхватить
action-own_action = Собственное действие
action-own_reaction = Собственная реакция

budget-active = Активные
budget-passive = Пассивные
budget-energy = Энергия
budget-capacity = Ёмкость
budget-movement = Движение

## Поводы
trigger-next_action = { $known ->
    [1] { $source } сейчас объявит: { $action }
   *[0] { $source } сейчас объявит действие
}
trigger-attacked = { $source } нападает: { $target }
trigger-hit = { $source } попадает: { $target }
trigger-missed = { $source } промахивается: { $target }
trigger-reacts = { $source } реагирует: { $action }
trigger-moved = { $source } движется
trigger-turn_over = { $source } завершает ход
trigger-falls = { $source } падает

## Состояния
condition-down = выведен из боя
condition-unaware = застигнут врасплох
condition-delaying = ждёт
condition-shaken = сбит с толку

## Эффекты и модификаторы
effect-guard = защита
effect-total_guard = глухая защита

## Что решает ведущий
question-adjudicate-improvise = Что выходит у { $source }?
choice-as_described = Как сказал игрок
choice-nothing = Ничего

## Чего может не хватать
requirement-no_action_this_turn = ни одного активного или пассивного действия в этот ход
requirement-no_action_this_round = ни одного активного или пассивного действия в этот раунд

## Характеристики
stat-health = Здоровье
stat-active_actions = Активных действий за раунд
stat-passive_actions = Пассивных действий за раунд
stat-energy = Энергия
stat-capacity = Ёмкость
stat-attack = Атака
stat-defence = Защита
stat-damage = Урон
stat-reach = Досягаемость (м)
stat-range = Дальность (м)
stat-speed = Движение (м)
stat-initiative = Бонус инициативы

tag-active = активное
tag-passive = пассивное
tag-free = свободное
tag-intrusive = вторжение
tag-attack = атака
tag-move = движение

## Настройки комнаты
option-run-fresh = До бега нельзя действовать
option-run-fresh-turn = В этот ход
option-run-fresh-round = В этот раунд
option-passive-off_turn = Пассивные в чужой ход
option-passive-off_turn-no = Только вторжения
option-passive-off_turn-yes = Вместе с чужим действием
option-movement-pool = Действия тратят движение
option-movement-pool-off = Нет
option-movement-pool-on = Из запаса на ход
option-rolls = Бросок на удар
option-rolls-always = Всегда
option-rolls-asked = Только по требованию ведущего
option-free-when = Свободные действия
option-free-when-reacting_too = В свой ход и во время реакции
option-free-when-own_turn = Только в свой ход
option-free-under_way = Свободные действия посреди своего действия
option-free-under_way-yes = Можно
option-free-under_way-no = Нельзя
option-movement-combine = Шаги, ходьба и бег в одном раунде
option-movement-combine-yes = Каждое по разу
option-movement-combine-no = Только одно из них
option-run-needs = Для бега нужно
option-run-needs-each = По действию каждого вида в запасе
option-run-needs-any = Любое действие в запасе
option-extra-actions = Дополнительное действие
option-extra-actions-cap = Повышает предел на этот раунд
option-extra-actions-uncount = Убирает одно из счёта
option-reaction-counts = Реакции считаются действиями
option-reaction-counts-no = Никогда
option-reaction-counts-yes = Как пассивное
option-gap-at_turn_end = Вмешательства в конце чужого хода
option-gap-at_turn_end-no = Только перед следующим действием
option-gap-at_turn_end-yes = И перед концом хода
option-count_at = Действие засчитывается
option-count_at-declaration = При объявлении
option-count_at-completion = Только если завершено
option-reaction-on_own_turn = Реакции в свой ход
option-reaction-on_own_turn-allow = Разрешены
option-reaction-on_own_turn-forbid = Запрещены
option-reactor_order = Порядок нескольких ответов
option-reactor_order-initiative = По инициативе
option-reactor_order-after_active = Со следующего по очереди
option-reactor_order-gm = Решает ведущий
option-reactor_order-player_choice = Решает тот, чей ход
option-intrusion-nesting = Вторжение перед вторжением
option-intrusion-nesting-lifo = Можно, последнее — первым
option-intrusion-nesting-none = Нельзя
option-intrusion-depth_cap = Пауз одна в другой не больше
option-intrusion-depth_cap-3 = Три
option-intrusion-depth_cap-2 = Две
option-intrusion-depth_cap-5 = Пять
option-reaction-depth_cap = Реакций друг на друга не больше
option-reaction-depth_cap-8 = Восемь
option-reaction-depth_cap-4 = Четыре
option-reaction-depth_cap-16 = Шестнадцать
option-gap-reveal = До объявления остальные знают
option-gap-reveal-sealed = Кто будет действовать
option-gap-reveal-open = И что именно
option-gap-timer = Время на вторжение
option-gap-timer-room = Как для любой реакции
option-gap-timer-5 = 5 секунд
option-gap-timer-10 = 10 секунд
option-gap-timer-30 = 30 секунд
option-gap-auto_skip_if_no_eligible = Без паузы, если вторгнуться некому
option-gap-auto_skip_if_no_eligible-on = Да
option-gap-auto_skip_if_no_eligible-off = Нет, спрашивать всех
option-surprise-mode = Внезапность
option-surprise-mode-flag = Врасплох, пока ведущий не снимет
option-surprise-mode-round = Раунд, который застигнутые пропускают
option-delay-enabled = Откладывать ход
option-delay-enabled-off = Нельзя
option-delay-enabled-on = Можно
option-tie = Равная инициатива
option-tie-gm = Решает ведущий
option-tie-modifier = Сначала больший бонус
option-tie-foes_first = Сначала враги
option-tie-roll = Переброс в начале
option-cost = Стоимость: { $action }
option-tags = Метки: { $action }
option-tags-none = нет
