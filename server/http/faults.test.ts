import type { FastifyBaseLogger } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFaultLog, kindOf } from "./faults";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const written: unknown[] = [];
  const log = { error: ({ leftOut }: { leftOut: number }) => written.push(leftOut) } as unknown as FastifyBaseLogger;
  const faults = createFaultLog(log);
  const note = (kind: string) => faults.note(kind, new Error(kind), () => void written.push(kind));
  return { written, faults, note };
}

it("logs the first fault of a kind at once, and once a minute how many followed", () => {
  const { written, note } = start();
  for (const kind of ["a", "a", "a", "b"]) note(kind);
  expect(written).toEqual(["a", "b"]);
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual(["a", "b", 2]);
  note("a");
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual(["a", "b", 2, 1]);
  vi.advanceTimersByTime(60_000);
  note("a");
  expect(written).toEqual(["a", "b", 2, 1, "a"]);
});

it("has one line for all kinds beyond a hundred", () => {
  const { written, note } = start();
  for (let count = 0; count < 300; count += 1) note(`kind ${count}`);
  expect(written).toHaveLength(101);
});

it("logs the remaining counts when it stops", () => {
  const { written, note, faults } = start();
  for (const kind of ["a", "a"]) note(kind);
  faults.stop();
  expect(written).toEqual(["a", 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it("groups database faults regardless of the query, and others by message", () => {
  const full = (query: string) => new Error(query, { cause: Object.assign(new Error("full"), { code: "53100" }) });
  expect(kindOf(full("insert"), true)).toBe(kindOf(full("update"), true));
  expect(kindOf(full("insert"), false)).not.toBe(kindOf(full("update"), false));
  expect(kindOf("text", false)).toBe("string");
});
