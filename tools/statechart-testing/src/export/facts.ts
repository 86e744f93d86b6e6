import type { Matcher } from "../drivers/user";
import { asClause, capitalized, cited, ended, inSentences, lengthOf, listed } from "./sentences";

/** A thing on the page: `the button “Save”` is a button with a label. */
interface Thing {
  /** For one of its kind, and for several; empty for a text. */
  kind: readonly [one: string, several: string];
  /** Empty if it has no label. */
  label: string;
  /** What follows the label. */
  more?: string;
}

/** One thing that can be checked on a page: whether it is visible, or in a state, of one thing and of several. */
export interface Fact {
  what: Thing;
  how: "seen" | "unseen" | readonly [one: string, several: string];
}

type Described = Exclude<Matcher, string>;

/** What people call elements of a role: one, several, and one without a label. */
const nouns: Record<string, readonly [one: string, several: string, unknown: string]> = {
  heading: ["the heading", "the headings", "a heading"],
  button: ["the button", "the buttons", "a button"],
  link: ["the link", "the links", "a link"],
  textbox: ["the field", "the fields", "a field"],
  choice: ["the option", "the options", "an option"],
  combobox: ["the drop-down list", "the drop-down lists", "a drop-down list"],
  summary: ["the expandable line", "the expandable lines", "an expandable line"],
  video: ["the video", "the videos", "a video"],
  dialog: ["the dialog", "the dialogs", "a dialog"],
  status: ["the message", "the messages", "a message"],
  alert: ["the error message", "the error messages", "an error message"],
  timer: ["the timer", "the timers", "a timer"],
  listbox: ["the list of suggestions", "the lists of suggestions", "a list of suggestions"],
  option: ["the entry", "the entries", "an entry"],
};

const textOnly = (text: string): Thing => ({ kind: ["", ""], label: cited(text) });

/** What a matcher is about. */
function thing({ role, name, text }: Described): Thing {
  if (role === undefined) {
    const kind = "a loading indicator";
    return text === undefined
      ? { kind: [kind, kind], label: "" }
      : { ...textOnly(text), more: " where the page loads" };
  }
  const [one, several, unknown] = nouns[role] ?? [`the ${role}`, `the ${role}s`, `a ${role}`];
  const label = name ?? text;
  if (label === undefined) return { kind: [unknown, unknown], label: "" };
  const more = name === undefined || text === undefined ? {} : { more: ` with the text ${cited(text)}` };
  return { kind: [one, several], label: cited(label), ...more };
}

const inWords = ({ kind: [kind], label, more = "" }: Thing): string =>
  `${[kind, label].filter(Boolean).join(" ")}${more}`;

/** `the button “Save”, the options “1” and “2”, and “Done”`: what is of a kind comes together. */
function enumerated(things: readonly Thing[], conjunction = "and"): string {
  const kinds = new Map(things.map(({ kind }) => [kind[0], kind]));
  const parts = [...kinds.values()].flatMap((kind) => {
    const same = things.filter((one) => one.kind[0] === kind[0]);
    const plain = same.filter(({ label, more }) => label !== "" && more === undefined);
    if (kind[0] === "" || plain.length < 2) return same.map(inWords);
    const others = same.filter((one) => !plain.includes(one)).map(inWords);
    return [
      `${kind[1]} ${listed(
        plain.map(({ label }) => label),
        conjunction,
      )}`,
      ...others,
    ];
  });
  // A comma between parts that contain an "and" themselves.
  return parts.length === 2 && parts.some((part) => part.includes(` ${conjunction} `))
    ? parts.join(`, ${conjunction} `)
    : listed(parts, conjunction);
}

/** By state: the condition of an element that is in it, or is not; null if that is how it usually is. */
const conditions: {
  [S in Exclude<keyof Described, "role" | "name" | "text">]: (wanted: Required<Described>[S]) => Fact["how"];
} = {
  busy: (busy) => (busy ? ["is busy", "are busy"] : "seen"),
  value: (value) =>
    value.trim() === "" && value !== ""
      ? ["contains only a space", "contain only a space"]
      : value === ""
        ? ["is empty", "are empty"]
        : [`contains ${cited(value)}${lengthOf(value)}`, `contain ${cited(value)}${lengthOf(value)}`],
  checked: (checked) => (checked ? ["is selected", "are selected"] : ["is not selected", "are not selected"]),
  selected: (selected) =>
    selected ? ["is highlighted", "are highlighted"] : ["is not highlighted", "are not highlighted"],
  current: (current) =>
    current
      ? ["is marked as the current one", "are marked as the current ones"]
      : ["is not marked as the current one", "are not marked as the current ones"],
  disabled: (disabled) => (disabled ? ["cannot be used", "cannot be used"] : ["can be used", "can be used"]),
};
const states = Object.keys(conditions) as (keyof typeof conditions)[];

/** In which states it is, or only that it is visible. */
function hows(matcher: Described): Fact["how"][] {
  if (matcher.role === undefined) return ["seen"];
  const all = states
    .filter((state) => matcher[state] !== undefined)
    .map((state) => conditions[state](matcher[state] as never));
  const special = all.filter((how) => how !== "seen");
  return special.length > 0 ? special : ["seen"];
}

/** What can be checked about something that must be visible. */
export function factsOf(matcher: Matcher): Fact[] {
  if (typeof matcher === "string") return [{ what: textOnly(matcher), how: "seen" }];
  const what = thing(matcher);
  return hows(matcher).map((how) => ({ what, how }));
}

/** What can be checked about something that must not be visible: in a state, if it may be there in another one. */
export function absenceOf(matcher: Matcher): Fact {
  if (typeof matcher === "string") return { what: textOnly(matcher), how: "unseen" };
  const what = thing(matcher);
  const which = hows(matcher).flatMap((how) => (typeof how === "string" ? [] : [how[0]]));
  return {
    what: which.length === 0 ? what : { ...what, more: `${what.more ?? ""} that ${listed(which)}` },
    how: "unseen",
  };
}

const keyOf = ({ what, how }: Fact): string => `${inWords(what)} ${String(how)}`;

function sentencesOf(facts: readonly Fact[]): string[] {
  const thingsOf = (how: Fact["how"]) =>
    facts.filter((fact) => String(fact.how) === String(how)).map(({ what }) => what);
  const inStates = new Map(facts.flatMap(({ how }) => (typeof how === "string" ? [] : [[how[0], how] as const])));
  return [
    ...inSentences(thingsOf("seen"), (some) => `You see ${enumerated(some)}`),
    ...[...inStates.values()].flatMap((how) =>
      inSentences(thingsOf(how), (some) => capitalized(`${enumerated(some)} ${how[some.length === 1 ? 0 : 1]}`)),
    ),
    ...inSentences(thingsOf("unseen"), (some) => `You do not see ${enumerated(some, "or")}`),
  ];
}

/** Only so much is repeated of what is still there. */
const repeated = 3;

/**
 * What to check after a step, in sentences: what is different from before, or what still holds.
 * @param before what was there before the step
 */
export function changesIn(now: readonly Fact[], before: readonly Fact[]): { sentences: string[]; isNews: boolean } {
  const unique = [...new Map(now.map((fact) => [keyOf(fact), fact])).values()];
  const known = new Set(before.map(keyOf));
  const fresh = unique.filter((fact) => !known.has(keyOf(fact)));
  if (fresh.length > 0) {
    const wasBusy = (fact: Fact) => fact.how === "seen" && known.has(keyOf({ ...fact, how: conditions.busy(true) }));
    const ready = fresh.filter(wasBusy).map(({ what }) => ended(capitalized(`${inWords(what)} is no longer busy`)));
    return { sentences: [...sentencesOf(fresh.filter((fact) => !wasBusy(fact))), ...ready], isNews: true };
  }
  const seen = unique.filter(({ how }) => how === "seen").map(({ what }) => what);
  const start = unique.length === known.size ? "Nothing changes: you" : "You";
  const [still] = inSentences(seen.slice(0, repeated), (some) => `${start} still see ${enumerated(some)}`);
  if (still !== undefined) return { sentences: [still], isNews: false };
  const [first] = sentencesOf(unique.slice(0, 1));
  return { sentences: first === undefined ? [] : [ended(`Nothing changes: ${asClause(first)}`)], isNews: false };
}
