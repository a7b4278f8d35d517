system-name = 主动与被动
system-summary = 两种行动计数逐次累加，每轮开始时所有人一同归零。反应次数不限；闯入行动抢在他人行动之前；自由行动可在自己回合随时进行。

## 行动
action-steps = 移步
action-walk = 行走
action-run = 奔跑
action-strike = 打击
action-guard = 守势
action-shout = 示警
action-improvise = 其他行动
action-power_strike = 强力一击
action-surge = 迸发
action-feint = 佯攻
action-sudden_thrust = 突刺
action-sidestep = 侧步
action-total_guard = 全力防守
action-dodge = 闪避
action-shield_ally = 掩护
action-counterblow = 反击
action-retort = 回敬
action-hold_ground = 寸步不让
action-catch = 接住
action-own_action = 自带动作
action-own_reaction = 自带反应

budget-active = 主动
budget-passive = 被动
budget-energy = 能量
budget-capacity = 容量
budget-movement = 移动

## 触发
trigger-next_action = { $known ->
    [1] { $source }即将宣布：{ $action }
   *[0] { $source }即将宣布行动
}
trigger-attacked = { $source }攻击{ $target }
trigger-hit = { $source }命中{ $target }
trigger-missed = { $source }未命中{ $target }
trigger-reacts = { $source }作出反应：{ $action }
trigger-moved = { $source }移动
trigger-turn_over = { $source }的回合即将结束
trigger-falls = { $source }开始坠落

## 状态
condition-down = 倒下
condition-unaware = 毫无防备
condition-delaying = 延迟中
condition-shaken = 动摇

## 效果与修正
effect-guard = 守势
effect-total_guard = 全力防守

## 由GM决定
question-adjudicate-improvise = { $source }的尝试结果如何？
choice-as_described = 如玩家所说
choice-nothing = 没有结果

## 可能缺少的条件
requirement-no_action_this_turn = 本回合尚未进行主动或被动行动
requirement-no_action_this_round = 本轮尚未进行主动或被动行动

## 数值
stat-health = 生命
stat-active_actions = 每轮主动行动
stat-passive_actions = 每轮被动行动
stat-energy = 能量
stat-capacity = 容量
stat-attack = 攻击
stat-defence = 防御
stat-damage = 伤害
stat-reach = 触及（米）
stat-range = 射程（米）
stat-speed = 移动（米）
stat-initiative = 先攻加值

tag-active = 主动
tag-passive = 被动
tag-free = 自由
tag-intrusive = 闯入
tag-attack = 攻击
tag-move = 移动

## 房间选项
option-run-fresh = 奔跑前不得有其他行动
option-run-fresh-turn = 本回合内
option-run-fresh-round = 本轮内
option-passive-off_turn = 他人回合的被动行动
option-passive-off_turn-no = 仅限闯入
option-passive-off_turn-yes = 可伴随任何人的行动
option-movement-pool = 行动消耗移动
option-movement-pool-off = 否
option-movement-pool-on = 从每回合的移动额度中扣除
option-rolls = 打击掷骰
option-rolls-always = 总是
option-rolls-asked = 只在GM要求时
option-free-when = 自由动作
option-free-when-reacting_too = 自己的回合内，以及作出反应时
option-free-when-own_turn = 仅在自己的回合内
option-free-under_way = 自己的动作进行中使用自由动作
option-free-under_way-yes = 可以
option-free-under_way-no = 不可以
option-movement-combine = 同一轮内的移步、行走与奔跑
option-movement-combine-yes = 各一次
option-movement-combine-no = 只能选一种
option-run-needs = 奔跑需要
option-run-needs-each = 每种动作都有剩余
option-run-needs-any = 任意一种动作有剩余
option-extra-actions = 额外动作
option-extra-actions-cap = 提高本轮的次数上限
option-extra-actions-uncount = 从已用次数中减去一次
option-reaction-counts = 反应计为动作
option-reaction-counts-no = 从不
option-reaction-counts-yes = 计为被动动作
option-gap-at_turn_end = 他人回合结束时的介入
option-gap-at_turn_end-no = 只在下一个动作之前
option-gap-at_turn_end-yes = 回合结束前也可以
option-count_at = 行动计数
option-count_at-declaration = 宣布时
option-count_at-completion = 完成才计
option-reaction-on_own_turn = 自己回合的反应
option-reaction-on_own_turn-allow = 允许
option-reaction-on_own_turn-forbid = 禁止
option-reactor_order = 多个回应的顺序
option-reactor_order-initiative = 按先攻
option-reactor_order-after_active = 从下一位开始
option-reactor_order-gm = 由GM决定
option-reactor_order-player_choice = 由当前回合者决定
option-intrusion-nesting = 对闯入的闯入
option-intrusion-nesting-lifo = 允许，后来者先结算
option-intrusion-nesting-none = 不允许
option-intrusion-depth_cap = 间隙嵌套上限
option-intrusion-depth_cap-3 = 三层
option-intrusion-depth_cap-2 = 两层
option-intrusion-depth_cap-5 = 五层
option-reaction-depth_cap = 连锁反应上限
option-reaction-depth_cap-8 = 八层
option-reaction-depth_cap-4 = 四层
option-reaction-depth_cap-16 = 十六层
option-gap-reveal = 宣布前他人得知
option-gap-reveal-sealed = 谁将行动
option-gap-reveal-open = 以及将做什么
option-gap-timer = 闯入时限
option-gap-timer-room = 与其他反应相同
option-gap-timer-5 = 5秒
option-gap-timer-10 = 10秒
option-gap-timer-30 = 30秒
option-gap-auto_skip_if_no_eligible = 无人可闯入时跳过间隙
option-gap-auto_skip_if_no_eligible-on = 是
option-gap-auto_skip_if_no_eligible-off = 否，询问所有人
option-surprise-mode = 突袭
option-surprise-mode-flag = 毫无防备，直到GM解除
option-surprise-mode-round = 无防备者错过一轮
option-delay-enabled = 延迟回合
option-delay-enabled-off = 不可以
option-delay-enabled-on = 可以
option-tie = 先攻相同
option-tie-gm = 由GM决定
option-tie-modifier = 加值高者先
option-tie-foes_first = 敌方先
option-tie-roll = 开始时掷骰决定
option-cost = 消耗：{ $action }
option-tags = 标签：{ $action }
option-tags-none = 无
