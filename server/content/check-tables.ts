import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Steps } from "./in-turns";
import type { ContentSource } from "./read";
import { sourcesOf, textsIn } from "./texts";

interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function* tablesIn(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.type === "table") yield node;
  for (const child of node.children ?? []) yield* tablesIn(child);
}

/** The columns without a heading in the tables of a Markdown text, counted from 1. */
export function namelessColumns(text: string): number[] {
  // Parsing takes most of the time, and few texts have an empty cell.
  if (!/\|[ \t]*\|/.test(text)) return [];
  return [...tablesIn(markdown.parse(text) as MarkdownNode)].flatMap(({ children: [head] = [] }) =>
    (head?.children ?? []).flatMap(({ children = [] }, index) => (children.length === 0 ? index + 1 : [])),
  );
}

/** Checks that every column of a table has a heading: a screen reader says it with each cell. */
export function* checkTables(content: ContentSource): Steps<void> {
  for (const { source } of sourcesOf(content)) {
    for (const [path, text] of textsIn(source.value))
      for (const column of namelessColumns(text))
        source.complain(
          path,
          `has a table without a heading for column ${column}; screen readers say it with each cell`,
        );
    yield;
  }
}
