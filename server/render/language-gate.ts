import type { ContentLocale } from "../../contract/primitives";
import type { SectionLanguages } from "../../machines/account/locale-gate";
import { languagesAt } from "../../src/paths/sections";

/** Whether any account could be allowed to read the section in this language: with some permission, or special rights. */
function couldAllow({ allowed, byPermission, specialRights }: SectionLanguages, locale: string): boolean {
  const layers = [allowed, ...byPermission.map((layer) => ({ ...allowed, ...layer.allowed }))];
  return layers.some((layer) => layer[locale] || { ...layer, ...specialRights }[locale]);
}

/**
 * Where a page leads that nobody may read in this language (R69): where the browser's gate
 * (`machines/account/locale-gate.ts`) would lead any account. Null if the account decides, so the browser must, or if
 * no other address could be read: the browser then shows the not-found page.
 * @param address absolute, of the page
 * @param locale the language of its host
 */
export function redirectOf(
  address: string,
  locale: ContentLocale,
  section: SectionLanguages = languagesAt(address),
): string | null {
  const { redirect } = section;
  if (couldAllow(section, locale) || !redirect) return null;
  return redirect.url !== address && couldAllow(section, redirect.locale) ? redirect.url : null;
}
