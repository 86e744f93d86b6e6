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
  ["en", "1 of 50,054 in 2026"],
  ["de", "1 of 50.054 in 2026"],
  ["ja", "1 of 50,054 in 2026"],
  ["sv", "1 of 50\u00a0054 in 2026"],
] as const)("counts have the separators of their language, other numbers none: %s", async (language, text) => {
  const common = { total_other: "{{from}} of {{count}} in {{year}}" };
  const { t } = await createPageI18n(language, { texts: { common } });
  const find = t as unknown as (key: string, values: object) => string;
  expect(find("total", { count: 50_054, from: 1, year: 2026 })).toBe(text);
});
