-- The heartbeat of all servers. `caller` tells the repeat of one call, whose reply was lost.
local beat, outages = unpack(KEYS)
local caller, gap, most = unpack(ARGV)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = redis.call('HMGET', beat, 'at', 'caller', 'start')
if last[2] == caller then
  return last[3] and {last[3], last[1]} or false
end
redis.call('HSET', beat, 'at', now, 'caller', caller)
if not last[1] or now - last[1] <= tonumber(gap) then
  redis.call('HDEL', beat, 'start')
  return false
end
redis.call('HSET', beat, 'start', last[1])
redis.call('ZADD', outages, now, last[1] .. '-' .. string.format('%.0f', now))
redis.call('ZREMRANGEBYRANK', outages, 0, -1 - most)
return {last[1], string.format('%.0f', now)}
