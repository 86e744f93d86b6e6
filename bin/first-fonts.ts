/**
 * Writes the fonts of the first text of every page into `src/theme/first-fonts`, from the packages of the whole ones:
 *
 *   npx tsx bin/first-fonts.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { firstFonts, subsetOf } from "./first-fonts/subset";

const folder = "src/theme/first-fonts";
await mkdir(folder, { recursive: true });
for (const font of firstFonts) {
  const bytes = await subsetOf(font);
  await writeFile(`${folder}/${font.name}.woff2`, bytes);
  console.log(`${folder}/${font.name}.woff2: ${(bytes.length / 1000).toFixed(1)} kB`);
}
