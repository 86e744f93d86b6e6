import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { type Asked, type Interceptor, machineIdOf, passthrough } from "./proxy";
import type { Spots, Wiring } from "./wiring";

/** A fault between the views on a page and their machines. */
export interface ViewMutant {
  /** A stable id: the machine and the fault. */
  id: string;
  /** Where the fault changes what a view sends or receives. */
  spots: Spots;
  /** Creates the interceptor between the views and an actor. */
  interceptorOf(actor: AnyActorRef): Interceptor;
}
/** A fault between the views and one machine. */
interface Fault {
  what: string;
  spots: Spots;
  /** How the interceptor of an actor differs from the passthrough; the actor is in the state the view first sees. */
  interceptor(snapshot: AnyMachineSnapshot): Partial<Interceptor>;
}

/** Drops each event. */
const dropSends = ({ sent }: Wiring): Fault[] =>
  [...sent].map(([type, spots]) => ({
    what: `drop send ${type}`,
    spots,
    interceptor: () => ({ send: (event) => (event.type === type ? null : event) }),
  }));

/** The event to send by mistake: the next one that the views send, or, if there is no other, the machine's next one. */
function mistakenFor(type: string, { sent, events }: Wiring): string | undefined {
  const ownEvents = events.filter((event) => !/^xstate\.|\*$/.test(event));
  const all = [...(sent.size > 1 ? sent.keys() : new Set([type, ...ownEvents]))].sort();
  const next = all[(all.indexOf(type) + 1) % all.length];
  return next === type ? undefined : next;
}

/** Replaces each event with another one, with the same payload. */
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

/** Fixes the answer to each question. A child that does not run can only be hidden. */
const answerWrongly = ({ questions }: Wiring): Fault[] =>
  [...questions.values()].flatMap(({ asked, name, yes, no }) => {
    const always = (answer: boolean): Partial<Interceptor> => ({
      ask: (about, of, truth) => (about === asked && of === name ? answer : truth),
    });
    const never: Fault = { what: inWords(asked, name, "never"), spots: yes, interceptor: () => always(false) };
    if (asked === "child") return [never];
    return [never, { what: inWords(asked, name, "always"), spots: no, interceptor: () => always(true) }];
  });

/** Freezes each context field at its initial value. */
const keepFields = ({ changed }: Wiring): Fault[] =>
  [...changed].map(([field, spots]) => ({
    what: `context ${field} stays as it was`,
    spots,
    interceptor: ({ context }) => ({ read: (name, value) => (name === field ? context[field] : value) }),
  }));

const operators = [dropSends, confuseSends, answerWrongly, keepFields];

/**
 * Every fault in a page's wiring, in a fixed order. Child machines with their own page, listed in `elsewhere`, are
 * omitted.
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
