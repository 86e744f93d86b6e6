import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { RequestLog } from "./request-log";

function logOf(level: string) {
  const lines: string[] = [];
  const parent = pino({ level, base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const child = vi.spyOn(parent, "child");
  const log: FastifyBaseLogger = new RequestLog(parent, { reqId: "one" }, {});
  return { log, lines: () => lines.map((line) => JSON.parse(line)), made: () => child.mock.calls.length };
}

describe("a request's log", () => {
  it("is made with its first line, once", () => {
    const { log, lines, made } = logOf("info");
    log.debug("left out");
    log.silent("left out");
    expect(made()).toBe(0);
    log.info({ ms: 5 }, "request");
    log.error("request failed");
    expect(made()).toBe(1);
    expect(lines()).toEqual([
      { level: 30, reqId: "one", ms: 5, msg: "request" },
      { level: 50, reqId: "one", msg: "request failed" },
    ]);
  });

  it("has the level of the app's log", () => {
    const { log, lines } = logOf("warn");
    for (const level of ["trace", "debug", "info", "warn", "error", "fatal"] as const) log[level](level);
    expect(lines().map(({ msg }) => msg)).toEqual(["warn", "error", "fatal"]);
    expect(log.level).toBe("warn");
  });

  it("has children with what it says itself", () => {
    const { log, lines } = logOf("info");
    log.child({ part: "two" }).info("said");
    expect(lines()).toEqual([{ level: 30, reqId: "one", part: "two", msg: "said" }]);
  });
});
