-- The one clock of all rooms: that of the server which has the heartbeat.
return redis.call('TIME')
