/** Part of a sentence: plain text, an identifier of the machine, or text written by a person. */
type Piece = string | { code: string } | { quote: string };

/** A sentence that can be rendered as Markdown or HTML. */
export type Said = readonly Piece[];

/** Interpolated strings are identifiers of the machine (`answer.submit`); other parts stay as they are. */
export function said(texts: TemplateStringsArray, ...values: readonly (string | Piece | Said)[]): Said {
  return texts.flatMap((text, index): Piece[] => {
    const value = values[index];
    if (value === undefined) return [text];
    if (typeof value === "string") return [text, { code: value }];
    return isSaid(value) ? [text, ...value] : [text, value];
  });
}
const isSaid = (value: Piece | Said): value is Said => Array.isArray(value);

/** A list of identifiers: `a`, `b`. */
export const list = (words: readonly string[]): Said =>
  words.flatMap((code, index): Piece[] => (index === 0 ? [{ code }] : [", ", { code }]));

/** A phrase in the product's words, in quotation marks. */
export const phrase = (text: string): Said => ["“", written(text), "”"];

/** Text written by a person. */
export const written = (text: string): Piece => ({ quote: text.trim().replace(/\s+/g, " ") });

/** Text written by a person, as a sentence. */
export const quote = (text: string): Piece => written(/[.!?…]\s*$/.test(text) ? text : `${text.trimEnd()}.`);

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Escapes text for HTML. */
export const safe = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Escapes text for Markdown. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, "\\$&");

/** An identifier as Markdown code; if it contains backticks, more of them delimit it. */
export const coded = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export const asMarkdown = (sentence: Said): string =>
  sentence
    .map((piece) => (typeof piece === "string" ? piece : "code" in piece ? coded(piece.code) : plain(piece.quote)))
    .join("");

export const asHtml = (sentence: Said): string =>
  sentence
    .map((piece) =>
      typeof piece === "string"
        ? safe(piece)
        : "code" in piece
          ? `<code>${safe(piece.code)}</code>`
          : safe(piece.quote),
    )
    .join("");
