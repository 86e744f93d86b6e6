import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { quizStep, videoStep } from "../../machines/samples";
import * as demo from "./demo-content";

/** Without markup, line breaks, and typographic differences between a file and what is written here. */
const plain = (text: string): string =>
  text
    .replace(/<\/(p|h2)>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/<a>/g, "")
    .replace(/[`*#]|^ *>-?$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

const folder = "content";
const content = plain(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(folder, name), "utf8").replace(/<a>/g, ""))
    .join("\n"),
);

/** Every text in some data, paragraph by paragraph. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === "string") for (const part of data.split(/<\/(?:p|h2)>/)) yield plain(part);
  else if (data && typeof data === "object") for (const one of Object.values(data)) yield* textsIn(one);
}

it("has only texts that the demo has", () => {
  const quiz = [...quizStep(2).questions.map(({ text }) => text), quizStep(2).title, videoStep.title];
  const texts = [...textsIn(demo), ...textsIn(quiz)].filter((text) => text !== "");
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !content.includes(text))).toEqual([]);
});
