-- Lets all of a room expire at one instant; answers with its join codes, which live elsewhere.
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[1]) end
return redis.call('SMEMBERS', KEYS[#KEYS])
