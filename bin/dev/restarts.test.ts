import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restartable } from "./restarts";

let happened: string[];
let mistake: Error | null;
beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  mistake = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = () =>
  restartable({
    start: async () => {
      if (mistake) throw mistake;
      happened.push("started");
      return { stop: async () => void happened.push("stopped") };
    },
    onRestart: () => happened.push("restarting"),
    onFailure: (thrown) => happened.push(`failed: ${(thrown as Error).message}`),
  });

it("starts once for all files that change together", async () => {
  const server = await begin();
  server.changed("/site/server/app.ts");
  await vi.advanceTimersByTimeAsync(50);
  server.changed("/site/server/app.ts");
  await vi.advanceTimersByTimeAsync(1000);
  expect(happened).toEqual(["started", "restarting", "stopped", "started"]);
});

it("outlives a mistake in the code, and starts with the next change of any file", async () => {
  const server = await begin();
  mistake = new Error("unexpected token");
  server.changed("/site/server/app.ts");
  await vi.advanceTimersByTimeAsync(1000);
  expect(happened).toEqual(["started", "restarting", "stopped", "failed: unexpected token"]);
  mistake = null;
  server.changed("/site/machines/courses/quiz/setup.ts");
  await vi.advanceTimersByTimeAsync(1000);
  expect(happened.slice(4)).toEqual(["restarting", "started"]);
  await server.stop();
  expect(happened.slice(6)).toEqual(["stopped"]);
});

it("does not begin if the first start fails", async () => {
  mistake = new Error("the port is taken");
  await expect(begin()).rejects.toThrow("the port is taken");
});

it.each([
  ["/site/server/app.ts", 2],
  ["C:\\site\\contract\\errors.ts", 2],
  ["/site/server/db/migrations/0001_more.sql", 2],
  ["/site/server/app.test.ts", 1],
  ["/site/server/testing/requests.testing.ts", 1],
  ["/site/src/paths/paths.ts", 1],
])("after a change of %s, the server has started %i times", async (file, times) => {
  const server = await begin();
  server.changed(file);
  await vi.advanceTimersByTimeAsync(1000);
  expect(happened.filter((one) => one === "started")).toHaveLength(times);
});
