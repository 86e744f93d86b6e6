import { isDeepStrictEqual } from "node:util";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Mount } from "../drivers/mount";
import type { Screen } from "../drivers/screen-tests";
import { runPath, tour } from "../drivers/tour";
import type { PlannedTest } from "../planner/paths";
import { type Asked, type Interceptor, proxies } from "./proxy";

/** Where something happens: by test number, the first step at which it does. */
export type Spots = ReadonlyMap<number, number>;
type Noting = Map<number, number>;

/** A question that a view asks, and where the answer is yes and no. */
interface Question {
  asked: Asked;
  name: string;
  yes: Noting;
  no: Noting;
}

/** What the views on a page do with a machine. */
export class Wiring {
  /** By type: the events that a view sends. */
  readonly sent = new Map<string, Noting>();
  readonly questions = new Map<string, Question>();
  /** By name: context fields, and where their value differs from the initial one. */
  readonly changed = new Map<string, Noting>();

  constructor(
    readonly machine: string,
    /** Every event that the machine handles. */
    readonly events: readonly string[],
  ) {}
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
const spots = (): Noting => new Map();

/** Records what passes between the views of a page and their actors. */
class Recorder {
  readonly wirings = new Map<string, Wiring>();
  private test = 0;
  private step: number | "end" = 0;

  /** Called when a test reaches a step. */
  reach(test: number, step: number | "end"): void {
    this.test = test;
    this.step = step;
  }

  private note(where: () => Noting): void {
    // What a view does while it unmounts is not observed.
    if (this.step !== "end") entry(where(), this.test, () => Number(this.step));
  }

  /** Records what passes to and from an actor. */
  interceptor(actor: AnyActorRef): Interceptor {
    const { machine, context } = actor.getSnapshot() as AnyMachineSnapshot;
    const wiring = entry(this.wirings, machine.id, () => new Wiring(machine.id, machine.events));
    const { sent, questions, changed } = wiring;
    return {
      send: (event) => {
        this.note(() => entry(sent, event.type, spots));
        return event;
      },
      ask: (asked, name, truth) => {
        const question = entry(questions, `${asked} ${name}`, () => ({ asked, name, yes: spots(), no: spots() }));
        this.note(() => (truth ? question.yes : question.no));
        return truth;
      },
      read: (field, value) => {
        if (!isDeepStrictEqual(value, context[field])) this.note(() => entry(changed, field, spots));
        return value;
      },
    };
  }
}

/** The tests of a screen, and what its views do in them. */
interface Recorded {
  tests: readonly PlannedTest[];
  wirings: readonly Wiring[];
}

/** A screen whose views get proxies. */
export function behind(screen: Screen, interceptorOf: (actor: AnyActorRef) => Interceptor): Screen {
  return { ...screen, render: (actor) => screen.render(proxies(interceptorOf)(actor)) };
}

/** Runs the tour of a screen and records how its views are wired. @throws {Error} if a view fails without a fault */
export async function record(screen: Screen, mount: Mount): Promise<Recorded> {
  const tests: PlannedTest[] = [];
  const recorder = new Recorder();
  const heard = behind(screen, (actor) => recorder.interceptor(actor));
  await tour(screen, mount, (test, used) => {
    const number = tests.push(test) - 1;
    return runPath(heard, mount, test, { used, onStep: (step) => recorder.reach(number, step) });
  });
  return { tests, wirings: [...recorder.wirings.values()] };
}
