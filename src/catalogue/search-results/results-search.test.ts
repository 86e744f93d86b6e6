import { expect, it } from "vitest";
import { questionOf } from "./results-search";

it.each([
  [{}, { words: "", kind: null }],
  [{ search: "anchor text" }, { words: "anchor text", kind: null }],
  [{ search: 404 }, { words: "404", kind: null }],
  [
    { search: "seo", kind: "lesson" },
    { words: "seo", kind: "lesson" },
  ],
  [{ kind: "unknown" }, { words: "", kind: null }],
  [{ app: "glossary" }, { words: "", kind: "glossary-term" }],
  [{ app: "webinars" }, { words: "", kind: "webinar" }],
  [
    { app: "glossary", kind: "exam" },
    { words: "", kind: "exam" },
  ],
  [{ app: "academy" }, { words: "", kind: null }],
  [
    { search: ["a"], kind: { b: 1 }, app: 7 },
    { words: "", kind: null },
  ],
])("the query %j asks for %j", (query, question) => {
  expect(questionOf(query)).toEqual(question);
});
