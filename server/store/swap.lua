-- Changes a small value of a room that exists, where it still is what the caller took it for.
local head, fields = unpack(KEYS)
local field, was, value = unpack(ARGV)
if redis.call('EXISTS', head) == 0 then return 0 end
local now = redis.call('HGET', fields, field) or ''
if now == value then return 1 end
if now ~= was then return 0 end
redis.call('HSET', fields, field, value)
local left = redis.call('PTTL', head)
if left > 0 and redis.call('PTTL', fields) == -1 then redis.call('PEXPIRE', fields, left) end
return 1
