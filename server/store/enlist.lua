-- Notes a join code with its room; answers with the time that both have left.
local head, codes = unpack(KEYS)
local code, keep = unpack(ARGV)
local left = redis.call('PTTL', head)
if left < 0 then left = tonumber(keep) end
redis.call('SADD', codes, code)
redis.call('PEXPIRE', codes, left)
return left
