import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Starts a small server and a real Chromium as the browser driver does, prints their ids, and waits. */
const program = `
import { launch } from "./model-tests/harness/chromium.ts";
import { startServer } from "./model-tests/harness/server.ts";
const code = 'console.log("server=" + process.pid + "; http://localhost:" + process.env.PORT + "/academy/"); setInterval(() => undefined, 1000);';
const [server, browser] = await Promise.all([startServer({ command: ["--eval", code] }), launch()]);
await browser.newPage();
console.log("ready");
`;

const isRunning = (pid: number): boolean => {
  try {
    // A process that has ended and that nobody has waited for is not running.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

/** Ids of everything that a process has started. */
function startedBy(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(Number);
    return [...children, ...children.flatMap(startedBy)];
  } catch {
    return [];
  }
}

const ended = (child: ChildProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));

describe.runIf(process.platform === "linux")("a run that is interrupted", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGKILL", "SIGKILL"],
  ] as const)("by %s leaves neither a server nor a Chromium behind", async (signal, status) => {
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exit = ended(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("ready") && resolve());
      void exit.then((how) => reject(new Error(`It ended with ${how}.`)));
    });
    const started = startedBy(child.pid ?? 0);
    const names = started.map((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    expect(names.some((name) => name.includes("/academy/"))).toBe(true);
    expect(names.some((name) => /chrom/i.test(name))).toBe(true);
    child.kill(signal);
    expect(await exit).toBe(status);
    await expect.poll(() => started.filter(isRunning), { timeout: 20_000 }).toEqual([]);
  });
});
