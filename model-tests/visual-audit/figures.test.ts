import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Figures } from "./figures";
import type { Run } from "./matrix";

const folder = mkdtempSync(join(tmpdir(), "figures-"));
const kept = join(folder, "runs.json");
const table = join(folder, "table.md");
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, width: number, violations: string[] = [], overflow = 0): Run => ({
  name,
  language: "en",
  width,
  scheme: "light",
  faults: { violations, overflow },
});

it("the parts of an audit add up to one table, in which a page that is audited again counts once", () => {
  const first = new Figures(kept, false);
  first.add([run("home", 375, ["label: no label"], 4), run("home", 1280)]);
  first.write(table);
  const second = new Figures(kept, true);
  second.add([run("exam", 375, [], 12), run("home", 375, ["label: no label"])]);
  second.write(table);
  expect(readFileSync(table, "utf8")).toBe(`2 pages and states

| language | width | scheme | runs | axe violations | overflows |
| - | - | - | - | - | - |
| en | 1280 | light | 1 | 0 | 0 |
| en | 375 | light | 2 | 1 | 1 |
| all | | | 3 | 1 | 1 |

- home en 375 light: label: no label
- exam en 375 light: is 12 px too wide
`);
});

it("an audit that does not continue another starts with an empty table", () => {
  new Figures(kept, false).write(table);
  expect(readFileSync(table, "utf8")).toMatch(/^0 pages/);
});
