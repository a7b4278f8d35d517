-- A new room. `made` tells the repeat of this very call from somebody else's room.
local head, events, snapshot, beginning, lines, deadlines = unpack(KEYS)
local serial, chain, state, made, keep, room, readable, deadline = unpack(ARGV)
if redis.call('EXISTS', head) == 1 then
  return redis.call('HGET', head, 'made') == made and 1 or 0
end
for _, key in ipairs({snapshot, beginning}) do
  redis.call('HSET', key, 'serial', serial, 'chain', chain, 'state', state)
end
for i = 9, #ARGV, 3 do
  serial, chain = ARGV[i], ARGV[i + 1]
  redis.call('XADD', events, serial .. '-0', 'r', ARGV[i + 2])
end
redis.call('HSET', head, 'serial', serial, 'chain', chain, 'made', made)
if readable ~= '' then redis.call('RPUSH', lines, readable) end
redis.call('ZREM', deadlines, room)
if deadline ~= '' then redis.call('ZADD', deadlines, deadline, room) end
for i = 1, #KEYS - 1 do redis.call('PEXPIRE', KEYS[i], keep) end
return 1
