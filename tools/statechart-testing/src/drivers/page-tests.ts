import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { TestModel } from "../model/test-model";
import type { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";
import type { Screen } from "./screen-tests";
import type { Endpoint, Prepared, Site } from "./site";
import type { User } from "./user";

/** The API call of an invoked actor. */
export interface Asked {
  call: Endpoint;
  /** Query parameters that distinguish it from similar calls. */
  query?: Record<string, string>;
  /** Derives the reply from an output; by default, the output is the reply. */
  replyFor(output: never): unknown;
}
/** By actor id, or `child: id` for actors of a child: the call that it makes. */
type Calls = Record<string, Endpoint | Asked>;

/** Entries of the browser's storage by key, for the device and for the tab; null removes an entry. */
export interface Kept {
  device?: Record<string, string | null>;
  tab?: Record<string, string | null>;
}

/** Where a machine runs on the real site, and how its outcomes come about there. */
export interface PageTests {
  /** The site of the page. */
  site: Site;
  /** How it is used and what is visible, the same as in a DOM. */
  screen: Screen;
  /** The address of its page; it may depend on the input. */
  path: string | ((input: string) => string);
  /** The address of the page that the visitor comes from; the machine is not on it. */
  from: string;
  /** Selectors of the elements that show it; they may depend on the input. */
  region?: readonly string[] | ((input: string) => readonly string[]);
  /** The calls that the test controls; they may depend on the input. */
  calls: Calls | ((input: string) => Calls);
  /** By actor id: why there is no call to control, so that it is stubbed; a machine then stays in its first state. */
  plays?: Record<string, string>;
  /** By actor id: why it runs as on the site. The replies to its calls are among the answers. */
  runs?: Record<string, string>;
  /** By input: its actor id, if several of its kind run on a page. Otherwise it is the first of them. */
  actor?: Record<string, string>;
  /** User actions on the page before the machine starts with an input; repeated when the user returns to the page. */
  opens?: ((user: User, input: string) => Promise<void>) | null;
  /**
   * By type: events that the machine emits or sends to its parent, after which it would be left, and why it stays.
   * Neither hears them: it would end the machine, and another one would start when the user comes back.
   */
  stays?: Record<string, string>;
  /** Whether the rest of the page keeps its learner when the machine loses the session; otherwise both would end. */
  keepsLearner?: boolean;
  /**
   * By input: replies for the rest of the page; the server itself answers all other calls. A learner with a profile
   * here returns from sign-in with that profile.
   */
  answers?(input: string): readonly Prepared[];
  /**
   * Whether the rest of the page learns who is signed in together with the machine: the profile reply follows the test,
   * starting with the one in `answers`, or with none at all.
   */
  sharesSession?: boolean;
  /** By `actor → case`: outcomes after which a signed-out user signs in again, because nothing is left to do here. */
  signsInAfter?: readonly string[];
  /** By input: why the page never starts the machine with it. */
  never?: Record<string, string>;
  /** By input: the browser's storage before the page opens. */
  brings?: Record<string, Kept>;
  /** By step, as `actor → case` or `event (case)`: the browser's storage that it requires. */
  keeps?: Record<string, Kept | KeptFor>;
}

/** What a step requires, given the machine's snapshot before it, and its event, if it is one. */
type KeptFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject | null) => Kept;

export interface PageUnderTest extends Required<Omit<PageTests, "path" | "calls" | "region">> {
  path(input: string): string;
  region(input: string): readonly string[];
  calls(input: string): Record<string, Asked>;
}

/** The browser's storage that a step requires. */
export function keptFor(tests: PageUnderTest, step: Step, twin: Simulator): Kept {
  const kept = tests.keeps[stepLabel(step)] ?? {};
  return typeof kept === "function" ? kept(twin.snapshot, step.kind === "event" ? twin.eventOf(step) : null) : kept;
}

/** The id of an actor in a page description. */
export const actorOf = ({ actor, invoke }: { actor: string; invoke: string }): string =>
  actor === "" ? invoke : `${actor}: ${invoke}`;

/** The part of a test model by which ids of its actors and labels of its steps are made. */
interface Named {
  /** Begins every name: of a child, its id. */
  of: string;
  outcomes: Record<string, Record<string, unknown>>;
  events: Record<string, Record<string, unknown> | undefined>;
}

/** A test model and its children. */
const namedOf = ({ outcomes, events, children = {} }: TestModel, of = ""): Named[] => [
  { of, outcomes, events },
  ...Object.entries(children).flatMap(([id, child]) => namedOf(child, `${of}${id}: `)),
];

const labelsOf = ({ of, outcomes, events }: Named): string[] => [
  ...Object.entries(outcomes).flatMap(([id, cases]) => Object.keys(cases).map((one) => `${of}${id} → ${one}`)),
  ...Object.entries(events).flatMap(([type, cases = {}]) =>
    Object.keys(cases).length === 0 ? [of + type] : Object.keys(cases).map((one) => `${of}${type} (${one})`),
  ),
];

/** Defines a page for the browser driver. @throws {Error} that names each missing or mistyped actor */
export function definePage(tests: PageTests): PageUnderTest {
  const { screen, plays = {}, runs = {}, keeps = {}, signsInAfter = [] } = tests;
  const { id } = screen.testModel.machine;
  const path = byInput(tests.path);
  const callsOf = byInput(tests.calls);
  const models = namedOf(screen.testModel);
  // Every actor that can end.
  const actors = models.flatMap(({ of, outcomes }) => Object.keys(outcomes).map((one) => of + one));
  const labels = models.flatMap(labelsOf);
  const faults = Object.keys(screen.testModel.inputs).flatMap((input) => {
    const said = [...Object.keys(callsOf(input)), ...Object.keys(plays), ...Object.keys(runs)];
    return [
      ...actors
        .filter((one) => !said.includes(one))
        .map(
          (one) =>
            `${id}: "calls" has no entry for the actor ${one}; name the API call that it makes, or list it in "plays" or "runs".`,
        ),
      ...said
        .filter((one) => !actors.includes(one))
        .map((one) => `${id}: the test model has no actor "${one}"; correct its name, or remove it.`),
      ...[...Object.keys(keeps), ...signsInAfter]
        .filter((one) => !labels.includes(one))
        .map((one) => `${id}: the test model has no step "${one}"; correct its name, or remove it.`),
    ];
  });
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
  return {
    answers: () => [],
    sharesSession: false,
    signsInAfter: [],
    brings: {},
    never: {},
    actor: {},
    opens: null,
    stays: {},
    keepsLearner: false,
    ...tests,
    plays,
    runs,
    keeps,
    path,
    region: byInput(tests.region ?? ["main", "main ~ *", "[role='dialog']"]),
    calls: (input) => Object.fromEntries(Object.entries(callsOf(input)).map(([one, call]) => [one, asked(call)])),
  };
}

const asked = (one: Endpoint | Asked): Asked => ("call" in one ? one : { call: one, replyFor: (output) => output });

function byInput<T extends string | Calls | readonly string[]>(said: T | ((input: string) => T)): (input: string) => T {
  return typeof said === "function" ? said : () => said;
}
