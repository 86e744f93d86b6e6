import type { Hunk } from "./page-diff";

/** A line of a page, taken apart. */
interface Line {
  role: string;
  name: string;
  states: string[];
  target: string;
  text: string;
}

/** A name, a state, or a text may contain quotes of its own; a name ends where something else begins. */
const lineForm =
  /^(?<role>[\w-]+)(?: “(?<name>.*?)”(?=$| \[| → |: ))?(?<states>(?: \[[^\]]*\])*)(?: → (?<target>\S+?))?(?:: (?<text>.*))?$/;

/** Takes a line apart, or null if it contains quotes or brackets of its own. */
function parsed(line: string): Line | null {
  const found = lineForm.exec(line.trim())?.groups;
  if (!found) return null;
  const { role = "", name = "", states = "", target = "", text = "" } = found;
  return {
    role,
    name,
    states: [...states.matchAll(/\[([^\]]*)\]/g)].map(([, state]) => state ?? ""),
    target,
    text,
  };
}

const quoted = (text: string): string => `“${text}”`;
const titleOf = ({ role, name }: Line): string => (name === "" ? role : `${role} ${quoted(name)}`);

/** How states changed: `is no longer checked`, `level=2 is now level=3`. */
function stateSentences(was: Line, is: Line): string[] {
  const key = (state: string) => (state.startsWith("described by") ? "described by" : (state.split("=")[0] ?? state));
  const gone = was.states.filter((state) => !is.states.includes(state));
  const come = is.states.filter((state) => !was.states.includes(state));
  const changed = gone.flatMap((before): [string, string][] => {
    const now = come.find((state) => key(state) === key(before));
    return now === undefined ? [] : [[before, now]];
  });
  const title = titleOf(is);
  return [
    ...changed.map(([before, now]) => `the ${title} was [${before}], is [${now}]`),
    ...gone
      .filter((state) => !changed.some(([before]) => before === state))
      .map((state) => `the ${title} was [${state}], is no longer`),
    ...come
      .filter((state) => !changed.some(([, now]) => now === state))
      .map((state) => `the ${title} is now [${state}]`),
  ];
}

/** What differs between two lines about the same thing. */
function changeSentences(before: string, now: string): string[] {
  const [was, is] = [parsed(before), parsed(now)];
  if (!was || !is || was.role !== is.role) return [`it showed ${before.trim()}, shows ${now.trim()}`];
  const sentences: string[] = [];
  if (was.role === "text") return [`the text was ${quoted(was.text)}, is ${quoted(is.text)}`];
  if (was.name !== is.name) sentences.push(`the ${was.role} was ${quoted(was.name)}, is ${quoted(is.name)}`);
  sentences.push(...stateSentences(was, is));
  if (was.target !== is.target)
    sentences.push(`the ${titleOf(is)} led to ${was.target || "nothing"}, leads to ${is.target || "nothing"}`);
  if (was.text !== is.text)
    sentences.push(`the text of the ${titleOf(is)} was ${quoted(was.text)}, is ${quoted(is.text)}`);
  if (sentences.length === 0) sentences.push(`the ${titleOf(is)} is now inside of something else`);
  return sentences;
}

/** How much two lines have in common; 0 if they are about different things. */
function likeness(before: string, now: string): number {
  const [was, is] = [parsed(before), parsed(now)];
  if (!was || !is || was.role !== is.role) return 0;
  const same = [was.name === is.name, was.text === is.text, was.target === is.target, before.trim() === now.trim()];
  return 1 + same.filter(Boolean).length;
}

/** What differs between two pages, one sentence each. */
export function sentencesOf(hunks: readonly Hunk[]): string[] {
  // What moved is told as that, so lines are also paired across distant differences.
  const left = hunks.flatMap(({ is }) => is);
  const pairs: [string, string][] = [];
  const gone: string[] = [];
  for (const before of hunks.flatMap(({ was }) => was)) {
    const best = left.reduce(
      (found, now, index) => {
        const like = likeness(before, now);
        return like > found.like ? { like, index } : found;
      },
      { like: 0, index: -1 },
    );
    if (best.index < 0) gone.push(before);
    else pairs.push([before, left.splice(best.index, 1)[0] as string]);
  }
  const moved = ([before, now]: [string, string]): string[] =>
    before === now ? [`${now.trim()} is in another place`] : changeSentences(before, now);
  return [
    ...pairs.flatMap(moved),
    ...gone.map((line) => `it no longer shows ${line.trim()}`),
    ...left.map((line) => `it now shows ${line.trim()}`),
  ];
}
