import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { flows } from "../flows";

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "flows-"));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});
async function call(...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await flows(args, { say: (line) => lines.push(line) });
  return { code, said: lines.join("\n") };
}

describe("npm run flows", () => {
  it("draws a machine as picture, data and text, as it stands in docs/flows, and the lists of all", async () => {
    const to = folder();
    expect((await call("build", "appearance", "--to", to)).said).toMatch(/^Drew 1 machine\(s\) into /);
    for (const name of ["appearance.svg", "appearance.json", "appearance.mmd", "index.json", "README.md"])
      expect(readFileSync(join(to, name), "utf8"), name).toBe(readFileSync(join("docs/flows", name), "utf8"));
    expect(readFileSync(join(to, "appearance.svg"), "utf8")).toContain('data-id="appearance.');
  }, 60_000);

  it("fails where a picture is older than its machine", async () => {
    const to = folder();
    cpSync("docs/flows", to, { recursive: true, filter: (file) => !file.includes("screens") });
    expect(await call("check", "billing", "--to", to)).toMatchObject({ code: 0 });
    const file = join(to, "billing.json");
    const data = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...data, chart: { ...data.chart, hash: "older" } }));
    rmSync(join(to, "tests/appearance.json"));
    const older = await call("check", "billing", "--to", to);
    expect(older).toEqual({
      code: 1,
      said: "billing: its picture is not of this machine; npm run flows -- build draws it.",
    });
    const lost = await call("check", "appearance", "--to", to);
    expect(lost).toEqual({
      code: 1,
      said: `${join(to, "tests/appearance.json")} is not today's; npm run flows -- build writes it.`,
    });
  });

  it("says what is wrong with a call", async () => {
    expect(await call("draw")).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no verb "draw"; take one of build'),
    });
    expect(await call("build", "exams")).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no machine "exams"'),
    });
    expect(await call("build", "--fast")).toMatchObject({
      code: 1,
      said: expect.stringContaining("Unknown option '--fast'"),
    });
    expect((await call("build", "--help")).said).toContain("npm run flows -- build [MACHINE|all]");
    expect((await call()).said).toContain("npm run flows -- check");
  }, 60_000);
});
