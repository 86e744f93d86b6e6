import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultTheme } from "../ui/tokens";
import { compareCharts } from "./compare";
import { writePictures } from "./pictures";
import { type FindingPictures, findingOf, markdownOf } from "./report";
import { quiz } from "./testing";

const unaffected = { requirements: [], tests: [], untested: [] };
const change = compareCharts(quiz(), quiz({ wrong: null, checking: { on: { "check.end": "right" } } }));
const finding = findingOf(change, unaffected, "engineering");
const dataUrl = (type: string, text: string) => `data:image/${type};base64,${Buffer.from(text).toString("base64")}`;
const screenshots = {
  of: async () => ({
    pairs: [
      { state: "it.checking", before: dataUrl("webp", "was"), after: dataUrl("jpeg", "is") },
      { state: "it.right", before: dataUrl("png", "stays"), after: null },
    ],
    more: 1,
  }),
};

let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), "flow-report-"));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

const write = (address: string): Promise<Map<string, FindingPictures>> =>
  writePictures([finding], screenshots, { folder: out, address }, { wording: "engineering", theme: defaultTheme });

it("writes a drawing that other programs can draw, and the screenshots as they were", async () => {
  await write("pictures/");
  expect(readdirSync(out).sort()).toEqual([
    "it.checking-after.jpg",
    "it.checking-before.webp",
    "it.right-before.png",
    "it.svg",
  ]);
  expect(readFileSync(join(out, "it.checking-before.webp"), "utf8")).toBe("was");
  const svg = readFileSync(join(out, "it.svg"), "utf8");
  expect(svg).toMatch(/<g class="state [^"]*removed" data-id="it\.wrong"/);
  const drawn = new Resvg(svg).render();
  expect([drawn.width, drawn.height].map((size) => size > 100)).toEqual([true, true]);
});

it("shows both in the report, where readers find them", async () => {
  const comparison = { before: "one", after: "two", wording: "engineering" as const, machines: 1, findings: [finding] };
  const markdown = markdownOf(comparison, { pictures: await write("https://files.test/a b/") });
  expect(markdown).toContain(
    `![${change.title}: green is new, red is gone, amber has changed](https://files.test/a%20b/it.svg)

| State | Before | After |
| - | - | - |
| \`it.checking\` | ![before](https://files.test/a%20b/it.checking-before.webp) | ![after](https://files.test/a%20b/it.checking-after.jpg) |
| \`it.right\` | ![before](https://files.test/a%20b/it.right-before.png) | the same |

1 more state looks different.
`,
  );
  expect(markdownOf(comparison)).not.toContain("![");
});
