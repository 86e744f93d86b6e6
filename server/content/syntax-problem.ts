import { type Document, isScalar, type Scalar, visit, type YAMLError } from "yaml";

/** What to do, for what happens to people who write texts. */
const remedies: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  BAD_SCALAR_START: "put quotation marks around the text",
  BLOCK_AS_IMPLICIT_KEY: "put quotation marks around a text with a colon",
  TAB_AS_INDENT: "indent by two spaces",
  UNEXPECTED_TOKEN: "put quotation marks around the text",
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** The quoted text that has no end: the parser notices only at the end of the file, or at the next quotation mark. */
function unclosed(document: Document.Parsed, offset: number): Scalar | null {
  let found: Scalar | null = null;
  visit(document, {
    Scalar: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (/^QUOTE/.test(node.type ?? "") && start < offset && offset <= end + 1) found = node;
    },
  });
  return found;
}

/** The first violation of YAML's rules in a file, in words for people who write texts. */
export function syntaxProblem(
  document: Document.Parsed,
  { code, linePos, message, pos }: YAMLError,
  text: string,
): { line: number; message: string } {
  const line = linePos?.[0].line ?? 1;
  if (code === "MULTIPLE_DOCS")
    return { line, message: "has a second document after a line of hyphens; remove that line" };
  const quoted = code === "MISSING_CHAR" && message.startsWith("Missing closing") ? unclosed(document, pos[0]) : null;
  if (isScalar(quoted))
    return {
      line: lineAt(text, quoted.range?.[0] ?? 0),
      message: "has a text here whose closing quotation mark is missing",
    };
  const [said = message] = message.split("\n");
  const remedy = remedies[code];
  return { line, message: `${said.replace(/ at line \d+.*$/, "")}${remedy ? `; ${remedy}` : ""}` };
}
