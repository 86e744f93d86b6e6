import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readScript, readTranslation } from "./script";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "scripts-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const script = () =>
  readScript(
    write(
      "clip.yaml",
      `- { title: Orders, points: ["1,200 last year", "1,500 this year"], figure: bars, say: More orders., seconds: 8 }
- { title: The end, say: Goodbye., seconds: 3 }`,
    ),
  );

describe("readScript", () => {
  it.each([
    ["one number in each point", `["1,200 orders", "1.5 orders"]`, [1200, 1.5]],
    ["a point without a number", `["1,200 orders", "no orders"]`, []],
    ["a point with two", `["1,200 orders", "1 of 2 orders"]`, []],
  ])("knows the amounts that its points state: %s", async (_, points, amounts) => {
    const [slide] = await readScript(write("amounts.yaml", `- { title: A, points: ${points}, say: B, seconds: 2 }`));
    expect(slide?.amounts).toEqual(amounts);
  });

  it("names the file and the field of a mistake", async () => {
    const file = write("long.yaml", "- { title: A, say: B, seconds: long }");
    await expect(readScript(file)).rejects.toThrow(/long\.yaml: .*\n.*\[0\]\.seconds/);
  });
});

describe("readTranslation", () => {
  it("takes the texts from the translation and all else from the script, also the amounts", async () => {
    const translation = `- { title: Bestellungen, points: [1.200 im Vorjahr, 1.500 in diesem Jahr] }
- { title: Ende }`;
    expect(await readTranslation(write("de.yaml", translation), await script())).toEqual([
      {
        title: "Bestellungen",
        points: ["1.200 im Vorjahr", "1.500 in diesem Jahr"],
        figure: "bars",
        say: "More orders.",
        seconds: 8,
        amounts: [1200, 1500],
      },
      { title: "Ende", points: [], figure: "none", say: "Goodbye.", seconds: 3, amounts: [] },
    ]);
  });

  it.each([
    ["a missing slide", "- { title: A, points: [a, b] }", "de.yaml: has 1 slides, and the English script has 2"],
    [
      "a missing point",
      "- { title: A, points: [a] }\n- { title: B }",
      "de.yaml, slide 1: has 1 points, and the English script has 2",
    ],
    [
      "a point too many",
      "- { title: A, points: [a, b] }\n- { title: B, points: [c] }",
      "de.yaml, slide 2: has 1 points, and the English script has 0",
    ],
    ["a length of its own", "- { title: A, points: [a, b], seconds: 9 }\n- { title: B }", "seconds"],
  ])("says which file and slide has a mistake: %s", async (_, translation, message) => {
    await expect(readTranslation(write("de.yaml", translation), await script())).rejects.toThrow(message);
  });

  it("accepts every translation in content/", async () => {
    const scripts = "content/clips";
    const files = readdirSync(scripts, { recursive: true, encoding: "utf8" }).filter((file) => dirname(file) !== ".");
    const slides = files.map(async (file) => {
      const original = await readScript(join(scripts, basename(file)));
      expect(await readTranslation(join(scripts, file), original), file).toHaveLength(original.length);
    });
    await Promise.all(slides);
    expect(slides).not.toEqual([]);
  });
});
