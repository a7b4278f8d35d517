-- A new room. `made` tells the repeat of this very call from somebody else's room.
local serial, chain, state, made, keep, room = unpack(ARGV)
local head, snapshot, deadlines = KEYS[1], KEYS[3], KEYS[#KEYS]
if redis.call('EXISTS', head) == 1 then
  return redis.call('HGET', head, 'made') == made and 1 or 0
end
redis.call('HSET', head, 'serial', serial, 'chain', chain, 'made', made)
redis.call('HSET', snapshot, 'serial', serial, 'chain', chain, 'state', state)
redis.call('ZREM', deadlines, room)
for i = 1, #KEYS - 1 do redis.call('PEXPIRE', KEYS[i], keep) end
return 1
