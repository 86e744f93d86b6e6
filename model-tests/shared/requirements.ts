import type { Requirements } from "statechart-testing/config";

/**
 * The specification's readings (R) and the learners' wishes (L) that machines must cover: a state's `meta.requirements`
 * has to name each of them, and a test has to reach it.
 */
const ofMachines: readonly string[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 29, 37, 38].map((n) => `R${n}`),
  ...[40, 41, 42, 43, 45, 46, 48, 49, 50, 55, 56, 57, 58, 59, 60, 61, 62, 63, 66, 68].map((n) => `R${n}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24].map((n) => `L${n}`),
];

/** The others, each with what covers it. */
const elsewhere: Readonly<Record<string, string>> = {
  R1: "The server grades.",
  R13: "Page size and bounds are part of the request, not of what happens.",
  R14: "The texts.",
  R20: "The demo database.",
  R27: "The table of sections.",
  R28: "The router, and the import that refuses reserved slugs.",
  R30: "The addresses.",
  R31: "The edge, where cards become cards of this site.",
  R32: "The server, by the name of the host.",
  R33: "The contract's types; the server says startExam.",
  R34: "The edge, where names become one.",
  R35: "The edge.",
  R36: "The contract's envelopes.",
  R39: "The server's limits.",
  R44: "The views' durations.",
  R47: "The server's headers.",
  R51: "The server's lists.",
  R52: "The server chooses the language of content, views label it.",
  R53: "The addresses.",
  R54: "The server's settings.",
  L20: "The views' dates, and the server's calendar files.",
  L23: "The server chooses the language of content (R52).",
  L25: "The server's policy table.",
};

/** `S4.quiz` is a clause of the specification's section 4. */
export const requirements = {
  required: ofMachines,
  elsewhere,
  others: /^S[1-9]\.\w+$/,
  file: "model-tests/shared/requirements.ts",
} satisfies Requirements;
