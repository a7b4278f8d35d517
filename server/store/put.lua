-- Keeps or (without a value) forgets a small value of a room that exists.
local head, fields = unpack(KEYS)
if redis.call('EXISTS', head) == 0 then return 0 end
if ARGV[2] then
  redis.call('HSET', fields, ARGV[1], ARGV[2])
else
  redis.call('HDEL', fields, ARGV[1])
end
local left = redis.call('PTTL', head)
if left > 0 and redis.call('PTTL', fields) == -1 then redis.call('PEXPIRE', fields, left) end
return 1
