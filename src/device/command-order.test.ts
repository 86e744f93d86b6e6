import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../api/call";
import { createServices } from "../api/services";
import { forgetOrder } from "./command-order";

let now = 0;
let held: Map<string, string>;
let isFull = false;
beforeEach(() => {
  now = 1_000_000;
  held = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("Full.", "QuotaExceededError");
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  });
  vi.spyOn(Date, "now").mockImplementation(() => now);
  forgetOrder();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that opens: it knows only what the device has stored. */
async function openPage() {
  vi.resetModules();
  return import("./command-order");
}
const partsOf = (order: string) => {
  const [id = "", number] = order.split(".");
  return { id, number: Number(number) };
};

describe("the order of commands", () => {
  it("is an id of the device and a number in milliseconds since 1970", async () => {
    const { commandOrder } = await openPage();
    expect(commandOrder()).toMatch(/^[\w-]{8,64}\.1000000$/);
  });

  it("goes on after a reload, in every tab, and if the clock was set back", async () => {
    const one = await openPage();
    const other = await openPage();
    const first = partsOf(one.commandOrder());
    now -= 5000;
    expect(partsOf(other.commandOrder())).toEqual({ id: first.id, number: first.number + 1 });
    expect(partsOf(one.commandOrder()).number).toBe(first.number + 2);
    expect(partsOf((await openPage()).commandOrder()).number).toBe(first.number + 3);
  });

  it("is the given one for a command that was kept, however late it is sent, and goes on behind it", async () => {
    const { commandOrder, nextNumber } = await openPage();
    const kept = nextNumber();
    now += 60_000;
    expect(partsOf(commandOrder(kept)).number).toBe(kept);
    const ofAnEarlierRelease = now + 500;
    expect(partsOf(commandOrder(ofAnEarlierRelease)).number).toBe(ofAnEarlierRelease);
    expect(nextNumber()).toBe(ofAnEarlierRelease + 1);
    expect(nextNumber(now + 9000)).toBe(now + 9001);
  });

  it("has another id after signing out, and after deleting the account", async () => {
    const { session } = createServices((async () => undefined) as unknown as Call);
    const { commandOrder } = await import("./command-order");
    const ids = [partsOf(commandOrder()).id];
    await session.signOut();
    ids.push(partsOf(commandOrder()).id);
    await session.deleteAccount({ confirmation: "secret", learnerId: 7 });
    ids.push(partsOf(commandOrder()).id);
    expect(new Set(ids).size).toBe(3);
  });

  it.each(["{", "device-1", "device-1.x", "device-1.-5", "short.5"])("begins again if %s is stored", async (text) => {
    held.set("academy.command-order", text);
    const { commandOrder } = await openPage();
    expect(partsOf(commandOrder())).toMatchObject({ id: expect.not.stringMatching("device-1"), number: now });
  });

  it("never gives an id the same number or a smaller one, whatever the clock, the storage, and the tabs do", async () => {
    const step = fc.record({
      tab: fc.nat(1),
      clock: fc.integer({ min: -5000, max: 5000 }),
      isFull: fc.boolean(),
      reload: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        held.clear();
        isFull = false;
        const tabs = [await openPage(), await openPage()];
        const last = new Map<string, number>();
        for (const { tab, clock, isFull: full, reload } of steps) {
          // What a tab could not store, no other page can know.
          isFull = full && tab === 0 && !steps.some((one) => one.tab === 1 || one.reload);
          now += clock;
          if (reload) tabs[tab] = await openPage();
          const { id, number } = partsOf(tabs[tab]?.commandOrder() ?? "");
          expect(number).toBeGreaterThan(last.get(id) ?? 0);
          last.set(id, number);
        }
      }),
      { numRuns: 30 },
    );
  });
});
