import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isExpired, nextExpiry } from "./validity";

const now = "2026-03-01T10:00:00.000Z";
const at = (offset: number) => ({ dateExpires: new Date(Date.parse(now) + offset).toISOString() });

describe("isExpired", () => {
  it("from the instant of its end on, not a millisecond before", () => {
    expect(isExpired(at(1), now)).toBe(false);
    expect(isExpired(at(0), now)).toBe(true);
    expect(isExpired(at(-1), now)).toBe(true);
  });

  it("never without an end", () => {
    expect(isExpired({ dateExpires: null }, now)).toBe(false);
  });
});

describe("nextExpiry", () => {
  it("is the soonest instant that is still to come", () => {
    expect(nextExpiry([at(3000), at(-1), { dateExpires: null }, at(1000)], now)).toBe(at(1000).dateExpires);
  });

  it("is null when nothing will expire", () => {
    expect(nextExpiry([{ dateExpires: null }, at(0), at(-1)], now)).toBeNull();
    expect(nextExpiry([], now)).toBeNull();
  });

  it("moves on: once it has passed, fewer are left", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 20 }), { maxLength: 10 }), (offsets) => {
        const certificates = offsets.map(at);
        let clock = now;
        let steps = 0;
        for (let next = nextExpiry(certificates, clock); next; next = nextExpiry(certificates, clock)) {
          expect(Date.parse(next)).toBeGreaterThan(Date.parse(clock));
          clock = next;
          steps += 1;
        }
        expect(steps).toBe(new Set(offsets.filter((offset) => offset > 0)).size);
      }),
    );
  });
});

it("any certificates change at the next expiry and not before (R43)", () => {
  // Someone who watches the clock minute by minute sees the first change then.
  const at = (minutes: number): string => `2026-03-01T10:0${minutes}:00.000Z`;
  const minute = fc.nat(9);
  fc.assert(
    fc.property(fc.array(fc.option(minute), { maxLength: 5 }), minute, (ends, now) => {
      const all = ends.map((end) => ({ dateExpires: end === null ? null : at(end) }));
      const expired = (minutes: number) => all.map((one) => isExpired(one, at(minutes))).join();
      const change = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(
        (minutes) => minutes > now && expired(minutes) !== expired(now),
      );
      expect(nextExpiry(all, at(now))).toBe(change === undefined ? null : at(change));
      expect(all.filter((one) => isExpired(one, at(now)))).toHaveLength(
        ends.filter((end) => end !== null && end <= now).length,
      );
    }),
  );
});
