import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Config } from "../config";
import { cliInFolder } from "../testing/cli-in-folder";
import { kioskModel, kioskPage } from "../testing/kiosk";
import { toggleModel } from "../testing/toggle";

const config: Config = {
  machines: {
    kiosk: { machine: kioskModel.machine, title: "Ice cream" },
    broken: { machine: toggleModel.machine },
    toggle: { machine: toggleModel.machine, title: "-Toggle" },
  },
  async testModel(id) {
    if (id === "broken") throw new Error("there is a fault\nin its file");
    return id === "kiosk" ? kioskModel : toggleModel;
  },
  pages: async () => [kioskPage],
};
const { run, results } = cliInFolder(config);

describe("an export of several machines", () => {
  it.each([
    ["markdown", ["kiosk.md", "toggle.md"]],
    ["gherkin", ["kiosk.feature", "toggle.feature"]],
    ["csv", ["kiosk.csv", "toggle.csv"]],
  ])("writes a file for each as %s, and names in one sentence what is broken", async (format, files) => {
    const folder = join(results, format);
    expect(await run("export", "all", `--format=${format}`, "--out", folder)).toEqual({
      code: 1,
      said: `BROKEN broken: there is a fault in its file\n2 files in ${folder}.`,
    });
    expect(readdirSync(folder)).toEqual(files);
  });

  it("skips those that a format cannot have, which is no fault", async () => {
    const folder = join(results, "playwright");
    const whole = cliInFolder({ ...config, testModel: async (id) => (id === "kiosk" ? kioskModel : toggleModel) });
    const { code, said } = await whole.run("export", "all", "--format=playwright", "--out", folder);
    expect([code, said.split("\n")]).toEqual([
      0,
      [
        "SKIPPED broken: The page of broken is not described; write a page and configure it under `pages`, or take another format.",
        "SKIPPED toggle: The page of toggle is not described; write a page and configure it under `pages`, or take another format.",
        `1 file in ${folder}.`,
      ],
    ]);
    expect(readdirSync(folder)).toEqual(["kiosk.spec.ts"]);
  });

  it("needs a folder", async () => {
    const file = join(results, "file");
    writeFileSync(file, "");
    expect(await run("export", "all", "--format=csv")).toEqual({
      code: 1,
      said: "Each of the 3 machines becomes a file; name a folder for them: --out FOLDER.",
    });
    expect((await run("export", "all", "--format=csv", "--out", file)).said).toMatch(
      /^.*file\/kiosk\.csv cannot be written \(.*\); name another file\.$/m,
    );
  });

  it("contains no formula", async () => {
    await run("export", "toggle", "--format=csv", "--out", join(results, "one.csv"));
    expect(readFileSync(join(results, "one.csv"), "utf8").split("\r\n")[1]).toBe(
      `"'-Toggle","'-Toggle, test 1","0","Start with toggle.","The state is now inactive.","toggle-1.0","start","inactive"`,
    );
  });
});
