import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "statechart-testing/cli/usage-error";
import { readScreenshots } from "statechart-viewer/build/screenshots";
import type { ScreenshotVariant } from "statechart-viewer/chart/screenshots";
import { afterAll, describe, expect, it } from "vitest";
import { Album, type Subject } from "./album";
import { chosenVariants, languagesOf } from "./variants";

const root = mkdtempSync(join(tmpdir(), "album-"));
afterAll(() => rmSync(root, { recursive: true }));

const typed = { languages: "en", themes: "light", widths: "375" };
const variants = chosenVariants({ ...typed, languages: "en,es", widths: "375,1280" });

/** A page whose screenshots contain their own variant. */
function page() {
  const asked: ScreenshotVariant[] = [];
  const subject: Subject = {
    async picture(variant) {
      asked.push(variant);
      return Buffer.from(JSON.stringify(variant));
    },
  };
  return { asked, subject };
}
const albumIn = (folder: string) =>
  new Album(join(root, folder), "lamp", ["lamp.on", "lamp.off"], variants, 60, (language) => `view in ${language}`);

describe("an album", () => {
  it("takes each state once for each variant in the page's language", async () => {
    const album = albumIn("once");
    const { asked, subject } = page();
    await album.take(subject, ["lamp.on"], "en");
    await album.take(subject, ["lamp.on"], "en");
    expect(asked.map(({ language, width }) => [language, width])).toEqual([
      ["en", 375],
      ["en", 1280],
    ]);
    expect([album.missing("en"), album.missing("es")]).toEqual([["lamp.off"], ["lamp.on", "lamp.off"]]);
  });

  it("takes one screenshot for states that are active at once, and none of other states", async () => {
    const album = albumIn("together");
    const { asked, subject } = page();
    await album.take(subject, ["lamp.on", "lamp.off", "lamp"], "es");
    expect(asked).toHaveLength(2);
    expect(album.missing("es")).toEqual([]);
    await album.take(subject, ["lamp"], "en");
    expect(asked).toHaveLength(2);
  });

  it("adds what it took to its folder's index, besides existing entries", async () => {
    const [first, second] = [albumIn("index"), albumIn("index")];
    await first.take(page().subject, ["lamp.on"], "en");
    first.save();
    await second.take(page().subject, ["lamp.off"], "en");
    second.save();
    const screens = readScreenshots(join(root, "index"));
    expect(screens.map(({ file }) => file)).toEqual([
      "lamp/lamp.off.en.light.1280.webp",
      "lamp/lamp.off.en.light.375.webp",
      "lamp/lamp.on.en.light.1280.webp",
      "lamp/lamp.on.en.light.375.webp",
    ]);
    for (const { file, width } of screens)
      expect(JSON.parse(readFileSync(join(root, "index", file), "utf8"))).toMatchObject({ width });
  });

  it("says with which view and in which other states a screenshot was taken", async () => {
    const album = albumIn("facts");
    await album.take(page().subject, ["lamp.on", "lamp.bright"], "en");
    album.save();
    const [one] = readScreenshots(join(root, "facts"));
    expect(one).toMatchObject({ state: "lamp.on", view: "view in en", among: ["lamp.bright"] });
  });

  it("removes screenshots of states that the machine no longer has, and none of other machines", async () => {
    const before = new Album(join(root, "gone"), "lamp", ["lamp.on", "lamp.broken"], variants, 60, () => "view");
    await before.take(page().subject, ["lamp.on", "lamp.broken"], "en");
    before.save();
    const other = new Album(join(root, "gone"), "fan", ["fan.on"], variants, 60, () => "view");
    await other.take(page().subject, ["fan.on"], "en");
    other.save();
    albumIn("gone").save();
    const states = readScreenshots(join(root, "gone")).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["fan.on", "lamp.on"]));
    expect(existsSync(join(root, "gone", "lamp", "lamp.broken.en.light.375.webp"))).toBe(false);
    expect(existsSync(join(root, "gone", "lamp", "lamp.on.en.light.375.webp"))).toBe(true);
  });

  it("has a readable index from the first screenshot on, and reports an unreadable one", () => {
    const album = albumIn("empty");
    expect(readScreenshots(join(root, "empty"))).toEqual([]);
    album.save();
    expect(existsSync(join(root, "empty", "screenshots.json"))).toBe(true);
    expect(readScreenshots(join(root, "empty"))).toEqual([]);
    writeFileSync(join(root, "empty", "screenshots.json"), '[{"machine":"lamp"}]');
    expect(() => readScreenshots(join(root, "empty"))).toThrow("is not an index of screenshots");
  });
});

describe("typed variants", () => {
  it("are every combination of language, theme, and width", () => {
    const all = chosenVariants({ languages: "en,ja,en", themes: "light,dark", widths: "375,1280" });
    expect(all).toHaveLength(8);
    expect(languagesOf(all)).toEqual(["en", "ja"]);
  });

  it.each([
    [{ languages: "en,xx" }, '--languages has "xx"; take some of en, es'],
    [{ languages: "," }, "--languages is empty"],
    [{ themes: "gray" }, '--themes has "gray"; take light, dark or both.'],
    [{ widths: "37" }, '--widths has "37"'],
    [{ widths: "9999" }, '--widths has "9999"'],
  ])("%j is rejected with an explanation", (change, why) => {
    expect(() => chosenVariants({ ...typed, ...change })).toThrow(UsageError);
    expect(() => chosenVariants({ ...typed, ...change })).toThrow(why);
  });
});
