system-name = Три действия
system-summary = Три действия и одна реакция за раунд, поле с клеткой 1,5 м. На выход из угрожаемой клетки, сложные действия и дальние атаки можно ответить до того, как они произойдут.

action-stride = Перемещение
action-step = Шаг
action-strike = Удар
action-charge = Натиск
action-draw_item = Достать предмет
action-release = Выпустить из рук
action-cast_spell = Сотворить заклинание
action-attack_of_opportunity = Атака по возможности

budget-action = Действия
budget-reaction = Реакция

trigger-complex_action = { $source } начинает: { $action }
trigger-ranged_attack = { $source } вот-вот атакует издали: { $target }
trigger-leaves_square = { $source } вот-вот покинет угрожаемую клетку

condition-unconscious = без сознания
condition-prone = лежит

stat-hp = Очки здоровья
stat-ac = Класс брони
stat-attack = Атака
stat-damage = Урон
stat-reach = Досягаемость (клетки)
stat-range = Дальность (клетки)
stat-speed = Скорость (клетки)
stat-initiative = Бонус инициативы

tag-attack = атака
tag-complex = сложное
tag-move = движение
tag-ranged = дальнее
tag-simple = простое

repeat-multiple_attack_penalty = Штраф за повторные атаки
