-- Forgets a join code, unless it went to another room in the meantime.
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
