import { messageOf } from "statechart-testing/cli/usage-error";
import { BrowserSession } from "statechart-testing/drivers/browser-session";
import type { Driver } from "statechart-testing/drivers/driver";
import { statesOf } from "statechart-testing/model/identify";
import type { TestModel } from "statechart-testing/model/test-model";
import type { Edge, Graph } from "statechart-testing/planner/explore";
import { type PlannedTest, pathsTo } from "statechart-testing/planner/paths";
import { edgesOf } from "statechart-testing/planner/plan";
import type { Planning } from "statechart-testing/planner/planning";
import { type Leaves, leavesOf } from "statechart-viewer/evidence/planned";
import { driver, openPage, openSite } from "../../drivers/browser";
import type { Album } from "./album";
import { inWebp } from "./webp";

/** A state without a screenshot, and the reason. */
export interface Gap {
  state: string;
  /** The language without a screenshot; null for all languages. */
  language: string | null;
  why: string;
  /** Whether there should be one. */
  isFault: boolean;
}

/** A gap as text. */
export const gapText = ({ state, language, why }: Gap): string =>
  `NO SCREENSHOT ${state}${language === null ? "" : `, ${language}`}: ${why}`;

/** The maximum number of failing paths before it gives up. */
const maxFailures = 8;

/** Ids of a machine's innermost states, by whether its page can show them. */
export interface Reach {
  shown: string[];
  /** States that cannot have a screenshot, with the reason. */
  hidden: Gap[];
}

/** The inputs that a machine's page never starts with, and why. */
async function skippedInputs(testModel: TestModel): Promise<Record<string, string>> {
  const reasons: Record<string, string> = {};
  for (const input of Object.keys(testModel.inputs)) {
    const why = await driver.skips?.(testModel, input);
    if (why) reasons[input] = why;
  }
  return reasons;
}

/** Which of a machine's states its page can show. */
export async function reachOf({ testModel, graph }: Planning): Promise<Reach> {
  const all = innermostStates(testModel);
  const inputs = Object.keys(testModel.inputs);
  const statesAt = (some: readonly string[]) =>
    new Set(graph.nodes.filter(({ input }) => some.includes(input)).flatMap(({ states }) => states));
  const reasons = await skippedInputs(testModel);
  const skipped = Object.keys(reasons);
  const [ever, here] = [statesAt(inputs), statesAt(inputs.filter((input) => !skipped.includes(input)))];
  const whyNot = (state: string): string => {
    if (ever.has(state))
      return Object.entries(reasons)
        .map(([input, why]) => `${input}: ${why}`)
        .join("; ");
    return testModel.exceptions?.[state] ?? "it is left at once, so it is never visible";
  };
  return {
    shown: all.filter((state) => here.has(state)),
    hidden: all
      .filter((state) => !here.has(state))
      .map((state) => ({ state, language: null, why: whyNot(state), isFault: false })),
  };
}

/** Ids of a machine's innermost states. */
export const innermostStates = ({ machine }: TestModel): string[] =>
  leavesOf(machine)(statesOf(machine).map(({ id }) => id));

/** Where a path failed: the step, or null if the page did not even open. */
interface Failure {
  at: Edge | null;
  why: string;
}

/** Visits states on the page and takes screenshots of them, in one language. */
class Tour {
  private readonly leaves: Leaves;
  private graph: Graph;
  private readonly failed = new Map<string, string>();
  private lastFailure: string | null = null;

  constructor(
    private readonly testModel: TestModel,
    graph: Graph,
    private readonly album: Album,
    private readonly language: string,
  ) {
    this.leaves = leavesOf(testModel.machine);
    this.graph = graph;
  }

  /** @returns the states that still have no screenshot */
  async go(): Promise<Gap[]> {
    for (let failures = 0; failures <= maxFailures; failures += 1) if (await this.takeAll()) break;
    return this.album.missing(this.language).map((state) => ({
      state,
      language: this.language,
      why: this.whyNot(state),
      isFault: true,
    }));
  }

  /** Runs paths to everything missing until one fails. @returns whether none failed */
  private async takeAll(): Promise<boolean> {
    const missing = new Set(this.album.missing(this.language));
    if (missing.size === 0) return true;
    const paths = pathsTo(this.graph, (place) => this.at(place).filter((state) => missing.has(state)));
    for (const path of paths) {
      const failure = await this.takePath(path);
      if (!failure) continue;
      this.avoid(path, failure);
      return false;
    }
    return true;
  }

  private at(place: number): string[] {
    return this.leaves(this.graph.nodes[place]?.states ?? []);
  }

  private async takePath(test: PlannedTest): Promise<Failure | null> {
    let at: Edge | null = null;
    let session: BrowserSession | undefined;
    try {
      session = await openPage(this.testModel, test.input, { language: this.language, sharesSession: true });
      const start = this.graph.starts.find(({ input }) => input === test.input);
      await this.take(session, this.at(start?.node ?? -1));
      for (const edge of edgesOf(this.graph, test)) {
        at = edge;
        await session.perform(edge.step);
        await this.take(session, this.at(edge.to));
      }
      return null;
    } catch (thrown) {
      return { at, why: messageOf(thrown).split("\n")[0] ?? "" };
    } finally {
      await session?.stop();
    }
  }

  /** Takes a picture of states once the page shows them. What must be seen there is known in English. */
  private async take(session: BrowserSession, states: string[]): Promise<void> {
    if (this.language === "en") for (const state of states) await session.look(state);
    await this.album.take(inWebp(session, this.album.scale), states, this.language);
  }

  /** Excludes a failed step from all further paths. */
  private avoid({ input }: PlannedTest, { at, why }: Failure): void {
    const { nodes, starts } = this.graph;
    this.lastFailure = at ? `${at.label} failed: ${why}` : `the page did not open: ${why}`;
    if (at) {
      for (const state of this.at(at.to)) this.failed.set(state, this.lastFailure);
      const without = nodes.map((node) => ({ ...node, edges: node.edges.filter((edge) => edge !== at) }));
      this.graph = { ...this.graph, nodes: without };
      return;
    }
    const start = starts.find((one) => one.input === input);
    for (const state of this.at(start?.node ?? -1)) this.failed.set(state, this.lastFailure);
    this.graph = { ...this.graph, starts: starts.filter((one) => one !== start) };
  }

  private whyNot(state: string): string {
    return this.failed.get(state) ?? `the ways to it are blocked: ${this.lastFailure}`;
  }
}

/**
 * Takes an album's missing screenshots, language by language. @returns the states that are still missing, with reasons
 */
export async function fillAlbum(
  { testModel, graph }: Planning,
  album: Album,
  languages: readonly string[],
): Promise<Gap[]> {
  await openSite();
  const skipped = await skippedInputs(testModel);
  const reachable = { ...graph, starts: graph.starts.filter(({ input }) => !skipped[input]) };
  const gaps: Gap[] = [];
  for (const language of languages) gaps.push(...(await new Tour(testModel, reachable, album, language).go()));
  album.save();
  return gaps;
}

/** The browser driver that also takes an English screenshot of each state when a test first confirms it. */
export const photographing = (browser: Driver, album: Album): Driver => ({
  ...browser,
  start: (testModel, input, options) => openPage(testModel, input, { ...options, sharesSession: true }),
  async checks(testModel) {
    const leaves = leavesOf(testModel.machine);
    const own = (await browser.checks?.(testModel)) ?? {};
    const all = new Set([...Object.keys(own), ...album.states]);
    return Object.fromEntries(
      [...all].map((state) => [
        state,
        async (session) => {
          await own[state]?.(session);
          if (session instanceof BrowserSession)
            await album.take(inWebp(session, album.scale), leaves(session.activeStates()), "en");
        },
      ]),
    );
  },
});
