import { copyFixtureContent, findsMistakes } from "./check-folder.testing";

copyFixtureContent();

findsMistakes([
  [
    "a second id of a term",
    "glossary/status-404.yaml",
    "id: 9902",
    "id: 9901",
    "content/glossary/status-404.yaml:1: id is 9901, which content/glossary/anchor-text.yaml already has",
  ],
  [
    "an unknown topic of a term",
    "glossary/status-404.yaml",
    "[basics]",
    "[basis]",
    "content/glossary/status-404.yaml:3: categories[0] is basis, which is not in categories.yaml",
  ],
  [
    "an unknown related term",
    "glossary/landing-page.yaml",
    "[anchor-text]",
    "[ancre-text]",
    "content/glossary/landing-page.yaml:4: related[0] is ancre-text, which is not in glossary/",
  ],
  [
    "a term that is related to itself",
    "glossary/landing-page.yaml",
    "[anchor-text]",
    "[anchor-text, landing-page]",
    "content/glossary/landing-page.yaml:4: related[1] is the term itself",
  ],
  [
    "a term that is related twice",
    "glossary/landing-page.yaml",
    "[anchor-text]",
    "[anchor-text, anchor-text]",
    'content/glossary/landing-page.yaml:4: related[1] repeats "anchor-text"',
  ],
  [
    "a term without English",
    "glossary/status-404.yaml",
    "en:",
    "de:",
    "content/glossary/status-404.yaml:1: en is missing",
  ],
  [
    "a term whose short text is long",
    "glossary/status-404.yaml",
    "What a server sends",
    `What a server sends ${"and sends ".repeat(30)}`,
    "content/glossary/status-404.yaml:6: en.short must have at most 240 characters",
  ],
  [
    "a Japanese term that cannot be sorted",
    "glossary/search-term.yaml",
    "  reading: けんさくご\n",
    "",
    "content/glossary/search-term.yaml:8: ja needs a reading in kana: its term begins with kanji",
  ],
  [
    "an invalid reading",
    "glossary/search-term.yaml",
    "けんさくご",
    "検索語",
    "content/glossary/search-term.yaml:10: ja.reading must be kana, as it is read",
  ],
  [
    "a reading in a language that needs none",
    "glossary/anchor-text.yaml",
    "  term: Ankertext",
    "  reading: Ankertext\n  term: Ankertext",
    "content/glossary/anchor-text.yaml:16: de.reading is not allowed here",
  ],
]);
