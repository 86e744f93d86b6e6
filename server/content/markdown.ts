import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type CleanOptions, inOneLine, stripMarkup, without } from "./clean-text";

/** As much of an HTML tree as links need. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Links that leave this site tell the other one nothing of it. */
function guardLinks(node: HtmlNode): void {
  if (node.tagName === "a" && /^(?:https?:)?\/\//i.test(String(node.properties?.href ?? "")))
    node.properties = { ...node.properties, rel: ["noopener", "noreferrer"] };
  for (const child of node.children ?? []) guardLinks(child);
}

/** Texts stand under a step's or a section's own heading: `##` becomes `h3`, so that the page's outline has no twins. */
function lowerHeadings(node: HtmlNode): void {
  const [, level] = /^h([1-5])$/.exec(node.tagName ?? "") ?? [];
  if (level) node.tagName = `h${Number(level) + 1}`;
  for (const child of node.children ?? []) lowerHeadings(child);
}

/** What may be wider than the window scrolls in a frame of its own, which a keyboard can reach. */
function frameWide(node: HtmlNode): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    frameWide(child);
    if (child.tagName === "pre") child.properties = { ...child.properties, tabIndex: 0 };
    return child.tagName === "table"
      ? { type: "element", tagName: "div", properties: { dataScroll: "", tabIndex: 0 }, children: [child] }
      : child;
  });
}

/** Raw HTML as the text that somebody typed: whoever writes of the `<title>` tag finds it on the page. */
function htmlAsText(_: unknown, { value }: { value: string }, parent?: { type: string }) {
  const text = { type: "text" as const, value };
  const isBlock = ["root", "blockquote", "listItem", "footnoteDefinition"].includes(parent?.type ?? "root");
  return isBlock ? { type: "element" as const, tagName: "p", properties: {}, children: [text] } : text;
}

/** Without scripts and whatever else a text has no need of; raw HTML is shown, not obeyed. */
const sanitised = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: htmlAsText } })
  .use(rehypeSanitize, defaultSchema)
  .freeze();

const processor = sanitised()
  // After sanitising, which would give the ids a second prefix; the prefix keeps them from clashing with the page's own.
  .use(rehypeSlug, { prefix: "text-" })
  .use(() => (tree: HtmlNode) => {
    guardLinks(tree);
    lowerHeadings(tree);
    frameWide(tree);
  })
  .use(rehypeStringify);

/** Markdown as sanitised HTML: GitHub's kind, raw HTML as text, headings with ids. */
export const toHtml = (markdown: string): string => String(processor.processSync(markdown)).trim();

const lettersOf = (node: HtmlNode): string => node.value ?? (node.children ?? []).map(lettersOf).join("");

/** As above, each tag of raw HTML by itself, so that what stands between tags is a text like any other. */
const stripped = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(without, ["htmlFlow"])
  .use(() => stripMarkup)
  .use(remarkRehype)
  .use(rehypeSanitize, defaultSchema)
  .freeze();

/**
 * What is read of Markdown, as plain text in one line. Entities are replaced and raw HTML is taken out unless it is to be
 * kept: then it is the text that somebody typed, as it is on the page (`toHtml`). Code is kept in any case.
 */
export function toText(markdown: string, { keep = false }: CleanOptions = {}): string {
  const processor = keep ? sanitised : stripped;
  // Between blocks the tree has line breaks.
  return inOneLine(lettersOf(processor.runSync(processor.parse(markdown))));
}
