import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { firstFonts, subsetOf } from "./subset";

it.each(firstFonts)("$name is what its package and the first characters make of it", async (font) => {
  const file = `src/theme/first-fonts/${font.name}.woff2`;
  const isSame = Buffer.compare(await readFile(file), await subsetOf(font)) === 0;
  expect(isSame, `${file} is out of date; run \`npx tsx bin/first-fonts.ts\``).toBe(true);
});
