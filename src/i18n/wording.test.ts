import { beforeAll, describe, expect, it } from "vitest";
import { allTextsOf, pluralForm } from "./all-texts.testing";
import { uiLanguages } from "./languages";

type Language = (typeof uiLanguages)[number];
type Rule = [name: string, isBroken: (text: string) => boolean];

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";
/** A number in a text: digits, or a value that is inserted. */
const number = String.raw`(?:\d|\}\})`;

/** What stands between a number and its percent sign (CLDR); in Turkish, the sign comes first. */
const beforePercent: Record<Exclude<Language, "tr">, string> = {
  en: "",
  es: noBreak,
  pt: "",
  de: noBreak,
  it: "",
  fr: narrowNoBreak,
  ja: "",
  nl: "",
  pl: "",
  sv: noBreak,
  vi: "",
  zh: "",
  ko: "",
};
const hasWrongPercent = (language: Language) =>
  language === "tr"
    ? (text: string) => /%/.test(text.replaceAll(/(?<![\d}])%(?=\d|\{\{)/g, ""))
    : (text: string) => /%/.test(text.replaceAll(new RegExp(`(?<=${number}${beforePercent[language]})%`, "g"), ""));

/** Quoted words as a language writes them, without quotation marks inside. */
const quoted: Record<Language, RegExp> = {
  en: /“[^“”]*”/g,
  es: /«[^«»]*»/g,
  pt: /“[^“”]*”/g,
  de: /„[^„“]*“/g,
  it: /«[^«»]*»/g,
  fr: /«\u00a0[^«»]*\u00a0»/g,
  ja: /「[^「」]*」/g,
  nl: /‘[^‘’]*’/g,
  pl: /„[^„”]*”/g,
  sv: /”[^”]*”/g,
  tr: /“[^“”]*”/g,
  vi: /“[^“”]*”/g,
  zh: /“[^“”]*”/g,
  ko: /“[^“”]*”|‘[^‘’]*’/g,
};
const hasWrongQuotes = (language: Language) => (text: string) =>
  /["'„“”‘’«»「」]/.test(
    text.replaceAll(quoted[language], "").replaceAll(/(?<=\p{L}|\d|\}\})’(?=[\p{L}\s,.;:]|\{\{)/gu, ""),
  );

const isBritish = (text: string) =>
  /\b(enrol(?!l)\w*|e-mail\w*|catalogue|cancell(?!ation)\w+|labell\w+|travell\w+|\w*(?:colour|behaviour|favour|neighbour|honour)\w*|(?:organ|recogn|real|final|normal|personal|summar)is(?:e|es|ed|ing|ation)|centre|programme|licence|whilst|(?:to|after)wards|learnt)\b/i.test(
    text,
  );
/** Word for word from another language; `bin/words.test.ts` has more such phrases. */
const isCalque = (text: string) =>
  /\b(stands? (?:on|below|in)|is no|to be asked for|could not ask|not (?:take|accept) your|typing errors?|sit (?:it|an?|the|this) |where you stand)\b/i.test(
    text,
  );
/** "To the course": a sign, not what happens when you press it. */
const isDirection = (text: string) => /^To (?:the|a|your|my|go on)\b/.test(text);
/** "could not", but not the states "not done" and "is not saved". */
const isStiff = (text: string) => /\b(?:could|did|does|do|is|are|was|has|have) not\b|\bcannot\b/i.test(text);
const lacksLastComma = (text: string) => /\w, \w+ (?:and|or) \w+(?=[.:;?!]|$)/.test(text);
const isHalfWidth = (text: string) =>
  /[\u3040-\u30ff\u4e00-\u9fff][,.;:!?()]|[,;:!?()][\u3040-\u30ff\u4e00-\u9fff]/.test(text);
/** French has a narrow no-break space before these; the colon of an address has none. */
const lacksFrenchSpace = (text: string) => /[^\u202f](?:[;!?]|:(?!\/))/.test(text);
const isUnopened = (text: string) =>
  text.split("?").length !== text.split("¿").length || text.split("!").length !== text.split("¡").length;

/** Rules of single languages. */
const rules: Partial<Record<Language, Rule[]>> = {
  en: [
    ["is spelled as in the United States", isBritish],
    ["does not read translated", isCalque],
    ["says what a link or button does", isDirection],
    ["contracts what people contract", isStiff],
    ["has a comma before the last of three", lacksLastComma],
    ["has no space before an ellipsis", (text) => /\s…/.test(text)],
  ],
  fr: [["has a narrow no-break space before ; : ! ?", lacksFrenchSpace]],
  ja: [["has full-width punctuation", isHalfWidth]],
  zh: [["has full-width punctuation", isHalfWidth]],
  es: [["opens questions and exclamations", isUnopened]],
};

/** Values that are numbers and stand before the word they count. */
const counts = /\{\{(count|done|right|answered|watched)\}\}/;

/** Keys that end like the name of a control, and are a value and a title of their own. */
const notNames = new Set(["player.positionOf", "webinar.recordingOf"]);

describe.each(uiLanguages)("every text of %s", (language) => {
  let texts: Map<string, string>;
  beforeAll(async () => {
    texts = await allTextsOf(language);
  });
  const faults = (isBroken: (text: string) => boolean) => [...texts].filter(([, text]) => isBroken(text));

  it.each<Rule>([
    ["writes percent as the language does", hasWrongPercent(language)],
    ["quotes as the language does", hasWrongQuotes(language)],
    ["has an ellipsis, not three periods", (text) => text.includes("...")],
    ...(rules[language] ?? []),
  ])("%s", (_, isBroken) => expect(faults(isBroken)).toEqual([]));

  it("names a control by what it shows, and what it is about (WCAG 2.5.3)", () => {
    const shown = [...texts].filter(([key]) => texts.has(`${key}Of`) && !notNames.has(`${key}Of`));
    expect(shown.length).toBeGreaterThan(10);
    const others = shown.filter(
      ([key, text]) => !texts.get(`${key}Of`)?.toLocaleLowerCase(language).includes(text.toLocaleLowerCase(language)),
    );
    expect(others).toEqual([]);
  });

  it("has plural forms where it counts", () => {
    const without = [...texts].filter(([key, text]) => counts.test(text) && !pluralForm.test(key));
    expect(without).toEqual([]);
  });
});

describe("the rules find", () => {
  it.each<[string, (text: string) => boolean, string]>([
    ["a space before percent in English", hasWrongPercent("en"), "{{progress}} % complete"],
    ["no space before percent in German", hasWrongPercent("de"), "{{progress}}% geschafft"],
    ["a space that breaks in Swedish", hasWrongPercent("sv"), "90 %"],
    ["a space of the wrong width in French", hasWrongPercent("fr"), "90\u00a0%"],
    ["percent after the number in Turkish", hasWrongPercent("tr"), "{{score}}%"],
    ["English quotation marks in German", hasWrongQuotes("de"), "“{{query}}”"],
    ["straight quotation marks", hasWrongQuotes("en"), 'reports of "step"'],
    ["a straight apostrophe", hasWrongQuotes("en"), "Don't"],
    ["guillemets without spaces in French", hasWrongQuotes("fr"), "«{{query}}»"],
    ["British spelling", isBritish, "Enrol to go on"],
    ["a calque", isCalque, "Its transcript stands below."],
    ["a direction on a button", isDirection, "To the exam"],
    ["what nobody says", isStiff, "The page could not be loaded"],
    ["a list without its last comma", lacksLastComma, "Courses, notes and bookmarks"],
    ["half-width punctuation in Japanese", isHalfWidth, "検索: 言葉"],
    ["a French colon without its space", lacksFrenchSpace, "Recherche: mots"],
    ["a Spanish question that does not open", isUnopened, "Tienes un código?"],
  ])("%s", (_, isBroken, text) => expect(isBroken(text)).toBe(true));

  it.each<[string, (text: string) => boolean, string]>([
    ["70% in English", hasWrongPercent("en"), "{{passMark}}% to pass"],
    ["%70 in Turkish", hasWrongPercent("tr"), "Geçmek için %{{passMark}}"],
    ["apostrophes", hasWrongQuotes("fr"), "L’e-mail d’Ada"],
    ["American spelling", isBritish, "Enroll after cancellation"],
    ["an address in French", lacksFrenchSpace, "https://academy.test"],
    ["pairs", lacksLastComma, "Your notes and bookmarks"],
    ["quotation marks and apostrophes together", hasWrongQuotes("nl"), "Niets gevonden voor ‘{{query}}’, menu’s"],
  ])("nothing in %s", (_, isBroken, text) => expect(isBroken(text)).toBe(false));
});
