import { type ContentLocale, contentLocales } from "../../contract/primitives";
import type { LanguageIndex } from "./language-index";

/** The bit of a language in a set of languages. */
const bitOf = (locale: ContentLocale): number => 1 << contentLocales.indexOf(locale);

/** Everything that can be found, in memory. Immutable. */
export class SearchIndex {
  private readonly byLocale: ReadonlyMap<ContentLocale, LanguageIndex>;
  /** For each item by number, the set of its languages. */
  private readonly languagesOf: Uint8Array;
  /** For each item, the last search that found it. */
  private readonly lastFound: Uint32Array;
  private searches = 0;

  /**
   * @param items the numbers of the items in all languages together, by kind and id, from 0
   */
  constructor(
    readonly languages: readonly LanguageIndex[],
    readonly items: ReadonlyMap<string, number>,
  ) {
    this.byLocale = new Map(languages.map((language) => [language.locale, language]));
    this.languagesOf = new Uint8Array(items.size);
    this.lastFound = new Uint32Array(items.size);
    for (const { locale, documents } of languages)
      for (const item of documents.items) this.languagesOf[item] = (this.languagesOf[item] ?? 0) | bitOf(locale);
  }

  language(locale: ContentLocale): LanguageIndex | undefined {
    return this.byLocale.get(locale);
  }

  /** Whether an item exists in one of these languages. */
  existsIn(item: number, locales: readonly ContentLocale[]): boolean {
    const languages = this.languagesOf[item] ?? 0;
    return locales.some((locale) => (languages & bitOf(locale)) !== 0);
  }

  /** For one search: says of each item whether it is asked about for the first time. */
  firstTime(): (item: number) => boolean {
    this.searches = (this.searches + 1) >>> 0;
    if (this.searches === 0) {
      this.lastFound.fill(0);
      this.searches = 1;
    }
    const { lastFound, searches } = this;
    return (item) => {
      if (lastFound[item] === searches) return false;
      lastFound[item] = searches;
      return true;
    };
  }
}
