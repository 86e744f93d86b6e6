import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { inOneLine } from "./clean-text";
import { type HtmlNode, headingPrefix, leadWithin } from "./inner-links";

/** External links do not send a referrer. */
function guardLinks(node: HtmlNode): void {
  if (node.tagName === "a" && /^(?:https?:)?\/\//i.test(String(node.properties?.href ?? "")))
    node.properties = { ...node.properties, rel: ["noopener", "noreferrer"] };
  for (const child of node.children ?? []) guardLinks(child);
}

/**
 * Texts are shown under a step's or a section's heading: `##` becomes `h3`, so that the page's outline stays correct.
 */
function lowerHeadings(node: HtmlNode): void {
  const [, level] = /^h([1-5])$/.exec(node.tagName ?? "") ?? [];
  if (level) node.tagName = `h${Number(level) + 1}`;
  for (const child of node.children ?? []) lowerHeadings(child);
}

const lettersOf = (node: HtmlNode): string => node.value ?? (node.children ?? []).map(lettersOf).join("");

/** What a scrolling frame is called: the column heads of a table, the first line of code. */
function nameOf(node: HtmlNode): string {
  const parts = node.tagName === "pre" ? lettersOf(node).split("\n") : headsOf(node);
  const named = parts.map((part) => part.trim()).filter(Boolean);
  return node.tagName === "pre" ? (named[0] ?? "") : named.join(", ");
}

const headsOf = (node: HtmlNode): string[] =>
  node.tagName === "th" ? [lettersOf(node)] : (node.children ?? []).flatMap(headsOf);

/** Content that may be wider than the window scrolls in its own frame, which can be reached by keyboard, by name. */
function frameWide(node: HtmlNode): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    frameWide(child);
    const frame = { tabIndex: 0, role: "group", ariaLabel: nameOf(child) };
    if (child.tagName === "pre") child.properties = { ...child.properties, ...frame };
    return child.tagName === "table"
      ? { type: "element", tagName: "div", properties: { dataScroll: "", ...frame }, children: [child] }
      : child;
  });
}

/** Raw HTML is shown as typed: a text about the `<title>` tag shows the tag. */
function htmlAsText(_: unknown, { value }: { value: string }, parent?: { type: string }) {
  const text = { type: "text" as const, value };
  const isBlock = ["root", "blockquote", "listItem", "footnoteDefinition"].includes(parent?.type ?? "root");
  return isBlock ? { type: "element" as const, tagName: "p", properties: {}, children: [text] } : text;
}

/** Removes scripts and everything else that texts do not need; raw HTML is shown, not interpreted. */
const sanitised = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: htmlAsText } })
  // No id is the author's: raw HTML stays text.
  .use(rehypeSanitize, { ...defaultSchema, clobber: [] })
  .freeze();

const processor = sanitised()
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(() => (tree: HtmlNode, file: unknown) => {
    leadWithin(tree, String(file));
    guardLinks(tree);
    lowerHeadings(tree);
    frameWide(tree);
  })
  .use(rehypeStringify);

/** Converts Markdown to sanitized HTML: GitHub flavored, raw HTML as text, headings with ids. */
export const toHtml = (markdown: string): string => String(processor.processSync(markdown)).trim();

/** Outside of attributes, `toHtml` writes "<" and "&" as such references. */
const [tags, references] = [/<(?:"[^"]*"|[^">])*>/g, /&#x([\dA-F]+);/g];

/**
 * What readers see of HTML from `toHtml`, as plain text on one line. Parsing the Markdown a second time would take as
 * long as making the HTML.
 */
export const textOf = (html: string): string =>
  inOneLine(
    html
      .replaceAll(tags, "")
      .replaceAll(references, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
