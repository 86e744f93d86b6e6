import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BundledCommand, bundledCommand } from "../server/testing/bundled-command";

describe("a start that fails", { timeout: 180_000 }, () => {
  let command: BundledCommand;
  beforeAll(async () => {
    command = await bundledCommand("bin/start.ts");
  }, 180_000);
  afterAll(async () => command.remove());

  it("is repeated by systemd while the database is away, and not with wrong settings", () => {
    const exitCode = (env: Record<string, string>) => spawnSync(process.execPath, [command.path], { env }).status;
    expect(exitCode({ DATABASE_URL: "postgres://academy@127.0.0.1:1/academy" })).toBe(1);
    expect(exitCode({ PORT: "x" })).toBe(78);
    const service = readFileSync("deploy/systemd/academy@.service", "utf8");
    for (const line of ["StartLimitIntervalSec=0", "Restart=on-failure", "RestartPreventExitStatus=78"])
      expect(service).toContain(`\n${line}\n`);
  });
});
