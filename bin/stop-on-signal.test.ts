import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

describe("a signal", () => {
  /** The exit code and the signal that ended a process, which was told to stop when it had said something. */
  async function stopped(starting: string): Promise<unknown[]> {
    const program = `import { stopOnSignal } from "./bin/stop-on-signal.ts"; setInterval(() => {}, 1000);
      const starting = stopOnSignal(${starting}); setTimeout(() => console.log("ready"), 100); await starting;`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program]);
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    return once(child, "exit");
  }

  it("ends a start that goes on, also of the first process of a container, which has to listen", async () => {
    expect(await stopped("new Promise(() => {})")).toEqual([0, null]);
  });

  it("waits until everything has been closed", async () => {
    const closing = "new Promise((closed) => setTimeout(closed, 50)).then(() => process.exit(3))";
    expect(await stopped(`Promise.resolve({ stop: () => ${closing} })`)).toEqual([3, null]);
    expect(await stopped('Promise.resolve({ stop: () => Promise.reject("no") })')).toEqual([1, null]);
  });
});
