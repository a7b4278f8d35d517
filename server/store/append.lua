-- One command's outcome, all or nothing. Every key has the room's hash tag.
local head, events, snapshot, beginning, mark, lines, commands, asked, deadlines = unpack(KEYS)
local expected_serial, expected_chain, serial, chain, command, record, deadline, state, remember,
  room, news, publish, readable, most, marked = unpack(ARGV)
local id = serial .. '-0'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local function kept(at)
  local found = redis.call('XRANGE', events, at, at)[1]
  return found and found[2][2]
end

-- Who must wait for replicas waits for the last write of this connection: a repeat needs one, too.
local function again(reply)
  if publish == '' then redis.call('HINCRBY', head, 'repeats', 1) end
  return reply
end

if command ~= '' then
  local when = redis.call('ZSCORE', asked, command)
  if when and tonumber(when) > now - remember then
    return again({'repeated', redis.call('HGET', commands, command)})
  end
end

local last = redis.call('HMGET', head, 'serial', 'chain')
if last[1] ~= expected_serial or last[2] ~= expected_chain then
  -- A client that lost the reply sends the script again: the very same record is no conflict. One
  -- that differs in its instant alone is another process's; it is compared as long as it is kept.
  local there = kept(id)
  local same = there == record or (not there and last[1] == serial and last[2] == chain)
  return same and again({'appended'}) or {'conflict'}
end

redis.call('XADD', events, id, 'r', record)
redis.call('HSET', head, 'serial', serial, 'chain', chain)
if command ~= '' then
  local old = redis.call('ZRANGEBYSCORE', asked, '-inf', now - remember, 'LIMIT', 0, 50)
  if #old > 0 then
    redis.call('HDEL', commands, unpack(old))
    redis.call('ZREM', asked, unpack(old))
  end
  redis.call('HSET', commands, command, serial)
  redis.call('ZADD', asked, now, command)
end
if state ~= '' then
  redis.call('HSET', snapshot, 'serial', serial, 'chain', chain, 'state', state)
  if readable ~= '' then
    redis.call('RPUSH', lines, readable)
    redis.call('LTRIM', lines, -most, -1)
  end
  if marked == '1' then
    local before = redis.call('HMGET', mark, 'serial', 'chain', 'state')
    if before[1] then
      redis.call('HSET', beginning, 'serial', before[1], 'chain', before[2], 'state', before[3])
      redis.call('XTRIM', events, 'MINID', (before[1] + 1) .. '-0')
    end
    redis.call('HSET', mark, 'serial', serial, 'chain', chain, 'state', state)
  end
end
if deadline ~= '' then
  redis.call('ZADD', deadlines, deadline, room)
else
  redis.call('ZREM', deadlines, room)
end
-- A key that this append made must expire with the room.
local left = redis.call('PTTL', head)
if left > 0 then
  for _, key in ipairs({events, mark, lines, commands, asked}) do
    if redis.call('PTTL', key) == -1 then redis.call('PEXPIRE', key, left) end
  end
end
if publish ~= '' then redis.call(publish, news, record) end
return {'appended'}
