import type { z } from "zod/mini";

type Issue = z.core.$ZodIssue;

const things: Record<string, string> = { string: "characters", array: "entries" };
const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

/** What is wrong with a value, as the end of a sentence that starts with its location: "must be a string". */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${article(issue.expected === "int" ? "whole number" : issue.expected)}`;
    case "unrecognized_keys":
      return `has ${issue.keys.map((key) => `"${key}"`).join(", ")}, which is not allowed here`;
    case "too_small":
      if (issue.minimum === 1 && issue.origin in things) return "must not be empty";
      return issue.origin in things
        ? `must have at least ${issue.minimum} ${things[issue.origin]}`
        : `must be ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
    case "too_big":
      return issue.origin in things
        ? `must have at most ${issue.maximum} ${things[issue.origin]}`
        : `must be at most ${issue.maximum}`;
    case "invalid_value":
      return issue.input === undefined ? "is missing" : `must be ${issue.values.map(String).join(" or ")}`;
    case "invalid_format":
      return issue.message === "Invalid input" ? "does not have the required form" : issue.message;
    case "invalid_union": {
      const { discriminator = "", input, options = [] } = "options" in issue ? issue : {};
      if (options.length === 0) return "does not match any of the allowed forms";
      const isMissing = typeof input === "object" && input !== null && !(discriminator in input);
      return isMissing ? "is missing" : `must be ${options.map(String).join(" or ")}`;
    }
    default:
      return issue.message === "Invalid input" ? "is not valid" : issue.message;
  }
}

/** A path for display: `steps[2].questions[0].options`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
