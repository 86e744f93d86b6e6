import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { NoteText } from "./courses/notes";
import { IncomingExamStatus } from "./exams/exams";
import {
  ContentIdParam,
  commaList,
  FeedbackText,
  Flag,
  IdParam,
  idList,
  PromoCode,
  pageNumber,
  SearchText,
  SecondsParam,
  SitePath,
  Slug,
} from "./primitives";
import { UsageCounts, UseQuery } from "./telemetry";

/** What a schema makes of a value; the text `invalid` if it refuses it. */
const read = (schema: z.core.$ZodType, value: unknown): unknown => {
  const { success, data } = z.safeParse(schema, value);
  return success ? data : "invalid";
};
const ids = (count: number): string => Array.from({ length: count }, (_, index) => index + 1).join(",");
/** Rows of a table: each of these texts is refused. */
const refused = (...texts: string[]) => texts.map((text): [string, unknown] => [text, "invalid"]);
const fox = "\u{1f98a}";

describe("a value in an address", () => {
  it.each<[string | undefined, unknown]>([
    ["1", 1],
    ["20", 20],
    ["999999999999999", 999_999_999_999_999],
    ...refused("", "0", "01", "-1", "1.5", "1e3", "x1", "1x", "1000000000000000"),
  ])("may be an id: %j is %j", (text, value) => expect(read(IdParam, text)).toBe(value));

  it.each<[string | undefined, unknown]>([["2147483647", 2_147_483_647], ...refused("2147483648", "0")])(
    "may be the id of a piece of content: %j is %j",
    (text, value) => expect(read(ContentIdParam, text)).toBe(value),
  );

  it.each<[string | undefined, unknown]>([
    ["0", 0],
    ["015", 15],
    ["999999", 999_999],
    ...refused("", "-1", "1.5", "x1", "1x", "1000000"),
  ])("may be a number of seconds: %j is %j", (text, value) => expect(read(SecondsParam, text)).toBe(value));

  it.each<[string | undefined, unknown]>([
    ["true", true],
    ["false", false],
    ["", "invalid"],
    ["1", "invalid"],
  ])("may be a flag: %j is %j", (text, value) => expect(read(Flag, text)).toBe(value));

  it.each<[string | undefined, unknown]>([
    [undefined, 6],
    ["1", 1],
    ["90", 90],
    ...refused("0", "91", "", "x1", "1x", "0000001"),
  ])("may be a number up to 90, 6 without any: %j is %j", (text, value) =>
    expect(read(pageNumber(6, 90), text)).toBe(value),
  );

  it.each<[string | undefined, unknown]>([
    ["", []],
    ["7", [7]],
    ["12,3", [12, 3]],
    ...refused("0", ",", "1,", ",1", "1,,2", "1, 2", "1,0", "x1", "1x", "1,1000000000000000"),
  ])("may be a list of ids: %j is %j", (text, value) => expect(read(idList, text)).toEqual(value));
  it("may be a list of 900 ids and no more", () => {
    expect(read(idList, ids(900))).toHaveLength(900);
    expect(read(idList, ids(901))).toBe("invalid");
  });

  it.each([
    ["", []],
    ["seo", ["seo"]],
    [" seo , ads,,", ["seo", "ads"]],
    [
      ["seo,ads", "email"],
      ["seo", "ads", "email"],
    ],
  ])("may be a list of texts: %j is %j", (given, value) => expect(read(commaList, given)).toEqual(value));
  it("may be a list of 2000 characters, or of 100 texts of 200, and no more", () => {
    const [long, texts] = ["x".repeat(2000), Array<string>(100).fill("x".repeat(200))];
    expect([read(commaList, long), read(commaList, texts)]).toEqual([[long], texts]);
    for (const given of [`${long}x`, [...texts, "x"], ["x".repeat(201)]])
      expect(read(commaList, given)).toBe("invalid");
  });

  it.each(["seo", "first-steps-2"])("may be a slug: %j", (text) => expect(read(Slug, text)).toBe(text));
  it.each(["", "Seo", "a--b", "-a", "a-", "a b", "ü"])("must be a slug: %j", (text) =>
    expect(read(Slug, text)).toBe("invalid"),
  );

  it.each(["/academy/", "/academy/de/courses/first-steps/", "/academy/search/?q=a&b=[1]"])(
    "may be a page of this site: %j",
    (text) => expect(read(SitePath, text)).toBe(text),
  );
  it.each([
    ...["", "/", "/academy", "/other/", "//host/academy/", "x/academy/", "/academy//host/", "/academy/../x/"],
    ...["/academy/x", "/academy/?a b", "/academy/?a\\b"],
  ])("must be a page of this site: %j", (text) => expect(read(SitePath, text)).toBe("invalid"));
  it.each([
    ["a slug", Slug, "", 100],
    ["a page of this site", SitePath, "/academy/?", 2000],
  ])("of %s must not be too long", (_, schema, begin, max) => {
    const longest = begin.padEnd(max, "x");
    expect([read(schema, longest), read(schema, `${longest}x`)]).toEqual([longest, "invalid"]);
  });
  it("says what a page of this site is", () => {
    expect(z.safeParse(SitePath, "/other/").error?.issues[0]?.message).toMatch(/page of this site, below \/academy\//);
  });
});

describe("a text of limited length", () => {
  it.each([
    ["a search", SearchText, 0, 200],
    ["a message", FeedbackText, 1, 2000],
    ["a promo code", PromoCode, 1, 64],
    ["a note", NoteText, 0, 5000],
  ])("%s is trimmed, and then counted in code points", (_, schema, min, max) => {
    expect(read(schema, "  x ")).toBe("x");
    expect(read(schema, ` ${fox.repeat(max)} `)).toBe(fox.repeat(max));
    expect(read(schema, "x".repeat(max + 1))).toBe("invalid");
    expect(read(schema, " ")).toBe(min === 0 ? "" : "invalid");
    const [issue] = z.safeParse(schema, "x".repeat(max + 1)).error?.issues ?? [];
    expect(issue?.message).toBe(`must have ${min} to ${max} characters`);
  });

  it("has one kind of line break in a note, and no control characters except tabs and U+0000", () => {
    expect(read(NoteText, "a\r\nb\rc\n\td\u0007\u007f\u0000")).toBe("a\nb\nc\n\td\u0000");
  });
});

describe("the status of an exam", () => {
  it.each([
    ["", "startExam"],
    ["certificated", "certificated"],
    ["passed", "invalid"],
    [null, "invalid"],
  ])("may arrive empty: %j is %j", (given, status) => expect(read(IncomingExamStatus, given)).toBe(status));
});

describe("the counts of a page", () => {
  const times = Array<number>(12).fill(0);
  const counts = {
    token: `495000.${"t".repeat(43)}`,
    locale: "en",
    transitions: [{ machine: "quiz", transition: "quiz.asking answer.submit #2", count: 1 }],
    states: [
      { machine: "quiz", state: "quiz.asking", entered: 2, left: 1, leftWithPage: 1, times: [...times.slice(2), 1, 1] },
    ],
  };
  const [transition, state] = [counts.transitions[0] as object, counts.states[0] as object];
  const withTransition = (differs: object) => ({ ...counts, transitions: [{ ...transition, ...differs }] });
  const withState = (differs: object) => ({ ...counts, states: [{ ...state, ...differs }] });

  it.each<[string, object]>([
    ["as they are", counts],
    ["without any", { ...counts, transitions: [], states: [] }],
    ["of the machine itself", withTransition({ transition: "quiz quiz.retry" })],
    [
      "of a delay, an actor, and any event",
      {
        ...counts,
        transitions: ["quiz.kept after(resendPause)", "quiz.checking error(checkAnswer) #12", "quiz.asking *"].map(
          (one) => ({ ...transition, transition: one }),
        ),
      },
    ],
    [
      "as large as they may be",
      {
        ...counts,
        transitions: Array(150).fill({ ...transition, count: 1_000 }),
        states: Array(150).fill({ ...state, entered: 1_000, left: 1_000, leftWithPage: 1_000 }),
      },
    ],
  ])("may be %s", (_, value) => expect(read(UsageCounts, value)).toEqual(value));

  it.each<[string, object]>([
    ["without a token", { ...counts, token: undefined }],
    ["with a token of another form", { ...counts, token: "495000" }],
    ["in another language", { ...counts, locale: "nl" }],
    ["of more transitions than a page takes", { ...counts, transitions: Array(151).fill(transition) }],
    ["of more states than a page has", { ...counts, states: Array(151).fill(state) }],
    ["of a machine with text", withTransition({ machine: "quiz x" })],
    ["of a machine with a long name", withTransition({ machine: "m".repeat(61) })],
    ["of a transition without an event", withTransition({ transition: "quiz.asking" })],
    ["of a transition with text", withTransition({ transition: "quiz.asking what Ada wrote" })],
    ["of a transition that has no place", withTransition({ transition: "quiz.asking answer.submit #0" })],
    ["of a long transition", withTransition({ transition: `quiz ${"e".repeat(246)}` })],
    ["of no transition", withTransition({ count: 0 })],
    ["of a part of one", withTransition({ count: 1.5 })],
    ["of too many", withTransition({ count: 1_001 })],
    ["of a state with text", withState({ state: "quiz.asking Ada" })],
    ["of a state that ends in a dot", withState({ state: "quiz." })],
    ["of a state with a long name", withState({ state: "s".repeat(151) })],
    ["of less than none", withState({ entered: -1 })],
    ["with too few times", withState({ times: times.slice(1) })],
    ["with more times than left the state", withState({ times: [...times.slice(1), 3] })],
  ])("must not be %s", (_, value) => expect(read(UsageCounts, value)).toBe("invalid"));

  it("are asked for by machine, and by days, language, and whose visits if wanted", () => {
    expect(read(UseQuery, { machine: "quiz" })).toEqual({ machine: "quiz" });
    const all = { machine: "quiz", from: "2026-11-01", to: "2026-11-30", locale: "ja", source: "recorded" };
    expect(read(UseQuery, all)).toEqual(all);
    for (const wrong of [
      {},
      { machine: "" },
      { ...all, from: "1 May" },
      { ...all, locale: "nl" },
      { ...all, source: "x" },
    ])
      expect(read(UseQuery, wrong)).toBe("invalid");
  });
});
