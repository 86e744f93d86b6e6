import { createElement, type ReactNode } from "react";

const codeOr = (part: string, index: number): ReactNode => (index % 2 === 1 ? createElement("code", null, part) : part);

/** Paragraphs of text whose only markup is `code`. */
export function Prose({ text }: { text: string }): ReactNode {
  const paragraphs = text.split("\n\n").map((one) => createElement("p", null, ...one.split(/`([^`]+)`/).map(codeOr)));
  return createElement("div", null, ...paragraphs);
}
