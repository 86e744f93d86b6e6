import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../server/testing/free-port";
import { startServer } from "./server";
import { reasonIn } from "./server-child";

let temporary: string;
// The tests of other files start servers at the same time, with their own data.
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "academy-server-test-"));
  vi.stubEnv("TMPDIR", temporary);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

/** A server of a few lines, in place of the built site. */
const script = (code: string) => ["--input-type=module", "--eval", code];
const announce = 'console.log("at http://localhost:" + process.env.PORT + "/academy/");';
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const dataFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("academy-data-"));

/** The error of a start, after which nothing of it is left. */
async function failedStart(options: Parameters<typeof startServer>[0]): Promise<string> {
  const before = dataFolders();
  const thrown = await startServer(options).then(
    () => null,
    (error: Error) => error,
  );
  expect(dataFolders().filter((name) => !before.includes(name))).toEqual([]);
  return thrown?.message ?? "it started";
}

describe("a server that does not start", () => {
  it("says in one sentence why it ended", async () => {
    const code = 'console.log("Opening the database …"); throw new TypeError("The folder is locked.");';
    expect(await failedStart({ command: script(code) })).toBe(
      "The server ended with 1: TypeError: The folder is locked.",
    );
  });

  it("says how it ended if it printed nothing", async () => {
    expect(await failedStart({ command: script("process.exit(3)") })).toBe(
      "The server ended with 3 and printed nothing.",
    );
  });

  it("is ended if it does not answer, with the last thing it said", async () => {
    const code = 'console.log("Waiting for " + process.pid); setInterval(() => undefined, 1000);';
    const message = await failedStart({ command: script(code), timeoutMs: 700 });
    expect(message).toMatch(/^The server did not answer within 0\.7 s(: Waiting for \d+| and printed nothing\.)$/);
    const [, pid] = /Waiting for (\d+)/.exec(message) ?? [];
    if (pid) expect(isRunning(Number(pid))).toBe(false);
  });

  const listening = `import { createServer } from "node:http";
    createServer().listen(Number(process.env.PORT), "127.0.0.1", () => {${announce}});`;

  it("tries another port if the one that was free is in use by now", async () => {
    const other = createServer();
    const taken = await freePort();
    await new Promise<void>((resolve) => other.listen(taken, "127.0.0.1", resolve));
    try {
      const ports = [taken, await freePort()];
      const server = await startServer({ command: script(listening), choosePort: async () => ports.shift() ?? 0 });
      expect(server.port).not.toBe(taken);
      await server.remove();
      expect(existsSync(server.dataDir)).toBe(false);
      const message = await failedStart({ command: script(listening), choosePort: async () => taken });
      expect(message).toMatch(/^The server ended with 1: Error: listen EADDRINUSE: address already in use [\d.:]+$/);
    } finally {
      other.close();
    }
  });
});

it("finds the reason in what a server prints", () => {
  expect(
    reasonIn("node:internal/x:1\n    throw e;\n    ^\n\nError: No disk.\n    at run (a.js:1)\n\nNode.js v20\n"),
  ).toBe("Error: No disk.");
  expect(reasonIn("Starting …\nThe port 80 needs more rights.\n")).toBe("The port 80 needs more rights.");
  expect(reasonIn("")).toBe("");
});
