-- Rooms of all buckets whose deadline has come, each with its deadline.
local now, limit = unpack(ARGV)
local found = {}
for _, bucket in ipairs(KEYS) do
  for _, one in ipairs(
    redis.call('ZRANGEBYSCORE', bucket, '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit)
  ) do
    found[#found + 1] = one
  end
end
return found
