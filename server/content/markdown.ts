import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

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

/** What is read of Markdown, as plain text in one line: for searching, and for passages of what was found. */
export const toText = (markdown: string): string =>
  // Between blocks the tree has line breaks.
  lettersOf(sanitised.runSync(sanitised.parse(markdown)))
    .replace(/\s+/g, " ")
    .trim();
