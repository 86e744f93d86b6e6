import { readFile } from "node:fs/promises";
import { type Font, create as openFont } from "fontkit";
import { expect, it } from "vitest";
import { firstFonts, subsetOf } from "./subset";

it.each(firstFonts)("$name has its characters", async ({ name, characters }) => {
  const font = openFont(await readFile(`src/theme/first-fonts/${name}.woff2`)) as Font;
  const isThere = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  expect([...characters].filter((character) => !isThere(character))).toEqual([]);
});

it.each(firstFonts)("$name is what its package and the first characters make of it", async (font) => {
  const file = `src/theme/first-fonts/${font.name}.woff2`;
  const isSame = Buffer.compare(await readFile(file), await subsetOf(font)) === 0;
  expect(isSame, `${file} is out of date; run \`npx tsx bin/first-fonts.ts\``).toBe(true);
});
