system-name = Два очка действия
system-summary = Два очка действия и одна Реакция, броски d100 не выше числа. Одно действие вызывает одну Реакцию: сначала цель, кто бы ни был быстрее.

## Actions: a starter set, to be replaced as the table likes
action-strike = Стандартная рукопашная атака
action-shot = Выстрел
action-double_shot = Двойной выстрел
action-burst = Очередь
action-grenade = Граната
action-move = Шаг
action-charge = Натиск
action-trip = Подсечка
action-grab = Захват
action-choke = Удушение
action-break_free = Высвобождение
action-aim = Прицеливание
action-weave = Плетение
action-unseen_bolt = Незримый удар
action-shout = Крик
action-war_cry = Боевой клич
action-pick_lock = Взлом
action-repair = Ремонт
action-dodge = Уклонение
action-parry = Парирование
action-guard_ally = Прикрыть
action-riposte = Контрудар
action-answering_cry = Ответный клич
action-own_action = Собственное действие
action-own_reaction = Собственная реакция

budget-ap = Очки действия
budget-reaction = Реакции
budget-evasion = Реакции для Избегания

## Triggers, as a prompt tells them
trigger-hit = { $source } атакует и попадает, цель: { $target }
trigger-friend_hit = { $source } вот-вот ранит вашего союзника: { $target }
trigger-missed = { $source } промахивается, цель: { $target }
trigger-moved = { $source } перемещается
trigger-turn_over = { $source } завершает ход
ready-moved = Кто-то перемещается

## Conditions
condition-down = без сознания
condition-surprised = Застигнут Врасплох
condition-off_guard = не готов к бою
condition-bound = связан
condition-stunned = Оглушён
condition-paralysed = Парализован
condition-grappled = в Захвате
condition-drunk = пьян
condition-hallucinating = галлюцинирует
condition-raging = в Ярости
condition-unaware = не знает об атаке
condition-unnoticed = незамечен

## Effects and modifiers
effect-prone = сбит с ног
effect-aim = прицел
effect-weave = плетение
effect-war_cry = боевой клич

fact-out_of_sight = За преградой, вне линии обзора

## What can be missing
requirement-grappled = состояние «в Захвате»
requirement-own_grapple = цель в собственном Захвате
requirement-melee_attack = рукопашная атака, которую можно парировать
requirement-bystander = атакован кто-то другой
requirement-beside_friend = место рядом с союзником
requirement-line_of_sight = линия обзора к цели
requirement-contact = прямой контакт с целью

## Stats
stat-hp = Здоровье
stat-agility = Ловкость (А)
stat-melee = Рукопашная
stat-shooting = Стрельба
stat-psyche = Психосила
stat-dodge = Уклонение
stat-parry = Парирование
stat-skill = Мастерство
stat-damage = Урон
stat-reach = Досягаемость (м)
stat-range = Дальность (м)
stat-speed = Шаг (м)
stat-exposed = Легче попасть
stat-magic_sense = Магическое чутьё (1 или 0)
stat-reactions = Реакции
stat-evasions = Реакции для Избегания

tag-attack = Атака
tag-melee = Рукопашное
tag-physical = Физическое
tag-shooting = Стрельба
tag-movement = Движение
tag-technique = Приём
tag-grappling = Борьба
tag-concentration = Концентрация
tag-mental = Ментальное
tag-unseen = Незримое
tag-evasion = Избегание
tag-reactive = Реагирование

## Room options
option-reaction_limit-scope = Одно действие вызывает одну Реакцию
option-reaction_limit-scope-action = Всего одну
option-reaction_limit-scope-action_and_target = На каждую цель
option-reaction_limit-scope-action_and_reactor = От каждого реагирующего
option-reaction-before_first_turn = Реакция до первого хода
option-reaction-before_first_turn-aware = У всех, кто не Застигнут Врасплох
option-reaction-before_first_turn-none = Ни у кого
option-reaction-on_own_turn = Реакции в свой ход
option-reaction-on_own_turn-allow = Разрешены
option-reaction-on_own_turn-forbid = Запрещены
option-reactor_order = Порядок нескольких Реакций, после цели
option-reactor_order-initiative = По Инициативе
option-reactor_order-after_active = Начиная со следующего по очереди
option-reactor_order-gm = Решает ведущий
option-reactor_order-player_choice = Решает тот, чей ход
option-evasion-placement = Избегание происходит
option-evasion-placement-after_roll = После попадания, до урона
option-evasion-placement-before_roll = До броска атаки
option-surprise-reaction_returns = Реакция Застигнутых Врасплох возвращается
option-surprise-reaction_returns-own_turn = С их ходом во втором раунде
option-surprise-reaction_returns-round_start = С началом второго раунда
option-surprise-bonus_window = +30 против Застигнутых Врасплох действует
option-surprise-bonus_window-round = Весь первый раунд
option-surprise-bonus_window-own_turn = До их первого хода
option-activity-interrupted_by = Что ещё прерывает длительное и расширенное действие
option-activity-interrupted_by-damage_asked = Урон, если так решит ведущий
option-activity-interrupted_by-damage = Урон
option-activity-interrupted_by-reaction = Собственная Реакция
option-activity-interrupted_by-damage_and_reaction = Урон и Реакции
option-activity-interrupted_by-neither = Ни то ни другое
option-grapple-escape_exempt = Удерживаемый может высвободиться
option-grapple-escape_exempt-no = Нет, это физическое действие
option-grapple-escape_exempt-yes = Да
option-delay-enabled = Отложить полудействие
option-delay-enabled-off = Нельзя
option-delay-enabled-on = Можно, за полудействие
option-tie = Равные Инициатива и Ловкость
option-tie-roll = Переброс
option-tie-gm = Решает ведущий
option-tie-players_first = Сначала игроки
option-name = Название: { $action }
option-use = В игре: { $action }
option-use-on = Да
option-use-off = Нет
option-cost = Стоимость: { $action }
option-tags = Типы: { $action }
option-tags-none = нет
