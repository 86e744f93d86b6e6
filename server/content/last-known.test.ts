import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastKnown } from "./last-known";

const keeping = { ttl: 1000, wait: 500, retryAfter: 1000 };

describe("the last known value", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is loaded once for all callers, and again after its time", async () => {
    let asked = 0;
    const current = lastKnown(async () => ++asked, keeping);
    expect(await Promise.all([current(), current()])).toEqual([1, 1]);
    vi.advanceTimersByTime(999);
    expect(await current()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await current()).toBe(2);
  });

  it("stays when loading a newer one fails, is loaded again a second later, and reports the failure once", async () => {
    let isAway = false;
    let asked = 0;
    const failures: unknown[] = [];
    const load = async () => {
      asked += 1;
      if (isAway) throw new Error("away");
      return asked;
    };
    const current = lastKnown(load, { ...keeping, onFailure: (thrown) => failures.push(thrown) });
    expect(await current()).toBe(1);
    isAway = true;
    for (let second = 0; second < 3; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      expect([await current(), await current()]).toEqual([1, 1]);
    }
    expect([asked, failures.length]).toEqual([4, 1]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(1000);
    await current();
    await vi.advanceTimersByTimeAsync(0);
    expect(await current()).toBe(5);
  });

  it("is returned when a newer one takes too long", async () => {
    let asked = 0;
    const load = (): Promise<number> => {
      asked += 1;
      return asked === 1 ? Promise.resolve(1) : new Promise(() => undefined);
    };
    const current = lastKnown(load, keeping);
    await current();
    await vi.advanceTimersByTimeAsync(1000);
    const late = current();
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toBe(1);
    expect(asked).toBe(2);
  });

  it("is not waited for by everyone: only as long as since the newer one is being loaded", async () => {
    const never = new Promise<number>(() => undefined);
    const current = lastKnown<number>((known) => (known === null ? Promise.resolve(1) : never), keeping);
    await current();
    await vi.advanceTimersByTimeAsync(1000);
    const first = current();
    await vi.advanceTimersByTimeAsync(400);
    const second = current();
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all([first, second])).toEqual([1, 1]);
    expect(await current()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not exist if loading never succeeded", async () => {
    const current = lastKnown(() => Promise.reject(new Error("away")), keeping);
    await expect(current()).rejects.toThrow("away");
  });
});
