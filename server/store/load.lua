-- The newest snapshot and all records after it; a room that is gone leaves no deadline behind.
local snapshot, events, deadlines = unpack(KEYS)
local kept = redis.call('HMGET', snapshot, 'serial', 'chain', 'state')
if not kept[1] then
  redis.call('ZREM', deadlines, ARGV[1])
  return false
end
return {kept[1], kept[2], kept[3], redis.call('XRANGE', events, '(' .. kept[1] .. '-0', '+')}
