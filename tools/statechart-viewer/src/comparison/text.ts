/** A piece of a sentence: plain, a word of the machine, or what a person has written about it. */
type Piece = string | { code: string } | { quote: string };

/** A sentence, to be written as Markdown or as HTML. */
export type Said = readonly Piece[];

/** Inserted texts are words of the machine (`answer.submit`); other pieces stay what they are. */
export function said(texts: TemplateStringsArray, ...values: readonly (string | Piece | Said)[]): Said {
  return texts.flatMap((text, index): Piece[] => {
    const value = values[index];
    if (value === undefined) return [text];
    if (typeof value === "string") return [text, { code: value }];
    return isSaid(value) ? [text, ...value] : [text, value];
  });
}
const isSaid = (value: Piece | Said): value is Said => Array.isArray(value);

/** Words of the machine in a row: `a`, `b`. */
export const list = (words: readonly string[]): Said =>
  words.flatMap((code, index): Piece[] => (index === 0 ? [{ code }] : [", ", { code }]));

/** What a person has written. */
export const written = (text: string): Piece => ({ quote: text.trim().replace(/\s+/g, " ") });

/** What a person has written, as a sentence. */
export const quote = (text: string): Piece => written(/[.!?…]\s*$/.test(text) ? text : `${text.trimEnd()}.`);

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Text as HTML takes it. */
export const safe = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Text that Markdown leaves as it is. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, "\\$&");

/** A word of the machine in Markdown; one that holds backticks is fenced by more of them. */
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
