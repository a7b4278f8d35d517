# What the pages say, in Simplified Chinese.

## Front page
brand = Offturn
tagline = 为回合之外的一切担任裁判。
gm-heading = 主持战斗
gm-explained = 在这台设备上开一个房间，玩家用手机加入。
player-heading = 加入牌桌
player-explained = 向主持人要一个短代码。
rule-system = 规则系统
room-name = 房间名称
room-name-example = 渡口伏击
room-unnamed = 未命名的房间
open-room = 开房间
try-demo = 试玩示范战斗
join-code = 加入代码
join = 加入
loading = 正在载入…
try-again = 重试
to-front-page = 回到首页

## Joining
join-heading = 加入牌桌
joining-room = 你正在加入“{ $room }”。
next = 下一步
your-name = 你的名字
your-character = 你的角色
gm-seats-me = 由主持人安排
take-seat = 入座
continue-as = 以 { $name } 的身份继续

## The line to the room
connecting = 正在连接
connecting-explained = 正在寻找房间。
not-connected = 未连接。
trying-again = 正在重试，画面可能已过时。
unconfirmed = 已发送，尚未确认。
unconfirmed-long = 仍未确认，请等待连接恢复。
closed-heading = 此页面已关闭
close-4401 = 此链接已失效，请向主持人要新的链接。
close-4404 = 此房间已不存在。
close-4409 = 此页面已在别处重新打开。要在这里继续，请刷新。
close-other = 房间关闭了连接（{ $code }）。请刷新页面重试。
dismiss = 知道了
close = 关闭
cancel = 取消

## Pause and time
paused = 已暂停。
paused-explained = 所有计时都已停止。
paused-store_away = 已暂停：房间暂时无法保存。
paused-store_away-explained = 不会丢失任何内容，恢复后自动继续。
paused-short = 暂停
time-frozen = 已暂停，剩余 { $seconds } 秒
seconds-left = 剩余 { $seconds } 秒
no-limit = 不限时间
soon = 快到了

## Title of the page
title-prompt = ● { $who }：{ $what }
title-question = ● { $what }
title-turn = ▶ { $who }：轮到你了
title-room = { $who } · { $room }
title-quiet = { $room } · Offturn

## Round and turn
round = 第 { $round } 轮
round-short = { $round }轮
setup = 准备
over = 已结束
not-begun = 战斗尚未开始
fight-over = 战斗已结束
fight-over-explained = 记录会保留，参战者仍可编辑。
acts = { $who } 行动中
somebody-acts = 有人在行动
someone = 某人
nobody = 无人
something = 某事
turns-until = { $turns ->
    [0] 轮到你了
    [1] 下一个就是你
   *[other] 再过 { $turns } 个回合轮到你
}
coming-next = 接下来
resolving = 结算中…
resolving-yours = 结算中…你的回合马上继续。
resolving-first = 正在结算。堆叠清空后即可继续行动。
your-turn = 你的回合
end-turn = 结束回合
delay = 延迟
return = 返回
ready = 准备动作
nothing-left = 本回合已没有可做的事。
why-not = 现在不能：{ $count } 个动作
no-character = 还没有角色
no-character-explained = 主持人会给你一个，本页会自动更新。

## Marks
side = 阵营
side-party = 队伍
side-foes = 敌人
side-others = 其他
budget-left = { $budget }：剩余 { $left }/{ $cap }
cost = { $budget }：{ $amount }
cost-free = 免费
leaves = { $left ->
    [0] 用后不剩
   *[other] 用后剩 { $left }
}
hp = 生命
hp-of = 生命值 { $value }/{ $max }
hp-unhurt = 未受伤
hp-hurt = 受伤
hp-bloodied = 重伤
hp-down = 倒下
armour = 防御
defeated = 已击败
waits-delaying = 延迟中
waits-returning = 即将返回
waits-ready = 已准备动作
hidden = 隐藏

## Prompt
asked-as = { $who } 可以反应
your-reactions = 你的反应
prompts = 询问
prompt-open = 待回答
prompt-answered = 已发送
default-decline = 不回答视为放弃。
default-none = 不限时间。
use = 使用
decline = 放弃
declined = 已放弃
sent-heading = 已发送
waiting-others = 等待其他人。
change = 更改
outcome-too_late = 太迟了，窗口已经关闭。
outcome-missed = 窗口已关闭，你没有回答。
outcome-released = 你的反应已不再需要。
nothing-spent = 没有消耗任何东西。
go-on = 继续

## Filling an action
choose-targets = { $count ->
    [1] 选择一个目标
   *[other] 选择至多 { $count } 个目标
}
choose-square = 点按标出的方格，或直接输入。
choose-square-board = 点击地图上标出的方格，或直接输入。
pick-action = 动作
pick-trigger = 何时
column = 列
row = 行
set-square = 去那里
square-unreachable = 这一格走不到。
do-it = 执行
less = 减少
more = 增加
turns-of-work = 所需回合

## Bar, seats, settings
pause = 暂停
resume = 继续
join-players = 加入代码
join-explained = 玩家扫描图片，或打开网址并输入代码。
join-here = 在此加入
no-join = 此房间没有加入代码。
qr-label = 含加入网址的二维码
open-display = 牌桌大屏
open-display-explained = 打开给所有人看的屏幕页面。
seats = 席位
seats-count = 席位 { $here }/{ $all }
seats-explained = 选择谁扮演谁。
seats-all = 显示全部参战者
seats-none = 还没有人加入，请出示加入代码。
plays = { $seat } 扮演
presence-here = 在场
presence-away = 离开
presence-offline = 离线
settings = 设置
this-room = 此房间
this-device = 此设备
window-seconds = 反应时间（秒）
end-fight = 结束战斗
end-fight-sure = 战斗将对所有人结束。
keep-fighting = 继续战斗
language = 语言
language-en = English
language-it = Italiano
language-ru = Русский
language-zh = 中文
language-es = Español
theme = 主题
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色
contrast = 高对比度
text-size = 文字大小
text-size-100 = 标准
text-size-125 = 大
text-size-150 = 很大
text-size-200 = 特大
sound = 声音
sound-0 = 关
sound-1 = 轻
sound-2 = 响
vibration = 振动
remind = 未回答前重复提醒
no-wake-lock = 屏幕可能会自动熄灭：浏览器只在 HTTPS 下保持常亮。

## Setup
setup-heading = 准备
setup-add = { $count ->
    [0] 添加参战者
   *[other] 已添加 { $count } 名参战者
}
setup-join = { $count ->
    [0] 让玩家加入
   *[other] 已有 { $count } 名玩家加入
}
setup-begin = 开始战斗
setup-begin-needs = 至少需要一名参战者。
begin = 开始

## Order
order = 顺序
combatants-count = { $count }
order-empty = 战斗中还没有人
order-empty-explained = 手动添加参战者，或把文件拖到这里。
add-combatant = 添加参战者
import = 导入
import-file = 导入文件
drop-here = 松开以导入文件
edit = 编辑 { $name }
name = 名称
initiative = 先攻
roll = 掷骰
kind = 类型
kind-pc = 角色
kind-npc = 生物
kind-hazard = 危险物
stats = 属性
copies = 数量
hidden-at-first = 起初隐藏
add = 添加
hp-less = 减少一点生命值
hp-more = 增加一点生命值
add-condition = 添加状态
end-effect = 结束
move-up = 上移
move-down = 下移
to-first = 移到最前
to-last = 移到最后
hide = 隐藏
reveal = 显露
defeat = 击败
undefeat = 取消击败
remove = 移除
place = 放置
abilities = 能力与备注

## Import
import-preview = 导入
reading = 正在读取 { $name }…
reactions = 反应
no-reactions = 没有找到反应。
loose-reactions = 不属于任何生物的反应
nothing-found = 没有找到可添加的内容。
add-count = 添加 { $count } 名参战者
import-other = 提示：{ $code }
import-encoding_guessed = 文本编码是推测的：{ $encoding }。
import-creature_unreadable = 有一个生物无法读取，已略过。
import-creature_nameless = 有一个生物没有名称。
import-kind_skipped = 已略过“{ $name }”：类型为 { $kind }。
import-duplicate_merged = “{ $name }”出现两次，已合并。
import-same_name = 有 { $count } 个生物都叫“{ $name }”。
import-too_many = 文件内容超出可读数量，只保留前 { $kept } 个。
import-hp_max_unknown = 没有写明生命值。
import-ac_unknown = 没有写明防御等级。
import-initiative_unknown = 没有写明先攻。
import-initiative_suggested = 先攻 { $value } 只是建议，请核对。
import-initiative_special = 这里的先攻规则不同：{ $how }。
import-initiative_guessed = “{ $column }”被当作{ $taken_as ->
    [fixed] 固定先攻值
   *[mod] 先攻调整值
}，请核对。
import-formula_unknown = 无法读懂公式“{ $formula }”。
import-adjustment_not_applied = 未套用调整“{ $adjustment }”。
import-reaction_nameless = 有一个反应没有名称。
import-trigger_missing = “{ $reaction }”没有触发条件，请阅读原文。
import-trigger_suggested = “{ $reaction }”的触发条件只是建议，请核对。
import-text_missing = “{ $reaction }”没有说明文字。
import-text_cut = “{ $reaction }”的说明文字过长，已截断。
import-encounter_skipped = 已略过战斗“{ $name }”。
import-combatant_unreadable = 有一名参战者无法读取，已略过。
import-row_unreadable = 第 { $line } 行无法读取。
import-row_nameless = 第 { $line } 行没有名称。
import-row_too_long = 第 { $line } 行的单元格比首行多。
import-number_unreadable = 第 { $line } 行：{ $column } 列的“{ $value }”不是数字。
import-column_unused = 没有用到“{ $column }”列。
import-column_missing = 缺少“{ $column }”列。
import-empty = 文件是空的。
import-too_large = 文件太大。
import-picture = 这是图片。
import-pdf = 这是 PDF，请改用 JSON 或 CSV 导出角色卡。
import-archive = 这是压缩包，请解压后导入其中的文件。
import-program_state = 这是程序的内部状态，请逐个导出生物。
import-not_text = 这不是文本。
import-not_json = 这不是 JSON。
import-broken_json = JSON 已损坏或不完整，请重新导出。
import-too_deep = JSON 嵌套太深。
import-other_shape = JSON 的结构不同。
import-other_system = 这来自另一种游戏系统。
import-no_table = 这不是表格。
import-no_name_column = 首行没有名称列。
import-no_creatures = 其中没有可读取的生物。

## Acting and board
acting = 行动者
search-actions = 搜索动作
board = 地图
no-board = 没有地图：是否触及由你判断。
add-board = 添加地图
ground-difficult = 困难地形
ground-blocked = 阻挡
ground-paint = 修改这一格
place-on-board = 放置 { $name }
token-at = { $name } ({ $x }, { $y })
drop-menu = 在这一格
just-place = 只放在这里

## Stack
stack = 堆叠
stack-empty = 没有等待中的事。
stack-depth = { $count } 层
stack-below = 下面还有 { $count } 层
stack-pending = { $who } 正在进行。
stack-reaction = { $who } 作出反应。
stack-chosen = { $who } 已选择，接下来结算。
order-number = 第 { $order } 个
asked = 被询问者
asked-nobody = 没有人被询问。
answered = 已回答
expired = 时间到
seen-not = 还没看到
seen-shown = 已看到
seen-touched = 正在决定
move-earlier = 上移 { $who }
answer-for = 替 { $who } 回答
answer-for-short = 回答
withheld = 未询问：{ $count }
extend = +{ $seconds } 秒
resolve-now = 立即结算
close-all = 全部关闭并继续
judge-none = 都不是
judge-confirm = { $count ->
    [0] 确认：没有
   *[other] 确认 { $count } 个
}
title-pending = { $who }：{ $action }
title-pending-at = { $who }：{ $action } → { $target }
question-facts-in_reach = 谁能触及 { $source }？
question-facts-in_range = { $source } 在谁的射程内？
question-facts-adjacent = 谁与 { $source } 相邻？
question-facts-enters_reach = { $source } 进入了谁的触及范围？
question-facts-target_reach = 谁在 { $source } 的触及范围内？
question-facts-target_adjacent = 谁与 { $source } 相邻？
question-facts-target_range = 谁在 { $source } 的射程内？
question-facts-target_room = { $source } 有足够的空间冲向谁？
question-facts-stated = 以下情况对谁成立：{ $fact }？
question-consent = { $source } 提出：{ $action }。接受吗？
question-dc = { $source }，{ $action }：需要达到多少？
question-die = { $source }，{ $action }：骰子是几点？
question-consequence = { $source }，{ $action }：被打断。还会发生什么？
question-slot = 从哪里重新加入？
question-order = 反应按什么顺序结算？
question-for = 询问 { $who }
question-number = { $least } 到 { $most } 之间的数
question-send = 回答
choice-yes = 是
choice-no = 否
choice-now = 现在
choice-first = 所有人之前
choice-after = 在 { $who } 之后
trigger-readied = 所等之事已发生
until-turn_start = 直到 { $who } 的下个回合开始
until-turn_end = 直到 { $who } 的下个回合结束
until-next_turn_end = 直到 { $who } 的下个回合结束
until-encounter = 直到遭遇结束
until-save = 直到豁免成功

## Refusals
refusal-other = 现在不行（{ $reason }）。
refusal-not_your_turn = 只能在自己的回合。
refusal-not_now = 此刻不行。
refusal-insufficient = { $budget }不足：需要 { $need }，剩余 { $have }。
refusal-limit = 已达到次数上限（{ $scope }）。
refusal-requirement = 缺少条件：{ $what }。
refusal-trigger = 没有可反应的事。
refusal-ineligible = 不行：{ $why }。
refusal-unaware = 没有察觉。
refusal-disabled = 受状态限制：{ $state }。
refusal-tag_forbidden = 目前禁止：{ $tag }。
refusal-window_closed = 太迟了，窗口已关闭。
refusal-exclusive_mode = 现在是其他人之间的战斗。
refusal-depth = 反应嵌套太深。
refusal-not_in_encounter = 不在这场战斗中。
refusal-unsupported = 此系统或房间没有这一项。
refusal-gm_denied = 主持人不同意。
refusal-not_yours = 这不是你的参战者。
refusal-unknown = 已不存在：{ $what }。
refusal-conflict = 其他人刚刚改动过，请再看一遍。
refusal-already_answered = 已经回答过。要重新回答，请按“更改”。
refusal-paused = 战斗已暂停。
refusal-role = 你的席位不能这样做。
refusal-too_late = 太迟了，没有消耗任何东西。
refusal-bad_message = 房间无法理解此页面，请刷新。
refusal-too_fast = 太快了，请稍候再试。
refusal-too_big = 内容太大，无法发送。
refusal-store_away = 房间暂时无法保存，请稍后再试。
requirement-target = 目标
requirement-targets = 正确数量的目标
requirement-choice = 可行的选择
requirement-choices = 正确的选择
requirement-turns = 可行的回合数
requirement-dice = 可读的骰子算式
requirement-not_prepared = 事先准备
requirement-combatants = 至少一名参战者
requirement-creatures = 至少一个生物
requirement-place = 存在的位置
requirement-id = 唯一的标识
requirement-trigger = 触发条件
requirement-held = 备好的动作
requirement-frame = 进行中的事
requirement-budget = 额度
requirement-option = 规则选项
requirement-setting = 设置
requirement-stat = 属性
requirement-system = 规则系统
requirement-demo = 示范战斗
requirement-who = 参战者
requirement-path = 路径
requirement-distance = 合适的距离
requirement-terrain = 通行无阻的地形
requirement-straight = 直线
requirement-speed = 足够的速度
requirement-occupied = 空的方格
requirement-range = 射程内的目标
requirement-reach = 触及范围内的目标
requirement-name = 名称
requirement-stats = 可读的属性
requirement-value = 有效的数值
requirement-combatant = 参战者
requirement-action = 动作
requirement-reaction = 反应
requirement-seat = 席位
requirement-effect = 效果
requirement-condition = 状态
requirement-code = 加入代码
scope-turn = 每回合
scope-own_turn = 每个自己的回合
scope-cycle = 自己两个回合之间
scope-round = 每轮
scope-trigger = 每次触发
scope-window = 这次触发
scope-action = 每个动作
scope-reactions = 同一动作引发的反应
scope-encounter = 每场战斗
scope-combatants = 在一场战斗中
ineligible-out_of_reach = 触及不到
ineligible-own_side = 同一阵营
ineligible-other_side = 不同阵营
ineligible-not_adjacent = 不相邻
ineligible-consent_refused = 对方没有接受
ineligible-unknown = 不清楚是否成立
ineligible-not_target = 不是目标

## Errors over HTTP
error-other = 没有成功（{ $code }），请重试。
error-network = 无法连接服务器，请检查网络后重试。
error-page = 此页面出了问题，请刷新。
error-unknown_code = 没有使用这个代码的房间，请核对后重试。
error-unknown_demo = 这个系统没有示范战斗，请另选一个。
error-token = 此链接已失效，请向主持人要新的链接。
error-unreadable = 无法读取文件。
error-http_413 = 内容太大。
error-http_429 = 尝试次数太多，请过一分钟再试。
error-http_500 = 服务器出错，请重试。
error-http_503 = 服务器尚未就绪，请稍后再试。
error-taken = 这个角色已由别人扮演，请另选一个。

## Log
log = 记录
gm-only = 主持人
search-log = 搜索记录
export-log = 导出
save-log = 保存记录
degree-critical_success = 大成功
degree-success = 成功
degree-failure = 失败
degree-critical_failure = 大失败
log-encounter-began = 战斗开始。
log-encounter-ended = 战斗结束。
log-round-started = 第 { $round } 轮开始。
log-turn-started = 轮到 { $who }。
log-turn-ended = { $who } 的回合结束。
log-turn-skipped = 跳过 { $who }：{ $why }。
log-delay-began = { $who } 延迟回合。
log-delay-returning = { $who } 将在此回合后返回。
log-delay-ended = { $who } 回到顺序中。
log-action-declared = { $who }：{ $action }。
log-action-declared-at = { $who }：{ $action } → { $target }。
log-reaction-used = { $who } 反应：{ $action }。
log-reaction-used-at = { $who } 反应：{ $action } → { $target }。
log-held-stored = { $who } 准备一个动作。
log-held-stored-what = { $who } 准备：{ $action }。
log-held-expired = { $who } 备好的动作失效。
log-check-rolled = { $who } → { $target }：骰出 { $face }，总计 { $total } 对 { $against }，{ $degree }。
log-check-result = { $who } → { $target }：{ $degree }。
log-check-modified = { $who } 使掷骰变动 { $value }。
log-save-rolled = { $who } 的豁免：{ $degree }。
log-hp-lost = { $who } 失去 { $amount } 点生命值，剩余 { $left }。
log-hp-gained = { $who } 恢复 { $amount } 点生命值，现为 { $left }。
log-hurt = { $who } 受到伤害。
log-healed = { $who } 得到治疗。
log-effect-applied = { $who }：{ $effect }。
log-effect-ended = { $who }：{ $effect } 结束。
log-effect-sustained = { $who } 维持：{ $effect }。
log-saved = { $who } 对 { $effect } 的豁免成功。
log-not-saved = { $who } 对 { $effect } 的豁免失败。
log-action-interrupted = { $who } 的{ $action }被打断。
log-action-avoided = { $who }避开了。
log-action-redirected = { $target }替{ $who }承受。
log-action-lost = { $who } 的{ $action }落空。
log-action-announced = { $who } 想要：{ $action }。
log-action-withdrawn = { $who } 的{ $action }没有发生。
log-activity-advanced = { $who } 的{ $action }：已完成 { $done }/{ $of } 个回合。
log-moved = { $who } 移动。
log-window-opened = { $trigger }：询问 { $asked }。
log-window-answered = { $who } 已回答。
log-window-answered-gm = 主持人替 { $who } 回答。
log-window-declined-by-time = { $who } 时间到，视为放弃。
log-window-closed-all_answered = 所有人都已回答。
log-window-closed-deadline = 时间到。
log-window-closed-gm = 主持人关闭了窗口。
log-window-released = { $who } 的{ $action }已不需要，没有消耗。
log-window-extended = 反应时间延长。
log-question-answered = 主持人已裁定。
log-combatant-added = { $who } 加入战斗。
log-combatant-removed = { $who } 离开战斗。
log-combatant-edited = { $who } 已编辑。
log-combatant-hidden = { $who } 已隐藏。
log-combatant-revealed = { $who } 已显露。
log-initiative-set = { $who } 的先攻：{ $value }。
log-initiative-tie = { $who } 为平局掷出 { $value }。
log-order-set = 顺序已更改。
log-board-set = 地图已更改。
log-stack-cleared = 主持人关闭了一切并继续。
log-undone = 战斗已退回到较早的时刻。
log-redone = 已恢复撤回的内容。
log-paused = 已暂停。
log-resumed = 战斗继续。
log-outage = 服务器中断了 { $seconds } 秒，时间已补回。
log-seat-set = { $who } 的席位已更改。
log-options-set = 设置已更改。
