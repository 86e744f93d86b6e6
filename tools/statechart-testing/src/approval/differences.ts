import type { Moment } from "./moments";

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const list = (some: readonly string[]): string => (some.length === 0 ? "nothing" : some.join(" and "));

/** What a text is about: `answer = 1` about `answer`, `start check {…}` about `start check`. */
const about = {
  context: (text: string) => text.replace(/ (= .*|is gone)$/s, ""),
  guards: (text: string) => text.replace(/ \[(true|false)\]$/, ""),
  effects: (text: string) => text.split(/ [{["]/)[0] ?? text,
};

/** Pairs texts that are about the same thing. */
function paired(was: readonly string[], is: readonly string[], key: (text: string) => string): [string, string][] {
  const left = [...is];
  const pairs = was.map((one): [string, string] => {
    const at = left.findIndex((other) => key(other) === key(one));
    return [one, at < 0 ? "" : (left.splice(at, 1)[0] ?? "")];
  });
  return [...pairs, ...left.map((one): [string, string] => ["", one])];
}

const differenceOf = (was: readonly string[], is: readonly string[]): [string[], string[]] => [
  without(was, is),
  without(is, was),
];

function effectSentences(was: Moment, is: Moment): string[] {
  return paired(...differenceOf(was.effects, is.effects), about.effects).map(([before, now]) => {
    if (now === "") return `it no longer does: ${before}`;
    if (before === "") return `it now does: ${now}`;
    return `what it does was: ${before}, is: ${now}`;
  });
}

function contextSentences(was: Moment, is: Moment): string[] {
  const value = (text: string): string => text.slice(about.context(text).length + 1).replace(/^= /, "");
  return paired(...differenceOf(was.context, is.context), about.context).map(([before, now]) => {
    if (now === "") return `the context ${about.context(before)} no longer becomes ${value(before)}`;
    if (before === "") return `the context ${about.context(now)} now becomes ${value(now)}`;
    return `the context ${about.context(now)} became ${value(before)}, becomes ${value(now)}`;
  });
}

function guardSentences(was: Moment, is: Moment): string[] {
  const answer = (text: string): string => text.slice(about.guards(text).length + 2, -1);
  return paired(...differenceOf(was.guards, is.guards), about.guards).map(([before, now]) => {
    if (now === "") return `the guard of ${about.guards(before)} is no longer asked (it was ${answer(before)})`;
    if (before === "") return `the guard of ${about.guards(now)} is now asked, and is ${answer(now)}`;
    return `the guard of ${about.guards(now)} was ${answer(before)}, is ${answer(now)}`;
  });
}

function canSentences(was: Moment, is: Moment): string[] {
  const [gone, come] = differenceOf(was.can, is.can);
  const says = (text: string, isNow: boolean): string => {
    const [sign, ...rest] = text.split(" ");
    const event = rest.join(" ");
    if (sign === "+") return isNow ? `${event} becomes possible` : `${event} no longer becomes possible`;
    return isNow ? `${event} becomes impossible` : `${event} no longer becomes impossible`;
  };
  return [...gone.map((one) => says(one, false)), ...come.map((one) => says(one, true))];
}

/**
 * What differs between the approved and today's behavior in one step, one sentence each; empty if nothing does.
 * @param before the state before the step, which a step that changes no state keeps
 */
export function differencesBetween(was: Moment, is: Moment, before: string): string[] {
  const state = (moment: Moment): string => moment.state.join(", ") || before;
  const sentences: string[] = [];
  if (state(was) !== state(is)) sentences.push(`the state was ${state(was)}, is ${state(is)}`);
  if (was.takes.join() !== is.takes.join()) sentences.push(`it took ${list(was.takes)}, takes ${list(is.takes)}`);
  sentences.push(...guardSentences(was, is), ...effectSentences(was, is), ...contextSentences(was, is));
  sentences.push(...canSentences(was, is));
  if (was.tags?.join() !== is.tags?.join()) sentences.push(`its tags were ${tagsText(was)}, are ${tagsText(is)}`);
  const [runs, ends] = differenceOf(was.stops, is.stops);
  sentences.push(...runs.map((one) => `${one} no longer stops`), ...ends.map((one) => `${one} now stops`));
  if (was.early.join() !== is.early.join())
    sentences.push(`in the first half of the time it did ${list(was.early)}, does ${list(is.early)}`);
  if (was.output !== is.output) sentences.push(`its output was ${was.output ?? "none"}, is ${is.output ?? "none"}`);
  return sentences;
}

const tagsText = ({ tags }: Moment): string => (tags ? `[${tags.join(", ")}]` : "unchanged");
