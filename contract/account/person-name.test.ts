import { describe, expect, it } from "vitest";
import { cleanName, nameProblem } from "./person-name";

const family = "Ada \u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

describe("a name", () => {
  it.each([
    "Ada Lovelace",
    "\u674e\u660e",
    "Zo\u00eb \u{1f98a}",
    "O\u2019Neill-\u00d6zt\u00fcrk, Jr.",
    // Joiners between letters (Persian, Malayalam) and in emoji.
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0d28\u0d4d\u200d\u0d2e",
    family,
    "X",
  ])("may be %s", (name) => {
    expect(nameProblem(name)).toBeNull();
    expect(cleanName(name)).toBe(name);
  });

  it.each([
    ["a line break", "Ada\nCertified by the Ministry", "Ada Certified by the Ministry"],
    ["an escape sequence", "Ada\u001b[31m", "Ada [31m"],
    ["a bidi override", "Ada\u202elimE", "AdalimE"],
    ["a bidi isolate", "Ada\u2066x\u2069", "Adax"],
    ["a right-to-left mark", "Ada\u200f", "Ada"],
    ["a zero-width space", "Ada\u200bLovelace", "AdaLovelace"],
    ["a word joiner", "Ada\u2060", "Ada"],
    ["a soft hyphen", "A\u00adda", "Ada"],
    ["a byte order mark within", "A\ufeffda", "Ada"],
    ["a joiner beside a space", "Ada \u200dLovelace", "Ada Lovelace"],
    ["a joiner at the end", "Ada\u200c", "Ada"],
    ["tag characters", "Ada\u{e0041}\u{e007f}", "Ada"],
    ["a Hangul filler", "Ada\u3164", "Ada"],
    ["a half-width Hangul filler", "Ada\uffa0", "Ada"],
    ["Hangul Jamo fillers", "Ada\u115f\u1160", "Ada"],
    ["a line separator", "Ada\u2028Lovelace", "Ada Lovelace"],
    ["a private character", "Ada\ue000", "Ada"],
    ["half of a surrogate pair", "Ada\ud83d", "Ada"],
  ])("must not have %s", (_, name, clean) => {
    expect(nameProblem(name)).toBe("invisible");
    expect(cleanName(name)).toBe(clean);
  });

  it.each(["\u3164", "\u200b\u200b", "12345", "\u{1f98a}", "---"])("must have a letter: %j", (name) => {
    expect(nameProblem(name)).not.toBeNull();
    expect(cleanName(name)).toBe("");
  });

  it("has 1 to 100 characters; a longer name from another system is cut", () => {
    expect(nameProblem("  ")).toBe("length");
    expect(nameProblem("x".repeat(101))).toBe("length");
    expect(cleanName("x".repeat(120))).toBe("x".repeat(100));
    expect(nameProblem(`${"\u{1f98a}".repeat(99)}a`)).toBeNull();
    expect(cleanName("")).toBe("");
  });
});
