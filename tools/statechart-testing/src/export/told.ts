import type { AnyMachineSnapshot } from "xstate";
import { stateText } from "../cli/names";
import { isOutOfReach, statesOf } from "../drivers/drift";
import { partFor } from "../drivers/screen-tests";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import type { Planning } from "../planner/planning";
import { type Player, Simulator } from "../simulator/simulator";
import { stepLabel } from "../simulator/step";
import { changesIn, type Fact } from "./facts";
import { ended, inPlainWords } from "./sentences";
import { StepTeller, startWords, type WordSources } from "./step-words";
import { tellingUser } from "./telling-user";

/** A planned machine and its title. */
export interface Titled {
  title: string;
  planning: Planning;
}

/** A step in words, each at least one sentence. */
interface ToldStep {
  /** The number of the step within its test; the start is 0. */
  number: number;
  /** What to do, or what happens. */
  does: readonly string[];
  /** What to check. */
  sees: readonly string[];
  /** For tracing a failure back: the step and the state of the machine, in code names. */
  label: string;
  state: string;
}

/** A test in words. Its first step is the start. */
interface ToldTest {
  /** `exam-3`, as in the plan. */
  id: string;
  title: string;
  steps: readonly ToldStep[];
}

/** The tests of a machine in words. */
export interface Told {
  id: string;
  title: string;
  description: string;
  tests: readonly ToldTest[];
}

/** What a tester can check in a place. */
interface Look {
  facts: Fact[];
  /** Sentences about states that the page does not show. */
  hidden: Map<string, string>;
  states: readonly string[];
}

/** A machine's sentences about its innermost states. */
const descriptions = new WeakMap<object, ReadonlyMap<string, string>>();
function descriptionsOf({ machine }: TestModel): ReadonlyMap<string, string> {
  const known = descriptions.get(machine);
  if (known) return known;
  const leaves = nodesOf(machine).filter(({ states }) => Object.keys(states).length === 0);
  const all = new Map(
    leaves.map(({ id, path, description }) => [
      id,
      ended(description ?? `The state is now ${inPlainWords(path.join(" "))}`),
    ]),
  );
  descriptions.set(machine, all);
  return all;
}

/** Runs a planned test in a simulator and says what a tester does and checks. */
class Teller {
  private readonly simulator: Simulator;
  private readonly steps: StepTeller;
  private before: Look = { facts: [], hidden: new Map(), states: [] };

  constructor(
    private readonly testModel: TestModel,
    private readonly test: PlannedTest,
    private readonly sources: WordSources,
  ) {
    this.simulator = new Simulator(testModel, test.input);
    this.steps = new StepTeller(this.simulator, sources);
  }

  async told(): Promise<ToldStep[]> {
    const { input, steps } = this.test;
    const all = [await this.close(0, await startWords(this.testModel, input, this.sources), "start")];
    for (const [index, step] of steps.entries()) {
      const does = await this.steps.tell(step);
      this.simulator.perform(step);
      all.push(await this.close(index + 1, does, stepLabel(step)));
    }
    return all;
  }

  private async close(number: number, does: readonly string[], label: string): Promise<ToldStep> {
    const now = await this.look();
    const before = this.before;
    this.before = now;
    const entered = [...now.hidden].filter(([id]) => !before.states.includes(id)).map(([, sentence]) => sentence);
    const { sentences, isNews } = changesIn(now.facts, before.facts);
    // Where the page shows nothing of it, what the states mean still holds.
    const still = ["Nothing changes.", ...now.hidden.values()];
    const news = [...(isNews || entered.length === 0 ? sentences : []), ...entered];
    const sees = news.length > 0 ? news : still;
    return { number, does, sees, label, state: stateText(this.simulator.snapshot.value) };
  }

  /** What is visible of every machine on the page, and what the states mean that show nothing. */
  private async look(): Promise<Look> {
    const { screen } = this.sources;
    const players = this.simulator.players();
    const look = { facts: [] as Fact[], hidden: new Map<string, string>(), states: [] as string[] };
    // A machine that has ended shows nothing.
    if (players.length === 0) this.describe(look, this.testModel, this.simulator.snapshot);
    for (const player of players)
      if (!screen || !isOutOfReach(screen, players, player.name)) await this.lookAt(look, player);
    return look;
  }

  private async lookAt(look: Look & { states: string[] }, { name, testModel, snapshot }: Player): Promise<void> {
    const { screen } = this.sources;
    const sees = (screen && partFor(screen, name)?.sees) ?? {};
    const shown: string[] = [];
    for (const state of statesOf(snapshot)) {
      const { user, facts } = tellingUser();
      await sees[state]?.(user, snapshot);
      if (facts.some(({ how }) => how !== "unseen")) shown.push(state);
      look.facts.push(...facts);
    }
    this.describe(look, testModel, snapshot, shown);
  }

  private describe(
    look: Look & { states: string[] },
    testModel: TestModel,
    snapshot: AnyMachineSnapshot,
    shown: readonly string[] = [],
  ): void {
    const sentences = descriptionsOf(testModel);
    for (const id of statesOf(snapshot)) {
      look.states.push(id);
      const sentence = sentences.get(id);
      const isShown = shown.some((one) => one === id || id.startsWith(`${one}.`));
      if (sentence !== undefined && !isShown) look.hidden.set(id, sentence);
    }
  }
}

/** Puts the planned tests of a machine into words for people. */
export async function toldOf({ title, planning, ...sources }: Titled & WordSources): Promise<Told> {
  const { testModel, plan } = planning;
  const { id, root } = testModel.machine;
  const tests: ToldTest[] = [];
  for (const [index, test] of plan.tests.entries())
    tests.push({
      id: `${id}-${index + 1}`,
      title: `${title}, test ${index + 1}`,
      steps: await new Teller(testModel, test, sources).told(),
    });
  return { id, title, description: root.description ?? "", tests };
}
