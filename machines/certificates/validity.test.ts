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
