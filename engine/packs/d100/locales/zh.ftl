system-name = 双行动点
system-summary = 每回合两点行动点和一次反应，百分骰不高于数值即成功。一个动作只引发一次反应：先由目标反应，不看谁更快。

## Actions: a starter set, to be replaced as the table likes
action-strike = 标准近战攻击
action-shot = 射击
action-double_shot = 双重射击
action-burst = 连射
action-grenade = 手雷
action-move = 移动
action-charge = 冲锋
action-trip = 绊摔
action-grab = 擒抱
action-choke = 扼喉
action-break_free = 挣脱
action-aim = 瞄准
action-weave = 编织
action-unseen_bolt = 无形一击
action-shout = 呼喊
action-war_cry = 战吼
action-pick_lock = 撬锁
action-repair = 修理
action-dodge = 闪避
action-parry = 招架
action-guard_ally = 掩护同伴
action-riposte = 反击
action-answering_cry = 回应战吼
action-own_action = 自带动作
action-own_reaction = 自带反应

budget-ap = 行动点
budget-reaction = 反应
budget-evasion = 规避专用反应

## Triggers, as a prompt tells them
trigger-hit = { $source }的攻击即将命中{ $target }
trigger-friend_hit = { $source }即将击中你的同伴{ $target }
trigger-missed = { $source }没有击中{ $target }
trigger-moved = { $source }移动
trigger-turn_over = { $source }的回合即将结束
ready-moved = 有人移动

## Conditions
condition-down = 倒下
condition-surprised = 措手不及
condition-off_guard = 毫无防备
condition-bound = 被捆绑
condition-stunned = 震慑
condition-paralysed = 麻痹
condition-grappled = 被擒抱
condition-drunk = 醉酒
condition-hallucinating = 产生幻觉
condition-raging = 狂怒
condition-unaware = 未察觉攻击
condition-unnoticed = 未被察觉

## Effects and modifiers
effect-prone = 倒地
effect-aim = 瞄准
effect-weave = 编织
effect-war_cry = 战吼

fact-out_of_sight = 在遮挡之后，视线不及

## What can be missing
requirement-grappled = 处于擒抱
requirement-own_grapple = 由自己擒抱的目标
requirement-melee_attack = 可招架的近战攻击
requirement-bystander = 受攻击的是他人
requirement-beside_friend = 位于同伴身旁
requirement-line_of_sight = 对目标的视线
requirement-contact = 与目标直接接触

## Stats
stat-hp = 生命
stat-agility = 敏捷
stat-melee = 近战
stat-shooting = 射击
stat-psyche = 心灵
stat-dodge = 闪避
stat-parry = 招架
stat-skill = 技艺
stat-damage = 伤害
stat-reach = 触及范围（米）
stat-range = 射程（米）
stat-speed = 半动移动（米）
stat-exposed = 更易命中
stat-magic_sense = 魔法感知（1 或 0）
stat-reactions = 反应次数
stat-evasions = 规避专用反应

tag-attack = 攻击
tag-melee = 近战
tag-physical = 身体
tag-shooting = 射击
tag-movement = 移动
tag-technique = 招式
tag-grappling = 擒抱
tag-concentration = 专注
tag-mental = 精神
tag-unseen = 无形
tag-evasion = 规避
tag-reactive = 应对

## Room options
option-reaction_limit-scope = 一个动作引发一次反应
option-reaction_limit-scope-action = 总共一次
option-reaction_limit-scope-action_and_target = 每个目标一次
option-reaction_limit-scope-action_and_reactor = 每个反应者一次
option-reaction-before_first_turn = 首个回合前的反应
option-reaction-before_first_turn-aware = 未措手不及者都有
option-reaction-before_first_turn-none = 没有人有
option-reaction-on_own_turn = 在自己回合反应
option-reaction-on_own_turn-allow = 允许
option-reaction-on_own_turn-forbid = 禁止
option-reactor_order = 目标之后多个反应的顺序
option-reactor_order-initiative = 先攻
option-reactor_order-after_active = 从下一位起
option-reactor_order-gm = 由主持人决定
option-reactor_order-player_choice = 由当前行动者决定
option-evasion-placement = 规避发生于
option-evasion-placement-after_roll = 命中之后、伤害之前
option-evasion-placement-before_roll = 攻击掷骰之前
option-surprise-reaction_returns = 措手不及者恢复反应
option-surprise-reaction_returns-own_turn = 第二轮自己的回合
option-surprise-reaction_returns-round_start = 第二轮开始时
option-surprise-bonus_window = 对措手不及者的 +30 持续
option-surprise-bonus_window-round = 整个第一轮
option-surprise-bonus_window-own_turn = 直到其首个回合
option-activity-interrupted_by = 还有什么会中断长期工作
option-activity-interrupted_by-damage_asked = 受伤时由主持人决定
option-activity-interrupted_by-damage = 受伤
option-activity-interrupted_by-reaction = 自己的反应
option-activity-interrupted_by-damage_and_reaction = 受伤与反应
option-activity-interrupted_by-neither = 都不会
option-grapple-escape_exempt = 被擒抱者可以挣脱
option-grapple-escape_exempt-no = 不可，因为是身体动作
option-grapple-escape_exempt-yes = 可以
option-delay-enabled = 保留半动作
option-delay-enabled-off = 不可
option-delay-enabled-on = 可以，花费半动作
option-tie = 先攻与敏捷都相同
option-tie-roll = 重掷决定
option-tie-gm = 由主持人决定
option-tie-players_first = 玩家优先
option-name = 名称：{ $action }
option-use = 启用：{ $action }
option-use-on = 是
option-use-off = 否
option-cost = 消耗：{ $action }
option-tags = 类型：{ $action }
option-tags-none = 无
