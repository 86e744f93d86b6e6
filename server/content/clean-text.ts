import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

/** The parts of a Markdown tree that its texts need. */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

interface CleanOptions {
  /** Leaves markup in the text as it was typed. */
  keep?: boolean;
}

/** Inline elements: they do not separate words. All other elements do. */
const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** Elements whose content is skipped. */
const unread = new Set(["script", "style", "template", "title"]);

const tagOf = (html: string) => {
  const [, slash = "", name = ""] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html) ?? [];
  return { name: name.toLowerCase(), isEnd: slash === "/" };
};

/**
 * Removes HTML from a tree in which each tag and comment is its own node, along with the content of scripts and styles.
 */
function stripMarkup(node: TextNode): void {
  if (!node.children) return;
  const kept: TextNode[] = [];
  let within: string | null = null;
  for (const child of node.children) {
    const { name, isEnd } = child.type === "html" ? tagOf(child.value ?? "") : { name: "", isEnd: false };
    if (within !== null) {
      if (isEnd && name === within) within = null;
    } else if (child.type === "html") {
      if (unread.has(name) && !isEnd) within = name;
      if (name !== "" && !inline.has(name)) kept.push({ type: "text", value: " " });
    } else {
      stripMarkup(child);
      kept.push(child);
    }
  }
  node.children = kept;
}

/** A parser plugin that disables rules of Markdown, by their micromark names. */
function without(this: Processor, rules: readonly string[]): void {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: rules } }];
}

/** All rules that turn text into Markdown; tags, comments and entities are not affected. */
const markdownRules = [
  ...["attention", "autolink", "blockQuote", "characterEscape", "codeFenced", "codeIndented", "codeText", "definition"],
  ...["hardBreakEscape", "headingAtx", "htmlFlow", "labelEnd", "labelStartImage", "labelStartLink", "list"],
  ...["setextUnderline", "thematicBreak"],
];
const html = unified().use(remarkParse).use(without, markdownRules).freeze();

const lettersOf = (node: TextNode): string => node.value ?? (node.children ?? []).map(lettersOf).join("");
/** A text on one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * A text from another system as plain text on one line (specification, section 5): entities are decoded, and HTML is
 * removed unless it is to be kept. Nothing is parsed as Markdown.
 */
export function cleanText(text: string, { keep = false }: CleanOptions = {}): string {
  const tree: TextNode = html.parse(inOneLine(text));
  if (!keep) stripMarkup(tree);
  return inOneLine(lettersOf(tree));
}
