import type { TestModel } from "../model/test-model";
import type { Screen } from "./screen-tests";
import type { Endpoint, Site } from "./site";
import type { User } from "./user";

/** What an invoked actor asks the server for. */
export interface Asked {
  call: Endpoint;
  /** Names and values that its query must have: where others make the same call. */
  query?: Record<string, string>;
  /** The reply that it makes such an output of; else the output is the reply. */
  replyFor(output: never): unknown;
}
/** By the id of the actor, `child: id` of a child's: the call that it makes. */
type Calls = Record<string, Endpoint | Asked>;

/** What the browser keeps, by key: on the device, and as long as the tab lives; null is no longer kept. */
export interface Kept {
  device?: Record<string, string | null>;
  tab?: Record<string, string | null>;
}

/** Where a machine runs on the real site, and by what of the world its outcomes come about. */
export interface PageTests {
  /** The site that the page is of. */
  site: Site;
  /** How it is used and what is seen of it: the same as in a DOM. */
  screen: Screen;
  /** The address of its page; by input, where each has a page of its own. */
  path: string | ((input: string) => string);
  /** The address of the page that the visitor comes from: one that the machine is not on. */
  from: string;
  /** Selectors of where it is drawn. */
  region?: readonly string[];
  /** The calls that are steered; by input, where each makes others. */
  calls: Calls | ((input: string) => Calls);
  /** By the id of the actor: why there is no call to be steered and it is stubbed instead, a machine by standing still. */
  plays?: Record<string, string>;
  /** By the id of the actor: why it runs as on the site. What it asks for stands among the answers. */
  runs?: Record<string, string>;
  /** Id of its actor, by input: where several of its kind run on a page. Else it is the first of them. */
  actor?: Record<string, string>;
  /** What a person does on the page before the machine is there, and once more when they come back to it. */
  opens?: ((user: User) => Promise<void>) | null;
  /** Whether the rest of the page keeps its learner when the machine finds the session lost: it would go with them. */
  keepsLearner?: boolean;
  /**
   * By input: replies for the rest of the page; the server answers all other calls itself. A learner with a profile
   * here returns from sign-in with that profile.
   */
  answers?(input: string): readonly (readonly [Endpoint, unknown])[];
  /**
   * Whether the rest of the page hears who is here as the machine does: the profile is answered by what the test says,
   * first as in `answers`, or else not at all.
   */
  sharesSession?: boolean;
  /** By `actor → case`: after what someone who was signed out signs in again, because the page has nothing left to do. */
  signsInAfter?: readonly string[];
  /** By input: why the page never starts the machine with it. */
  never?: Record<string, string>;
  /** By input: what the browser keeps before the page is opened. */
  brings?: Record<string, Kept>;
  /** By `actor → case`: what the browser must keep when it comes to that. */
  keeps?: Record<string, Kept>;
}

export interface PageUnderTest extends Required<Omit<PageTests, "path" | "calls">> {
  path(input: string): string;
  calls(input: string): Record<string, Asked>;
}

/** Ids of everything that may end in a test model and its children. */
const actorsOf = (testModel: TestModel, of = ""): string[] => [
  ...Object.keys(testModel.outcomes).map((id) => of + id),
  ...Object.entries(testModel.children ?? {}).flatMap(([id, child]) => actorsOf(child, `${of}${id}: `)),
];

/** A page as the browser driver needs it. @throws {Error} naming each actor that is forgotten or mistyped */
export function definePage(tests: PageTests): PageUnderTest {
  const { screen, plays = {}, runs = {}, keeps = {}, signsInAfter = [] } = tests;
  const { id } = screen.testModel.machine;
  const path = byInput(tests.path);
  const callsOf = byInput(tests.calls);
  const actors = actorsOf(screen.testModel);
  const faults = Object.keys(screen.testModel.inputs).flatMap((input) => {
    const said = [...Object.keys(callsOf(input)), ...Object.keys(plays), ...Object.keys(runs)];
    const named = [...said, ...[...Object.keys(keeps), ...signsInAfter].map((one) => one.split(" → ")[0] ?? "")];
    return [
      ...actors.filter((one) => !said.includes(one)).map((one) => `${id}: nothing is said of what ${one} calls.`),
      ...named.filter((one) => !actors.includes(one)).map((one) => `${id}: there is no actor "${one}".`),
    ];
  });
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
  return {
    region: ["main", "main ~ *", "[role='dialog']"],
    answers: () => [],
    sharesSession: false,
    signsInAfter: [],
    brings: {},
    never: {},
    actor: {},
    opens: null,
    keepsLearner: false,
    ...tests,
    plays,
    runs,
    keeps,
    path,
    calls: (input) => Object.fromEntries(Object.entries(callsOf(input)).map(([one, call]) => [one, asked(call)])),
  };
}

const asked = (one: Endpoint | Asked): Asked => ("call" in one ? one : { call: one, replyFor: (output) => output });

function byInput<T extends string | Calls>(said: T | ((input: string) => T)): (input: string) => T {
  return typeof said === "function" ? said : () => said;
}
