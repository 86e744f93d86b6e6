import type { Wording } from "../chart/machine-words";
import { type Affected, testsText } from "./affected";
import { type Behavior, type BehaviorChange, sameBehavior } from "./behavior";
import type { Changes, ChartChange } from "./change";
import { type Sentence, sentencesOf } from "./sentences";
import { asMarkdown, coded, plain } from "./text";
import { count } from "./wording";

/** A changed machine, with everything to report about it. */
export interface Finding {
  change: ChartChange;
  sentences: readonly Sentence[];
  affected: Affected;
  behavior: Behavior;
}

/** A comparison with its results. */
export interface Comparison {
  /** The revisions, as the user names them. */
  before: string;
  after: string;
  /** The wording of the sentences and drawings. */
  wording: Wording;
  /** The number of machines, before and after. */
  machines: number;
  findings: readonly Finding[];
}

/** Pictures of a changed machine, as addresses for Markdown. */
export interface FindingPictures {
  /** Null if the drawing has not changed. */
  drawing: string | null;
  /** Of a state before and after; the second is null if both are the same. */
  screenshots: readonly { state: string; before: string; after: string | null }[];
  /** How many more states have screenshots that differ. */
  more: number;
}

/** The maximum number of sentences per machine in Markdown; the page has all. */
const maxSentences = 30;
/** The maximum number of places per machine with different behavior, in Markdown. */
const maxBehavior = 15;
/** The maximum number of listed ids. */
const maxIds = 12;

const tally = ({ added, removed, changed }: Changes<unknown, unknown>): string =>
  [
    added.length > 0 && `${added.length} new`,
    removed.length > 0 && `${removed.length} gone`,
    changed.length > 0 && `${changed.length} changed`,
  ]
    .filter(Boolean)
    .join(", ");

const told = (text: string, what: string): string[] => (text === "" ? [] : [`${what}: ${text}`]);

/** The number of changes to a machine: `states: 1 new; transitions: 2 changed`. */
export function summaryOf({ kind, states, transitions, fields }: ChartChange): string {
  if (kind === "added") return "new";
  if (kind === "removed") return "gone";
  if (kind === "same") return "only what the drawing does not show";
  const parts = [...told(tally(states), "states"), ...told(tally(transitions), "transitions")];
  return [...parts, ...(fields.length > 0 ? [`its ${fields.join(", ")}`] : [])].join("; ");
}

/** The headline of the report. */
export function headlineOf({ machines, findings }: Comparison): string {
  if (findings.length === 0) return `Nothing has changed in ${count(machines, "machine")}.`;
  return `${findings.length} of ${count(machines, "machine")} ${findings.length === 1 ? "has" : "have"} changed.`;
}

const ids = (all: readonly string[]): string => {
  const more = all.length > maxIds ? ` and ${all.length - maxIds} more` : "";
  return `${all.slice(0, maxIds).map(coded).join(", ")}${more}`;
};

/** How a change affects tests, in sentences. */
export function testSentences({ change, affected }: Finding): { text: string; ids: readonly string[] }[] {
  const gone = change.transitions.removed.map(({ id }) => id);
  const tests = affected.tests ?? [];
  return [
    ...(affected.tests === null && change.after
      ? [{ text: "No tests could be planned with the flow of this revision.", ids: [] }]
      : []),
    ...(tests.length > 0
      ? [{ text: `Planned tests that take what is new or changed: ${testsText(tests)}.`, ids: [] }]
      : []),
    ...(affected.untested.length > 0
      ? [{ text: "New or changed, and no planned test takes it:", ids: affected.untested }]
      : []),
    ...(gone.length > 0 && change.after ? [{ text: "Removed, so planned tests no longer cover:", ids: gone }] : []),
  ];
}

/** The changes of behavior under their headings. */
export const behaviorParts = ({ machine, pages }: Behavior): { title: string; changes: readonly BehaviorChange[] }[] =>
  [
    { title: "It behaves differently", changes: machine },
    { title: "Its pages show something else", changes: pages },
  ].filter(({ changes }) => changes.length > 0);

function behaviorLines(behavior: Behavior): string[] {
  const parts = behaviorParts(behavior).map(({ title, changes }) => {
    const lines = changes.slice(0, maxBehavior).map(({ place, says }) => `- ${plain(`${place}: ${says.join("; ")}.`)}`);
    const more = changes.length - lines.length;
    return [`${title}:`, "", ...lines, ...(more > 0 ? [`- … and ${count(more, "place")} more.`] : [])].join("\n");
  });
  return [...parts, ...behavior.problems.map(plain)];
}

/** A picture in Markdown. */
const pictured = (says: string, address: string): string => `![${plain(says)}](${encodeURI(address)})`;

/** A drawing of what has changed, and a table of screenshots. */
function pictureLines({ change }: Finding, pictures: FindingPictures | undefined): string[] {
  if (!pictures) return [];
  const { drawing, screenshots, more } = pictures;
  const rows = screenshots.map(({ state, before, after }) =>
    [coded(state), pictured("before", before), after === null ? "the same" : pictured("after", after)].join(" | "),
  );
  const table = ["| State | Before | After |", "| - | - | - |", ...rows.map((row) => `| ${row} |`)].join("\n");
  return [
    ...(drawing === null ? [] : [pictured(`${change.title}: green is new, red is gone, amber has changed`, drawing)]),
    ...(rows.length === 0 ? [] : [table]),
    ...(more === 0 ? [] : [`${count(more, "more state")} ${more === 1 ? "looks" : "look"} different.`]),
  ];
}

function sectionOf(finding: Finding, pictures: FindingPictures | undefined): string {
  const { change, sentences, affected } = finding;
  const lines = sentences
    .slice(0, maxSentences)
    .map(({ said, code }) => `- ${asMarkdown(said)}${code === null ? "" : ` ${coded(code)}`}`);
  const more = sentences.length - lines.length;
  const requirements = affected.requirements.length > 0 ? [`Requirements: ${affected.requirements.join(", ")}.`] : [];
  const tests = testSentences(finding).map((one) => (one.ids.length > 0 ? `${one.text} ${ids(one.ids)}.` : one.text));
  return [
    `## ${plain(change.title)}`,
    `${coded(change.machine)}: ${summaryOf(change)}.`,
    ...pictureLines(finding, pictures),
    ...(lines.length > 0
      ? [[...lines, ...(more > 0 ? [`- … and ${count(more, "sentence")} more in the --html report.`] : [])].join("\n")]
      : []),
    ...behaviorLines(finding.behavior),
    ...[requirements, tests].filter((some) => some.length > 0).map((some) => some.join("  \n")),
  ].join("\n\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|") || "–";

function rowOf({ change, affected }: Finding): string {
  const { kind, states, transitions } = change;
  const numbers = kind === "changed" ? [tally(states), tally(transitions)] : [summaryOf(change), ""];
  const tests = affected.tests && affected.tests.length > 0 ? testsText(affected.tests) : "";
  const cells = [plain(change.title), ...numbers, affected.requirements.join(", "), tests].map(cell);
  return `| ${cells.join(" | ")} |`;
}

interface MarkdownOptions {
  /** By machine. */
  pictures?: ReadonlyMap<string, FindingPictures>;
  /** How many characters the sections may have altogether: code hosts limit comments. */
  maxLength?: number;
}

/** As many of the texts as have room, those of changed drawings first, and the titles of the others. */
function withRoom(findings: readonly Finding[], textOf: (finding: Finding) => string, maxLength: number) {
  const drawnFirst = [...findings].sort(
    (one, other) => Number(one.change.kind === "same") - Number(other.change.kind === "same"),
  );
  let length = 0;
  const sections: string[] = [];
  const leftOut: string[] = [];
  for (const finding of drawnFirst) {
    const text = textOf(finding);
    if (length + text.length > maxLength) leftOut.push(finding.change.title);
    else {
      length += text.length;
      sections.push(text);
    }
  }
  return { sections, leftOut };
}

/** A comparison as Markdown for a pull request. */
export function markdownOf(comparison: Comparison, { pictures, maxLength }: MarkdownOptions = {}): string {
  const { before, after, findings } = comparison;
  const head = `# What has changed in the flows\n\nFrom ${plain(before)} to ${plain(after)}. ${headlineOf(comparison)}`;
  if (findings.length === 0) return `${head}\n`;
  const textOf = (finding: Finding) => sectionOf(finding, pictures?.get(finding.change.machine));
  const { sections, leftOut } =
    maxLength === undefined ? { sections: findings.map(textOf), leftOut: [] } : withRoom(findings, textOf, maxLength);
  const rest = leftOut.length === 0 ? [] : [`No room was left for ${leftOut.map(plain).join(", ")}.`];
  const heads = "| Machine | States | Transitions | Requirements | Tests |\n| - | - | - | - | - |";
  return `${[head, [heads, ...findings.map(rowOf)].join("\n"), ...sections, ...rest].join("\n\n")}\n`;
}

export const findingOf = (
  change: ChartChange,
  affected: Affected,
  wording: Wording,
  behavior = sameBehavior,
): Finding => ({
  change,
  sentences: sentencesOf(change, wording),
  affected,
  behavior,
});
