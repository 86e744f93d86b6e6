import { createHash } from "node:crypto";

/** A node of the HTML tree that a text becomes. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** The prefix of the ids of headings: it keeps them from clashing with the page's own. */
export const headingPrefix = "text-";
/** What remark writes before the ids of footnotes, which are the same in every text. */
const remarkPrefix = "user-content-";

function* elementsIn(node: HtmlNode): Generator<HtmlNode & { properties: Record<string, unknown> }> {
  if (node.properties) yield node as HtmlNode & { properties: Record<string, unknown> };
  for (const child of node.children ?? []) yield* elementsIn(child);
}

/** An address within the page, as text; null for any other. */
function fragmentOf(href: unknown): string | null {
  if (typeof href !== "string" || !href.startsWith("#")) return null;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/**
 * Makes links within a text lead to its headings and footnotes: `[x](#a-heading)` is written without the prefix that
 * ids have. Footnotes get ids that no other text of the page has, and say what they are by their roles instead of by
 * words, which remark has only in English.
 */
export function leadWithin(text: HtmlNode, markdown: string): void {
  const elements = [...elementsIn(text)];
  const ids = new Set(elements.map(({ properties }) => properties.id));
  const own = `note-${createHash("sha256").update(markdown).digest("hex").slice(0, 8)}-`;
  for (const { tagName, properties } of elements) {
    if (typeof properties.id === "string") properties.id = properties.id.replace(remarkPrefix, own);
    const target = fragmentOf(properties.href);
    if (target?.startsWith(remarkPrefix)) properties.href = `#${target.replace(remarkPrefix, own)}`;
    else if (target !== null && ids.has(headingPrefix + target)) properties.href = `#${headingPrefix}${target}`;
    if (properties.dataFootnoteRef !== undefined)
      Object.assign(properties, { role: "doc-noteref", ariaDescribedBy: null });
    if (properties.dataFootnoteBackref !== undefined)
      Object.assign(properties, { role: "doc-backlink", ariaLabel: null });
    if (tagName === "section" && properties.dataFootnotes !== undefined) properties.role = "doc-endnotes";
  }
  for (const node of elements)
    if (node.properties.dataFootnotes !== undefined)
      node.children = [
        { type: "element", tagName: "hr", properties: {}, children: [] },
        ...(node.children ?? []).filter(({ tagName }) => tagName === "ol"),
      ];
}
