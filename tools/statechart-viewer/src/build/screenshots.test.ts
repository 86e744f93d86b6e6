import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { ScreenshotsConfig, ViewerConfig } from "../config";
import { checkCommand } from "./command";
import { indexFile } from "./files";
import { outdatedScreenshots, readScreenshots, viewsFile } from "./screenshots";
import { write } from "./write";

const folder = mkdtempSync(join(tmpdir(), "viewer-screenshots-"));
afterAll(() => rmSync(folder, { recursive: true }));

const lamp = createMachine({ id: "lamp", initial: "off", states: { off: {}, on: {} } });
const entry = (machine: string, state: string, view?: string): ScreenshotEntry => ({
  machine,
  state: `${machine}.${state}`,
  file: `${machine}/${state}.webp`,
  language: "en",
  theme: "light",
  width: 375,
  date: "2026-11-20",
  ...(view && { view }),
});
const screenshots: ScreenshotsConfig = {
  kept: folder,
  taken: join(folder, "taken"),
  viewHashes: async (languages) => ({ lamp: Object.fromEntries(languages.map((one) => [one, "today"])) }),
};
const config: ViewerConfig = {
  machines: { lamp: { machine: lamp, title: "Lamp", group: "light" } },
  screenshots,
  folder,
  data: folder,
  call: "make flows",
  guide: "",
  introduction: "",
  revisions: { repository: ".", cache: folder, folders: [], registry: "", reader: new URL(import.meta.url) },
};
const keep = (...entries: ScreenshotEntry[]) =>
  writeFileSync(join(folder, "screenshots.json"), JSON.stringify(entries));

describe("screenshots that are out of date", () => {
  it("are named by machine, with how to take them again", async () => {
    keep(entry("lamp", "off", "yesterday"), entry("lamp", "on"));
    expect(await outdatedScreenshots(config, ["lamp"])).toEqual([
      "Screenshots are older than their views: lamp (2). make flows screenshots lamp takes them again.",
    ]);
  });

  it("are named up to a number that can be read", async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `lamp${index}`);
    const machines = Object.fromEntries(
      ids.map((id) => [
        id,
        { machine: createMachine({ id, initial: "off", states: { off: {} } }), title: id, group: "light" },
      ]),
    );
    const viewHashes = async () => Object.fromEntries(ids.map((id) => [id, { en: "today" }]));
    keep(...ids.map((id) => entry(id, "off", "yesterday")));
    const [said] = await outdatedScreenshots({ ...config, machines, screenshots: { ...screenshots, viewHashes } }, ids);
    expect(said).toMatch(/: lamp0 \(1\), .*lamp7 \(1\), and 2 more\. make flows screenshots all takes them again\.$/);
  });

  it("include those of states and machines that no longer exist", async () => {
    keep(entry("lamp", "off", "today"), entry("lamp", "broken", "today"), entry("fan", "off", "today"));
    expect(await outdatedScreenshots(config, ["lamp"])).toEqual([
      expect.stringMatching(/^2 screenshots of states that no longer exist, in .*: lamp\.broken, fan\.off; /),
    ]);
  });

  it("are none if all are of today's view, or no screenshots are configured", async () => {
    keep(entry("lamp", "off", "today"));
    expect(await outdatedScreenshots(config, ["lamp"])).toEqual([]);
    const { screenshots: _, ...without } = config;
    expect(await outdatedScreenshots(without, ["lamp"])).toEqual([]);
    expect(await viewsFile(without)).toBeNull();
  });

  it("fail the check only if that is asked for", async () => {
    // The drawing is missing, which fails anyway: a single machine that does not exist has none.
    keep(entry("fan", "off", "today"));
    write(folder, indexFile({ ...config, machines: {} }));
    const said: string[] = [];
    const check = (...args: string[]) =>
      checkCommand({ ...config, machines: {} }).run(args, { say: (line) => said.push(line) });
    expect(await check()).toBe(0);
    expect(said[0]).toContain("1 screenshot of states that no longer exist");
    expect(await check("--screenshots")).toBe(1);
  });
});

it("the hashes of today's views are for every language with a screenshot", async () => {
  keep(entry("lamp", "off", "today"), { ...entry("lamp", "on"), language: "de" });
  const file = await viewsFile(config);
  expect([file?.name, JSON.parse(file?.content ?? "")]).toEqual(["views.json", { lamp: { en: "today", de: "today" } }]);
});

it("an index that cannot be read is named", () => {
  writeFileSync(join(folder, "screenshots.json"), '[{"machine":"lamp"}]');
  expect(() => readScreenshots(folder)).toThrow("is not an index of screenshots");
});
