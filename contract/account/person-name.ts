import { z } from "zod/mini";
import { described } from "../primitives";

/** Length in code points (R12). */
const maxLength = 100;

/**
 * Characters that a name must not contain: control characters and line breaks, unassigned and private-use characters,
 * invisible formatting (bidi overrides, zero-width spaces, tags) except joiners, and blank letters (Hangul fillers, the
 * blank Braille pattern).
 */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]|(?![\u200c\u200d])\p{Cf}/u;
/** Joiners are allowed between letters, as in Persian and in Indic scripts, and in emoji. */
const misplacedJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/u;
const invisible = new RegExp(`${forbidden.source}|${misplacedJoiner.source}`, "u");

/** What is wrong with a name. */
export type NameProblem = "length" | "invisible" | "no_letter";

/** What is wrong with a learner's trimmed name; null if it can appear on a certificate. */
export function nameProblem(name: string): NameProblem | null {
  const text = name.trim();
  const { length } = [...text];
  if (length < 1 || length > maxLength) return "length";
  if (invisible.test(text)) return "invisible";
  return /\p{L}/u.test(text) ? null : "no_letter";
}

/**
 * Makes a name displayable that comes from another system or predates the name rules: characters that are not allowed
 * become spaces or are removed, and a name that is too long is cut. Empty if no letter is left.
 */
export function cleanName(name: string): string {
  if (name === "" || nameProblem(name) === null) return name.trim();
  const visible = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(new RegExp(forbidden.source, "gu"), "")
    .replace(new RegExp(misplacedJoiner.source, "gu"), "")
    .replace(/\s+/gu, " ")
    .trim();
  const short = [...visible].slice(0, maxLength).join("").trim();
  return nameProblem(short) === null ? short : "";
}

const messages: Record<NameProblem, string> = {
  length: `must have 1 to ${maxLength} characters`,
  invisible: "must not contain line breaks, control characters or invisible characters",
  no_letter: "must contain at least one letter",
};

/** A learner's name: 1–100 code points after trimming (R12), all visible, at least one letter. */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.superRefine<string>((name, context) => {
      const problem = nameProblem(name);
      if (problem) context.addIssue({ code: "custom", message: messages[problem], input: name });
    }),
  )
  .register(described, { type: "string", minLength: 1, maxLength, pattern: "\\p{L}" });
