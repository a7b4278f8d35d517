-- Forgets a room; answers with its join codes, which live elsewhere.
local codes = redis.call('SMEMBERS', KEYS[#KEYS - 1])
redis.call('ZREM', KEYS[#KEYS], ARGV[1])
for i = 1, #KEYS - 1 do redis.call('DEL', KEYS[i]) end
return codes
