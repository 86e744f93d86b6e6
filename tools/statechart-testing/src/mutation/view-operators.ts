import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { type Asked, type Interceptor, machineIdOf, passthrough } from "./proxy";
import type { Spots, Wiring } from "./wiring";

/** A fault between the views on a page and their machines. */
export interface ViewMutant {
  /** Stable: whose view it is, and what is wrong. */
  id: string;
  /** Where it makes a difference to what a view sends or is told. */
  spots: Spots;
  /** What stands between the views and an actor. */
  interceptorOf(actor: AnyActorRef): Interceptor;
}
/** A fault between the views and one machine. */
interface Fault {
  what: string;
  spots: Spots;
  /** What differs from an honest tap of an actor, which is as it is when the view first sees it. */
  interceptor(snapshot: AnyMachineSnapshot): Partial<Interceptor>;
}

/** Each event is not sent. */
const dropSends = ({ sent }: Wiring): Fault[] =>
  [...sent].map(([type, spots]) => ({
    what: `drop send ${type}`,
    spots,
    interceptor: () => ({ send: (event) => (event.type === type ? null : event) }),
  }));

/** The event that is sent by mistake: the next one that the views send, or, if they send no other, the machine's next. */
function mistakenFor(type: string, { sent, events }: Wiring): string | undefined {
  const ownEvents = events.filter((event) => !/^xstate\.|\*$/.test(event));
  const all = [...(sent.size > 1 ? sent.keys() : new Set([type, ...ownEvents]))].sort();
  const next = all[(all.indexOf(type) + 1) % all.length];
  return next === type ? undefined : next;
}

/** Each event is sent as another one, with what it carries. */
const confuseSends = (wiring: Wiring): Fault[] =>
  [...wiring.sent].flatMap(([type, spots]): Fault[] => {
    const other = mistakenFor(type, wiring);
    if (other === undefined) return [];
    return [
      {
        what: `send ${other} instead of ${type}`,
        spots,
        interceptor: () => ({ send: (event) => (event.type === type ? { ...event, type: other } : event) }),
      },
    ];
  });

const inWords = (asked: Asked, name: string, when: "never" | "always"): string =>
  asked === "event" ? `${name} ${when} looks possible` : `${asked} ${name} is ${when} seen`;

/** Each question gets always the same answer. A child that does not run can only be overlooked. */
const answerWrongly = ({ questions }: Wiring): Fault[] =>
  [...questions.values()].flatMap(({ asked, name, yes, no }) => {
    const always = (answer: boolean): Partial<Interceptor> => ({
      ask: (about, of, truth) => (about === asked && of === name ? answer : truth),
    });
    const never: Fault = { what: inWords(asked, name, "never"), spots: yes, interceptor: () => always(false) };
    if (asked === "child") return [never];
    return [never, { what: inWords(asked, name, "always"), spots: no, interceptor: () => always(true) }];
  });

/** Each field of the context is seen as it was in the beginning. */
const keepFields = ({ changed }: Wiring): Fault[] =>
  [...changed].map(([field, spots]) => ({
    what: `context ${field} stays as it was`,
    spots,
    interceptor: ({ context }) => ({ read: (name, value) => (name === field ? context[field] : value) }),
  }));

const operators = [dropSends, confuseSends, answerWrongly, keepFields];

/**
 * Every fault of a page's wiring, always in the same order. A child machine that has a page of its own, named in
 * `elsewhere`, is left to that.
 */
export const viewMutantsOf = (
  screen: string,
  wirings: readonly Wiring[],
  elsewhere: readonly string[] = [],
): ViewMutant[] =>
  wirings
    .filter(({ machine }) => machine === screen || !elsewhere.includes(machine))
    .flatMap((wiring) =>
      operators
        .flatMap((faultsOf) => faultsOf(wiring))
        .map(({ what, spots, interceptor }) => ({
          id: `${screen} view: ${wiring.machine === screen ? "" : `${wiring.machine}: `}${what}`,
          spots,
          interceptorOf: (actor) =>
            machineIdOf(actor) === wiring.machine
              ? { ...passthrough, ...interceptor(actor.getSnapshot()) }
              : passthrough,
        })),
    );
