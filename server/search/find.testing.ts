import type { ContentLocale } from "../../contract/primitives";
import type { SearchSource } from "./write-index";

let lastPosition = 0;
/** A document; tests set only what matters to them. */
export function source(
  itemId: number,
  locale: ContentLocale,
  title: string,
  rest: Partial<SearchSource> = {},
): SearchSource {
  lastPosition += 1;
  const texts = { keywords: [], description: "", body: "", categories: [] };
  return {
    kind: "course",
    type: "base",
    timing: 600,
    position: lastPosition,
    ...texts,
    itemId,
    locale,
    title,
    ...rest,
  };
}

/** The documents that the search tests use. */
export const documents: SearchSource[] = [
  // Exact matches first.
  source(1, "en", "Notes on gardens", { body: "Nothing but orchids and orchid pots." }),
  source(2, "en", "Orchids for the patient", { description: "Growing them." }),
  source(3, "en", "Orchids", { body: "One page." }),
  source(4, "en", "Orchidology today", { body: "A beginning of a word only." }),
  // Accents, languages.
  source(10, "en", "Web analytics", { description: "Measure every campaign.", categories: ["data"], timing: 1800 }),
  source(10, "es", "Analítica web", { description: "Mide cada campaña.", categories: ["data"], timing: 1800 }),
  source(11, "en", "Measuring with care", { body: "English alone, with a campaign or two." }),
  source(12, "de", "Größe und Straße", { body: "Über Äpfel: Maße für Schränke." }),
  source(12, "en", "Size and street", { body: "About apples." }),
  source(13, "fr", "L’analyse d'œuvres", { body: "Été à la plage." }),
  // Typing errors.
  source(20, "en", "Backlinks", { body: "Keyword research for the lighthouse keeper." }),
  source(21, "en", "Cats and cars", { body: "Bus, bun, bud." }),
  source(22, "en", "Anchors", { body: "Every sitemap of the harbour." }),
  source(23, "en", "Running a bakery", { body: "For owners of bakeries." }),
  // Japanese.
  source(30, "ja", "検索エンジン最適化の基礎", {
    description: "ＳＥＯとは何か。",
    body: "キーワード調査と競合分析。内部対策も。",
  }),
  source(31, "ja", "コンテンツ分析", { body: "アクセス解析の読み方。emailとWeb 2.0。" }),
  source(32, "en", "Selling to Japan", { body: "The word 対策 means measure." }),
  // Filters.
  source(40, "en", "Filtered zebra", { type: "educational", categories: ["a", "b"], timing: 100 }),
  source(41, "en", "Filtered zebra", { type: "standAloneLesson", categories: ["b"], timing: 1799 }),
  source(41, "en", "Filtered zebra", { kind: "webinar", type: "webinar", categories: ["c"], timing: 3600 }),
  source(42, "en", "Filtered zebra", { categories: [], timing: 1800 }),
  // What a query must not do.
  source(50, "en", "It's a \\ backslash's 100% _ share; -- C++ & R|D (!) :* <b>", { body: "a:*&b|!c" }),
];
