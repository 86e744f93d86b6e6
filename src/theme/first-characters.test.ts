import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstCharacters, unicodeRangeOf } from "./first-characters";

describe("a unicode range", () => {
  it("joins neighbors, whatever their order", () => {
    expect(unicodeRangeOf("cab x”")).toBe("U+20,U+61-63,U+78,U+201D");
  });
});

describe("the first characters", () => {
  it.each(["en", "es", "pt", "de", "it", "fr"])("are enough for the interface in %s", async (language) => {
    const folder = `src/i18n/locales/${language}`;
    const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
    const all = await Promise.all(files.map((file) => import(`../i18n/locales/${language}/${file.slice(0, -3)}.ts`)));
    // The fonts of the site have no sign for the key of a Mac.
    const characters = new Set(JSON.stringify(all.map(({ texts }) => texts)).replaceAll("⌘", ""));
    expect([...characters].filter((one) => !firstCharacters.includes(one))).toEqual([]);
  });
});
