import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flat, pluralForm, textsOf } from "./all-texts.testing";
import { uiLanguages } from "./languages";
import { pseudo, pseudoTexts } from "./pseudo";
import { namespaces } from "./translation";

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name))].sort();

/** The keys that a language must have: the English ones, with its own plural forms. */
function keysFor(language: string, english: Map<string, string>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...english.keys()].flatMap((key) => {
    // "too_many" is a word, not a plural form.
    if (!pluralForm.test(key) || !english.has(key.replace(pluralForm, "_other"))) return [key];
    return key.endsWith("_other") ? pluralCategories.map((form) => key.replace(/_other$/, `_${form}`)) : [];
  });
}

const cases = uiLanguages.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const));

describe.each(cases)("the texts of %s: %s", (language, namespace) => {
  it("are complete, without extra ones, and each plural has the forms of the language", async () => {
    const [english, own] = await Promise.all([textsOf("en", namespace), textsOf(language, namespace)]);
    expect([...own.keys()].sort()).toEqual(keysFor(language, english).sort());
  });

  it("have the same placeholders as English", async () => {
    const [english, own] = await Promise.all([textsOf("en", namespace), textsOf(language, namespace)]);
    const faults = [...own].filter(([key, text]) => {
      const known = placeholders(english.get(key) ?? english.get(key.replace(pluralForm, "_other")) ?? "");
      const used = placeholders(text);
      // "One lesson" needs no number.
      const mayLack = pluralForm.test(key) && !key.endsWith("_other") ? ["count"] : [];
      return (
        used.some((name) => !known.includes(name)) ||
        known.some((name) => !used.includes(name) && !mayLack.includes(name ?? ""))
      );
    });
    expect(faults).toEqual([]);
  });

  it("are not empty and have no stray spaces", async () => {
    const own = await textsOf(language, namespace);
    expect([...own].filter(([, text]) => text.trim() === "" || text !== text.trim())).toEqual([]);
  });

  if (language !== "en")
    it("are translated: no sentence is English", async () => {
      const [english, own] = await Promise.all([textsOf("en", namespace), textsOf(language, namespace)]);
      const same = [...own].filter(([key, text]) => text === english.get(key) && text.split(" ").length > 3);
      expect(same).toEqual([]);
    });
});

it("exist for fourteen languages (R14)", () => {
  expect(uiLanguages).toHaveLength(14);
  for (const language of uiLanguages)
    for (const namespace of namespaces)
      expect(existsSync(`src/i18n/locales/${language}/${namespace}.ts`), language).toBe(true);
});

describe("the pseudo-language", () => {
  it("marks a text, makes it longer, and keeps placeholders", () => {
    expect(pseudo("Show {{count}} more")).toBe("[Šhöw {{count}} möré ~ ~ ~ ~]");
  });

  it("has every text", async () => {
    const { texts } = await import("./locales/en/common");
    expect([...flat(pseudoTexts(texts)).keys()]).toEqual([...flat(texts).keys()]);
  });
});
