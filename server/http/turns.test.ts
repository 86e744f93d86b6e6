import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTurns } from "./turns";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("lets a limited number through at once, per key, in order", async () => {
  const turns = createTurns({ atOnce: 2, maxWaiting: 10 });
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (key: string, name: string) =>
    turns.take(key, 1000).then((end) => {
      order.push(name);
      ends.set(name, end);
    });
  void take("a", "a1");
  void take("a", "a2");
  void take("a", "a3");
  void take("a", "a4");
  void take("b", "b1");
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(["a1", "a2", "b1"]);
  ends.get("a2")?.();
  ends.get("a2")?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(["a1", "a2", "b1", "a3"]);
  ends.get("a1")?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

it("rejects when it takes too long, and continues with the next one", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 10 });
  const end = await turns.take("a", 1000);
  const late = expect(turns.take("a", 1000)).rejects.toMatchObject({ code: "unavailable", details: { retryAfter: 2 } });
  const patient = turns.take("a", 5000);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  end();
  (await patient)();
  (await turns.take("a", 0))();
});

it("rejects at once when too many wait", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 1 });
  const end = await turns.take("a", 1000);
  const waiting = turns.take("a", 1000);
  await expect(turns.take("a", 1000)).rejects.toMatchObject({ code: "unavailable" });
  end();
  (await waiting)();
});
