-- What a process says of those who are there, kept for a moment and told to all who watch the room.
-- Each statement is kept behind the instant until which it may be believed.
local head, present = unpack(KEYS)
local by, said, keep, news, publish, told = unpack(ARGV)
if redis.call('EXISTS', head) == 0 then return {} end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if said ~= '' then
  redis.call('HSET', present, by, (now + keep) .. ' ' .. said)
  redis.call('PEXPIRE', present, keep)
  redis.call(publish, news, told)
elseif redis.call('HDEL', present, by) == 1 then
  redis.call(publish, news, told)
end
local kept, all = {}, redis.call('HGETALL', present)
for at = 1, #all, 2 do
  local ends, what = string.match(all[at + 1], '^(%d+) (.*)$')
  if tonumber(ends) > now then
    kept[#kept + 1] = all[at]
    kept[#kept + 1] = what
  else
    redis.call('HDEL', present, all[at])
  end
end
return kept
