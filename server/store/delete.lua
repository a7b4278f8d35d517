-- Forgets a room and tells who watches it; answers with its join codes, which live elsewhere.
local codes = redis.call('SMEMBERS', KEYS[#KEYS - 1])
local room, news, publish = unpack(ARGV)
redis.call('ZREM', KEYS[#KEYS], room)
for i = 1, #KEYS - 1 do redis.call('DEL', KEYS[i]) end
redis.call(publish, news, '')
return codes
