// The room's clock on a device whose own clock is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createClock, secondsLeft } from "../../static/lib/time.js";

const table = () => {
  const device = { now: 5_000_000 };
  return { device, clock: createClock(() => device.now) };
};

test("a round trip finds the room's clock although the device is ten minutes off", () => {
  const { device, clock } = table();
  const sent = device.now;
  device.now += 80;
  clock.pong(sent, 1_000_040);
  assert.equal(clock.at(), 1_000_080);
});

test("a slower round trip does not spoil a better one", () => {
  const { device, clock } = table();
  clock.pong(device.now, 1000);
  device.now += 5000;
  const sent = device.now - 1000;
  clock.pong(sent, 5900);
  assert.equal(clock.at(), 6000);
});

test("a message's time is at most the room's time", () => {
  const { clock } = table();
  clock.heard(1000);
  clock.heard(900);
  assert.equal(clock.at(), 1000);
  clock.heard(1200);
  assert.equal(clock.at(), 1200);
});

test("a changed device clock is put right by the next round trip", () => {
  const { device, clock } = table();
  clock.pong(device.now, 1000);
  device.now += 3_600_000;
  clock.pong(device.now - 500, 1250);
  assert.equal(clock.at(), 1500);
});

test("a pause holds the clock, and going on asks the room anew", () => {
  const { device, clock } = table();
  clock.heard(1000);
  clock.hold(1000);
  device.now += 60_000;
  assert.equal(clock.at(), 1000);
  clock.hold(null);
  clock.heard(1010);
  assert.equal(clock.at(), 1010);
});

test("seconds left are whole, never negative, and nothing without a limit", () => {
  assert.equal(secondsLeft(10_000, 9_001), 1);
  assert.equal(secondsLeft(10_000, 9_000), 1);
  assert.equal(secondsLeft(10_000, 10_000), 0);
  assert.equal(secondsLeft(10_000, 20_000), 0);
  assert.equal(secondsLeft(null, 0), null);
});
