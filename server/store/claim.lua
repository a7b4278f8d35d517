-- A join code goes to the first room that asks.
local room, keep = unpack(ARGV)
local owner = redis.call('GET', KEYS[1])
if owner then return owner == room and 1 or 0 end
redis.call('SET', KEYS[1], room, 'PX', keep)
return 1
