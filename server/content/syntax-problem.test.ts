import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { syntaxProblem } from "./syntax-problem";

const problemIn = (text: string) => {
  const document = parseDocument(text);
  const [error] = document.errors;
  return error && syntaxProblem(document, error, text);
};

it.each([
  ['a: 1\ntitle: "Zebra\ntext: >-\n  x\n', 2, "has a text here whose closing quotation mark is missing"],
  ["a: 1\ntitle: 'Zebra\nlist:\n  - x\n", 2, "has a text here whose closing quotation mark is missing"],
  ["a: 1\n---\nb: 2\n", 2, "has a second document after a line of hyphens; remove that line"],
  ["a:\n  - *Name* one\n", 2, "Unexpected scalar at node end; put quotation marks around the text"],
  ["a:\n  - `Name`\n", 2, "Plain value cannot start with reserved character `; put quotation marks around the text"],
  [
    "a: 1\nt: Check: it\n",
    2,
    "Nested mappings are not allowed in compact mappings; put quotation marks around a text with a colon",
  ],
  ["a:\n\tb: 1\n", 2, "Tabs are not allowed as indentation; indent by two spaces"],
])("says where %j breaks the rules of YAML, and what to do", (text, line, message) => {
  expect(problemIn(text)).toEqual({ line, message });
});
