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
