import type { Endpoint } from "../../contract/endpoint";
import type { Flow } from "../engine/flow";
import type { Screen } from "./screen-tests";

/** What an invoked actor asks the server for. */
interface Asked {
  call: Endpoint;
  /** The reply that it makes such an output of; else the output is the reply. */
  replyFor(output: never): unknown;
}

/** What the browser keeps, by key: on the device, and as long as the tab lives. */
export interface Kept {
  device?: Record<string, string>;
  tab?: Record<string, string>;
}

/** Where a machine runs on the real site, and by what of the world its outcomes come about. */
interface PageTests {
  /** How it is used and what is seen of it: the same as in a DOM. */
  screen: Screen;
  /** The address of its page. */
  path: string;
  /** Selectors of where it is drawn. */
  region?: readonly string[];
  /** By the id of the actor, `child: id` of a child's: the call that it makes. */
  calls: Record<string, Endpoint | Asked>;
  /** By the id of the actor: why there is no call to be steered and it is played instead. */
  plays?: Record<string, string>;
  /** By input: what the rest of the page is answered with; what is not named here the server answers itself. */
  answers?(input: string): readonly (readonly [Endpoint, unknown])[];
  /** By input: why the page never starts the machine with it. */
  never?: Record<string, string>;
  /** By input: what the browser keeps before the page is opened. */
  brings?: Record<string, Kept>;
  /** By `actor → case`: what the browser must keep when it comes to that. */
  keeps?: Record<string, Kept>;
}

export type PageUnderTest = Required<Omit<PageTests, "calls">> & { calls: Record<string, Asked> };

/** Ids of everything that may end in a flow and its children. */
const actorsOf = (flow: Flow, of = ""): string[] => [
  ...Object.keys(flow.outcomes).map((id) => of + id),
  ...Object.entries(flow.children ?? {}).flatMap(([id, child]) => actorsOf(child, `${of}${id}: `)),
];

/** A page as the browser driver needs it. @throws {Error} naming each actor that is forgotten or mistyped */
export function definePage(tests: PageTests): PageUnderTest {
  const { screen, calls, plays = {}, keeps = {} } = tests;
  const { id } = screen.flow.machine;
  const actors = actorsOf(screen.flow);
  const said = [...Object.keys(calls), ...Object.keys(plays)];
  const named = [...said, ...Object.keys(keeps).map((one) => one.split(" → ")[0] ?? "")];
  const faults = [
    ...actors.filter((one) => !said.includes(one)).map((one) => `${id}: nothing is said of what ${one} calls.`),
    ...named.filter((one) => !actors.includes(one)).map((one) => `${id}: there is no actor "${one}".`),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const asked = (one: Endpoint | Asked): Asked => ("call" in one ? one : { call: one, replyFor: (output) => output });
  return {
    region: ["main", "main ~ *", "[role='dialog']"],
    answers: () => [],
    brings: {},
    never: {},
    ...tests,
    plays,
    keeps,
    calls: Object.fromEntries(Object.entries(calls).map(([one, call]) => [one, asked(call)])),
  };
}
