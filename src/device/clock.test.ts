import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countDown, waitUntil } from "./clock";

const start = Date.parse("2026-03-01T10:00:00.000Z");
const instant = (offset: number) => new Date(start + offset).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The current state of a wait. */
function waiting(at: string, now: string, signal = new AbortController().signal) {
  const outcome = { value: "waiting" };
  waitUntil(at, now, signal).then(
    () => {
      outcome.value = "over";
    },
    () => {
      outcome.value = "refused";
    },
  );
  return outcome;
}

describe("waitUntil", () => {
  it("ends at the instant, not before", async () => {
    const outcome = waiting(instant(60_000), instant(0));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome.value).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.value).toBe("over");
  });

  it("goes by the server's clock if this computer's is wrong", async () => {
    vi.setSystemTime(start + 3_600_000);
    const outcome = waiting(instant(61_000), instant(1000));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome.value).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.value).toBe("over");
  });

  it("is over at once for an instant that has passed", async () => {
    const outcome = waiting(instant(-1), instant(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.value).toBe("over");
  });

  it("notices soon after the computer slept", async () => {
    const outcome = waiting(instant(3_600_000), instant(3));
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(start + 7_200_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome.value).toBe("over");
  });

  it("waits longer than a timer can", async () => {
    const outcome = waiting(instant(40 * 86_400_000), instant(4));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.value).toBe("waiting");
  });

  it("stops when nothing waits anymore", async () => {
    const abort = new AbortController();
    waiting(instant(60_000), instant(5), abort.signal);
    expect(vi.getTimerCount()).toBe(1);
    abort.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("refuses an invalid instant", async () => {
    const outcome = waiting("soon", instant(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.value).toBe("refused");
    await expect(waitUntil("soon", instant(6), new AbortController().signal)).rejects.toThrow(
      '"soon" is not an instant.',
    );
  });

  it("measures the server's clock when it was received, also for a wait that begins later", async () => {
    waiting(instant(7_200_000), instant(7));
    await vi.advanceTimersByTimeAsync(1_800_000);
    const outcome = waiting(instant(3_600_007), instant(7));
    await vi.advanceTimersByTimeAsync(1_799_999);
    expect(outcome.value).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.value).toBe("over");
  });
});

describe("countDown", () => {
  it("reports the whole seconds left, at once and every second, never below 0", () => {
    const ticks: number[] = [];
    const stop = countDown(instant(2500), instant(0), (left) => ticks.push(left));
    vi.advanceTimersByTime(5000);
    stop();
    expect(ticks).toEqual([3, 2, 1, 0, 0, 0]);
  });

  it("goes by the server's clock", () => {
    vi.setSystemTime(start - 86_400_000);
    const ticks: number[] = [];
    const stop = countDown(instant(10_100), instant(100), (left) => ticks.push(left));
    vi.advanceTimersByTime(2000);
    stop();
    expect(ticks).toEqual([10, 9, 8]);
  });

  it("catches up after the computer slept", () => {
    const ticks: number[] = [];
    const stop = countDown(instant(3_600_000), instant(0), (left) => ticks.push(left));
    vi.setSystemTime(start + 3_000_000);
    vi.advanceTimersByTime(1000);
    stop();
    expect(ticks.at(-1)).toBe(599);
  });

  it("is silent once stopped", () => {
    const ticks: number[] = [];
    countDown(instant(60_000), instant(0), (left) => ticks.push(left))();
    vi.advanceTimersByTime(5000);
    expect(ticks).toEqual([60]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
