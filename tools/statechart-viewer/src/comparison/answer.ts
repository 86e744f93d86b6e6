import { layOut } from "../chart/lay-out";
import type { Wording } from "../chart/machine-words";
import { ViewerError } from "../cli/command";
import type { RevisionsConfig } from "../config";
import type { ChartChange } from "./change";
import { compared } from "./compared";
import type { ComparisonAnswer, ComparisonData, FindingData, MergedPicture, RevisionsAnswer } from "./data";
import { mergedChart } from "./merged-chart";
import { refsOf } from "./refs";
import {
  behaviorParts,
  type Comparison,
  type Finding,
  headlineOf,
  markdownOf,
  summaryOf,
  testSentences,
} from "./report";
import { type Range, UnknownRevision, withRevisions } from "./revision";
import { type Screenshots, screenshotsBetween } from "./screenshots";

/** Lays out a change. */
export async function pictureOf(change: ChartChange, wording: Wording): Promise<MergedPicture> {
  const { chart, states, transitions } = mergedChart(change);
  return {
    chart,
    layout: await layOut(chart, { wording }),
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
  };
}

async function findingData(finding: Finding, wording: Wording, screenshots: Screenshots): Promise<FindingData> {
  const { change, sentences, behavior, affected } = finding;
  const { pairs, more } = await screenshots.of(change);
  return {
    machine: change.machine,
    title: change.title,
    summary: summaryOf(change),
    sentences,
    behavior: behaviorParts(behavior),
    problems: behavior.problems,
    requirements: affected.requirements,
    tests: testSentences(finding),
    picture: change.kind === "same" ? null : await pictureOf(change, wording),
    screenshots: pairs,
    moreScreenshots: more,
  };
}

/** A comparison with everything that a page shows of it. */
export async function comparisonData(comparison: Comparison, screenshots: Screenshots): Promise<ComparisonData> {
  const { before, after, wording, findings } = comparison;
  const data: FindingData[] = [];
  for (const finding of findings) data.push(await findingData(finding, wording, screenshots));
  return { before, after, headline: headlineOf(comparison), findings: data, markdown: markdownOf(comparison) };
}

/** Turns errors that the user can fix into answers. */
function refusal(thrown: unknown): Exclude<ComparisonAnswer, { kind: "compared" }> {
  if (thrown instanceof UnknownRevision) return { kind: "unknown", revision: thrown.revision, closest: thrown.closest };
  if (thrown instanceof ViewerError) return { kind: "impossible", says: thrown.message };
  throw thrown;
}

/** Compares all machines of two revisions, for a page. */
export async function answerComparison(revisions: RevisionsConfig, range: Range): Promise<ComparisonAnswer> {
  try {
    const comparison = await withRevisions(revisions, range, async (before, after) =>
      comparisonData(
        await compared(before, after, { machine: "all", wording: "product", revisions }),
        await screenshotsBetween(revisions, before, after),
      ),
    );
    return { kind: "compared", comparison };
  } catch (thrown) {
    return refusal(thrown);
  }
}

/** The revisions that can be compared. */
export async function answerRevisions({ repository }: RevisionsConfig): Promise<RevisionsAnswer> {
  try {
    return { kind: "revisions", ...(await refsOf(repository)) };
  } catch (thrown) {
    if (thrown instanceof ViewerError) return { kind: "impossible", says: thrown.message };
    throw thrown;
  }
}
