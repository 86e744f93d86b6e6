import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { launch } from "./chromium";

const folder = mkdtempSync(join(tmpdir(), "academy-chromium-"));

describe("a Chromium that does not start", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is named if its file does not exist", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
    await expect(launch()).rejects.toThrow(/^CHROMIUM_PATH is "\/nowhere\/chromium", and there is no such file\.$/);
  });

  it("is named with what it said before it ended", async () => {
    const file = join(folder, "chromium");
    writeFileSync(file, "#!/bin/sh\necho 'Missing library: libnss3' >&2\nexit 127\n", { mode: 0o755 });
    vi.stubEnv("CHROMIUM_PATH", file);
    await expect(launch()).rejects.toThrow(/^Chromium \(.*\/chromium\) did not start: Missing library: libnss3$/);
    rmSync(folder, { recursive: true });
  });
});
