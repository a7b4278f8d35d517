system-name = 三动作制
system-summary = 每轮三个动作和一个反应，1.5 米方格。离开受威胁的方格、复杂动作和远程攻击，都可以在发生之前被回应。

action-stride = 移动
action-step = 快步
action-strike = 打击
action-charge = 冲锋
action-draw_item = 取出物品
action-release = 松手
action-cast_spell = 施放法术
action-attack_of_opportunity = 借机攻击

budget-action = 动作
budget-reaction = 反应

trigger-complex_action = { $source } 开始：{ $action }
trigger-ranged_attack = { $source } 即将远程攻击 { $target }
trigger-leaves_square = { $source } 即将离开受威胁的方格

condition-unconscious = 昏迷
condition-prone = 倒地

stat-hp = 生命值
stat-ac = 护甲等级
stat-attack = 攻击
stat-damage = 伤害
stat-reach = 触及（格）
stat-range = 射程（格）
stat-speed = 速度（格）
stat-initiative = 先攻加值

tag-attack = 攻击
tag-complex = 复杂
tag-move = 移动
tag-ranged = 远程
tag-simple = 简单

repeat-multiple_attack_penalty = 多次攻击减值
