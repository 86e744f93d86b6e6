import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Failure } from "../../contract/errors";
import { repeatWhenBusy } from "./repeat-when-busy";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const busy: Failure = { code: "unavailable", status: 503, retryAfter: 2 };
const half = () => 0.5;

it("retries when the server says, a bit later than requested", async () => {
  const command = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue("in");
  const done = repeatWhenBusy(command, half);
  await vi.advanceTimersByTimeAsync(2400);
  expect(command).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(command).toHaveBeenCalledTimes(2);
  expect(await done).toBe("in");
});

it("counts only missing answers as such: others are repeated five times", async () => {
  const late: Failure = { code: "timeout", status: 0 };
  const command = vi.fn<() => Promise<string>>();
  for (const failure of [busy, busy, late, late, busy]) command.mockRejectedValueOnce(failure);
  command.mockResolvedValue("in");
  const done = repeatWhenBusy(command, half);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await done).toBe("in");
});

it("waits as long as it may, and no longer", async () => {
  const command = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce({ ...busy, retryAfter: 5 })
    .mockResolvedValue("in");
  const done = repeatWhenBusy(command, half);
  await vi.advanceTimersByTimeAsync(5500);
  expect(await done).toBe("in");
});

it("gives up after five repeats, with the last failure", async () => {
  const command = vi.fn(() => Promise.reject(busy));
  const done = expect(repeatWhenBusy(command, half)).rejects.toEqual(busy);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(command).toHaveBeenCalledTimes(6);
});

it("retries twice when no answer comes in time, and then fails", async () => {
  const late: Failure = { code: "timeout", status: 0 };
  const command = vi.fn(() => Promise.reject(late));
  const done = expect(repeatWhenBusy(command, half)).rejects.toEqual(late);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(command).toHaveBeenCalledTimes(3);
});

it.each<Failure>([
  { code: "wrong_credentials", status: 401 },
  { code: "too_many", status: 429, retryAfter: 2 },
  { code: "unavailable", status: 503 },
  { code: "unavailable", status: 503, retryAfter: 60 },
  { code: "network", status: 0 },
])("does not repeat after %j", async (failure) => {
  const command = vi.fn(() => Promise.reject(failure));
  await expect(repeatWhenBusy(command, half)).rejects.toEqual(failure);
  expect(command).toHaveBeenCalledTimes(1);
});
