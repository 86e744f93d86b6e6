import { expect, it } from "vitest";
import { createPageI18n } from "./page-i18n";

it("a page finds the texts of all its namespaces, also where several have the same group", async () => {
  const common = { group: { first: "First" } };
  const exams = { group: { first: "Another", second: "Second" } };
  const { t } = await createPageI18n("en", { texts: { common, exams } });
  const find = t as unknown as (key: string) => string;
  expect([find("group.first"), find("group.second")]).toEqual(["First", "Second"]);
  // Other pages have the same ones.
  expect(common).toEqual({ group: { first: "First" } });
});

it.each([
  ["en", "2,000 of 50,054: 2026"],
  ["de", "2.000 of 50.054: 2026"],
  ["ja", "2,000 of 50,054: 2026"],
  ["sv", "2\u00a0000 of 50\u00a0054: 2026"],
] as const)("numbers have the separators of their language, unless they are names: %s", async (language, text) => {
  const common = { total_other: "{{from}} of {{count}}: {{id}}" };
  const { t } = await createPageI18n(language, { texts: { common } });
  const find = t as unknown as (key: string, values: object) => string;
  expect(find("total", { count: 50_054, from: 2000, id: 2026 })).toBe(text);
});
