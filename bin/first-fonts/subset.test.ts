import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Font, create as openFont } from "fontkit";
import { expect, it } from "vitest";
import { firstFonts, subsetOf } from "./subset";

it.each(firstFonts)(
  "$name has its characters, as far as the whole font has them",
  async ({ name, characters, source }) => {
    const charactersIn = async (path: string) => {
      const font = openFont(await readFile(path)) as Font;
      return [...characters].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    };
    const whole = await charactersIn(createRequire(import.meta.url).resolve(source));
    expect(whole.length).toBeGreaterThan(20);
    expect(await charactersIn(`src/theme/first-fonts/${name}.woff2`)).toEqual(whole);
  },
);

it.each(firstFonts)(
  "$name has the features that the site's styles use, as far as the whole font has them",
  async (font) => {
    const featuresIn = async (path: string) => (openFont(await readFile(path)) as Font).availableFeatures;
    const whole = await featuresIn(createRequire(import.meta.url).resolve(font.source));
    const kept = await featuresIn(`src/theme/first-fonts/${font.name}.woff2`);
    expect(kept).toContain("kern");
    expect(kept.filter((one) => one !== "rvrn").sort()).toEqual(
      font.features.filter((one) => one !== "rvrn" && whole.includes(one)).sort(),
    );
  },
);

it("are at most 35 kB in any language, with the headers that the server sends before each", async () => {
  const headers = 400;
  const sizes = await Promise.all(
    firstFonts.map(async ({ name }) => (await readFile(`src/theme/first-fonts/${name}.woff2`)).length + headers),
  );
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(35_000);
});

it.each(firstFonts)("$name is what its package and the first characters make of it", async (font) => {
  const file = `src/theme/first-fonts/${font.name}.woff2`;
  const isSame = Buffer.compare(await readFile(file), await subsetOf(font)) === 0;
  expect(isSame, `${file} is out of date; run \`npx tsx bin/first-fonts.ts\``).toBe(true);
});
