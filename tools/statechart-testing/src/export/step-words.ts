import { isOutOfReach } from "../drivers/drift";
import type { PageUnderTest } from "../drivers/page-tests";
import { allowedDifferenceFor, eventNames, isOfWorld, type Part, partFor, type Screen } from "../drivers/screen-tests";
import type { TestModel } from "../model/test-model";
import type { Simulator } from "../simulator/simulator";
import type { Step } from "../simulator/step";
import { asClause, cited, duration, ended, inPlainWords } from "./sentences";
import { tellingUser } from "./telling-user";

/** Words that all test models of a project share; a test model's own come first. */
export interface CommonWords {
  /** By event and case: a sentence that says what happens. */
  events?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * What the server says when a call ends with an error: "your session has ended". Null if there is no reply at all.
   */
  failure?(error: unknown): string | null;
}

/** What the words of a machine's steps are taken from. */
export interface WordSources {
  screen: Screen | undefined;
  page: PageUnderTest | undefined;
  common: CommonWords | undefined;
}

type EventStep = Extract<Step, { kind: "event" }>;
type OutcomeStep = Extract<Step, { kind: "outcome" }>;

const inCase = (one: string): string => (one === "" ? "" : ` (${one})`);

/** The words of a test model for an event that no user causes. */
const eventWords = ({ words }: TestModel, type: string, one: string, common: CommonWords | undefined) =>
  words?.events?.[type]?.[one] ?? common?.events?.[type]?.[one];

/** The words of a test model for the end of an actor. */
function outcomeWords({ words, outcomes }: TestModel, invoke: string, one: string, common: CommonWords | undefined) {
  const { asks, ...answers } = words?.outcomes?.[invoke] ?? {};
  const own = answers[one];
  if (asks === undefined) return own;
  const outcome = outcomes[invoke]?.[one];
  const answer = own ?? (outcome && "error" in outcome ? common?.failure?.(outcome.error) : undefined);
  if (answer === undefined) return undefined;
  if (answer === null) return `The request to ${asks} fails, because the server cannot be reached.`;
  return ended(`The server answers the request to ${asks}: ${answer}`);
}

/** Whether a page description says how a test with an input begins. */
function opensAlone(page: PageUnderTest | undefined, inputs: readonly string[], input: string): boolean {
  if (!page || page.never[input] !== undefined || page.brings[input]) return false;
  return !inputs.some((other) => other !== input && page.path(other) === page.path(input));
}

/** What to do at the start of a test, in sentences. */
export async function startWords(testModel: TestModel, input: string, { page }: WordSources): Promise<string[]> {
  const own = testModel.words?.start?.[input];
  if (own !== undefined) return [own];
  if (!page) return [ended(`Start with ${testModel.machine.id}${inCase(input)}`)];
  const { user, actions } = tellingUser();
  await page.opens?.(user, input);
  return [`Open the page ${page.path(input)} in the browser.`, ...actions];
}

/** The sentences for steps in a running test. */
export class StepTeller {
  constructor(
    private readonly simulator: Simulator,
    private readonly sources: WordSources,
  ) {}

  /** What to do, before the simulator performs the step. */
  async tell(step: Step): Promise<string[]> {
    if (step.kind === "time") return [`Wait ${duration(step.ms)}.`];
    const player = this.simulator.players().find(({ name }) => name === step.actor);
    if (!player) throw new Error(`${step.actor || "The machine"} is not running.`);
    return step.kind === "outcome" ? [this.ends(step, player.testModel)] : this.happens(step, player);
  }

  private ends({ invoke, case: one }: OutcomeStep, testModel: TestModel): string {
    const words = outcomeWords(testModel, invoke, one, this.sources.common);
    return words ?? `The call ${cited(inPlainWords(invoke))} ends with ${cited(inPlainWords(one))}.`;
  }

  private async happens(step: EventStep, { testModel, snapshot }: ReturnType<Simulator["players"]>[number]) {
    const { screen, common } = this.sources;
    const { type, case: one } = step;
    const own = eventWords(testModel, type, one, common);
    const words = own ?? `The event ${cited(inPlainWords(type + inCase(one)))} happens.`;
    const part = screen && partFor(screen, step.actor);
    const does = part?.does[type];
    if (!screen || !part || !does || isOfWorld(part, type, one)) return [words];
    const event = this.simulator.eventOf(step);
    const { user, actions } = tellingUser();
    await does(user, event, snapshot);
    const told = actions.length > 0 ? actions : [words];
    // What the page does not offer may have no name on it.
    const all = (own === undefined ? told : [own]).map(asClause).join(", then ");
    const difference =
      allowedDifferenceFor(part, "unable", type, snapshot) ?? allowedDifferenceFor(part, "missing", type, snapshot);
    const isCovered = isOutOfReach(screen, this.simulator.players(), step.actor);
    const why = difference?.why ?? (isCovered ? "a dialog covers it" : undefined);
    if (why !== undefined)
      return [ended(`The page does not offer this here: ${why}`), ended(`Ask a developer to trigger it: ${all}`)];
    // A control that is there in spite of that does nothing.
    if (snapshot.can(event) || allowedDifferenceFor(part, "idle", type, snapshot)) return told;
    return [ended(`Check that the page does not let you do this now: ${all}`)];
  }
}

/** Ids of events and cases that happen without a user of the page. */
const worldOf = (testModel: TestModel, part: Part): [type: string, one: string][] =>
  [...eventNames(testModel)].flatMap(([type, cases]) =>
    cases.filter((one) => !part.does[type] || isOfWorld(part, type, one)).map((one): [string, string] => [type, one]),
  );

/** What a test model does not put into words, one sentence each. */
function missingIn(testModel: TestModel, part: Part, common: CommonWords | undefined): string[] {
  const { outcomes, machine } = testModel;
  const events = worldOf(testModel, part)
    .filter(([type, one]) => eventWords(testModel, type, one, common) === undefined)
    .map(([type, one]) => `${type}${inCase(one)}`);
  const ends = casesIn(outcomes)
    .filter(([invoke, one]) => outcomeWords(testModel, invoke, one, common) === undefined)
    .map(([invoke, one]) => `${invoke} → ${one}`);
  return [...events, ...ends].map(
    (one) => `${machine.id}: no words say what ${one} means to a tester; add them to its test model.`,
  );
}

const casesIn = (all: Readonly<Record<string, object | undefined>> = {}): [name: string, one: string][] =>
  Object.entries(all).flatMap(([name, cases]) => Object.keys(cases ?? {}).map((one): [string, string] => [name, one]));

/** The words of a test model for what it does not have, one sentence each. */
function unknownIn(testModel: TestModel): string[] {
  const { words = {}, outcomes, inputs, machine } = testModel;
  const names = eventNames(testModel);
  return [
    ...casesIn(words.events as Record<string, object>)
      .filter(([type, one]) => !names.get(type)?.includes(one))
      .map(([type, one]) => `${type}${inCase(one)}`),
    ...casesIn(words.outcomes)
      .filter(([invoke, one]) => (one === "asks" ? !outcomes[invoke] : !outcomes[invoke]?.[one]))
      .map(([invoke, one]) => `${invoke} → ${one}`),
    ...Object.keys(words.start ?? {})
      .filter((input) => !(input in inputs))
      .map((input) => `the start${inCase(input)}`),
  ].map((one) => `${machine.id}: there are words for ${one}, which it does not have.`);
}

/** What the test model of a screen does not put into words, or puts into words in vain: one sentence each. */
export function faultsInWords(screen: Screen, { page, common }: Omit<WordSources, "screen">): string[] {
  const { testModel, children } = screen;
  const inputs = Object.keys(testModel.inputs);
  const starts = inputs.filter(
    (input) => testModel.words?.start?.[input] === undefined && !opensAlone(page, inputs, input),
  );
  return [
    ...starts.map(
      (input) => `${testModel.machine.id}: no words say how a test starts${inCase(input)}; add them to its test model.`,
    ),
    ...missingIn(testModel, screen, common),
    ...unknownIn(testModel),
    // The words of a child are those of its own test model, which may have more.
    ...Object.values(children).flatMap((part) => missingIn(part.testModel, part, common)),
  ];
}
