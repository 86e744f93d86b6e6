import { describe, expect, it } from "vitest";
import { type AnyActorLogic, type AnyEventObject, createActor, createMachine, toPromise } from "xstate";
import type { GetServices, ServiceArea, Services } from "./services";

type Actors = Record<string, AnyActorLogic>;
interface Call {
  /** `area.function` of the services. */
  call: string;
  input: unknown;
  /** The signal that the service was loaded with: calls that only read end with it. */
  signal: AbortSignal | undefined;
}

/** Services whose functions record their calls; each answers with the reply under its name, or throws it if it is an Error. */
export function stubServices(replies: Record<string, unknown> = {}) {
  const made: Call[] = [];
  const get = async (area: ServiceArea, signal?: AbortSignal) =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          // A promise of a service asks whether it is a promise itself.
          if (name === "then") return undefined;
          const call = `${area}.${String(name)}`;
          return async (input: unknown) => {
            made.push({ call, input, signal });
            if (replies[call] instanceof Error) throw replies[call];
            return replies[call];
          };
        },
      },
    );
  return {
    get: get as unknown as GetServices,
    made,
    /** The calls so far, each with its input. */
    calls: () => made.map(({ call, input }) => [call, input]),
  };
}

/** What an actor outputs in the end. @throws what it throws */
export async function outputOf(logic: AnyActorLogic, input?: unknown): Promise<unknown> {
  const actor = createActor(logic, { input });
  const output = toPromise(actor);
  actor.start();
  return output;
}

/** The names of service functions that actors call under the same names, by area. */
type Names = { [Area in ServiceArea]?: (keyof Services[Area] & string)[] };

/**
 * Defines the tests of actors that only call a service: each passes its input to the function of its name and outputs
 * the reply, and the service has the actor's signal.
 * @param others the names of all other actors there
 */
export function describeCallActors(
  title: string,
  actorsOf: (get: GetServices) => { actors: Actors },
  names: Names,
  others: string[] = [],
): void {
  const rows = Object.entries(names).flatMap(([area, functions]) => functions.map((name) => [area, name] as const));
  describe(title, () => {
    it("has these actors and no others", () => {
      const { actors } = actorsOf(stubServices().get);
      expect(Object.keys(actors).sort()).toEqual([...rows.map(([, name]) => name), ...others].sort());
    });

    it.each(rows)("calls %s.%s, which ends with it if it only reads", async (area, name) => {
      const call = `${area}.${name}`;
      const reply = { reply: name };
      const input = { input: name };
      const { get, calls } = stubServices({ [call]: reply });
      expect(await outputOf(actorOf(actorsOf(get).actors, name), input)).toBe(reply);
      expect(calls()).toEqual([[call, input]]);
      expect(await signalsAfterStop(actorsOf, name, input, [call])).toEqual([true]);
    });
  });
}

/** The logic of an actor by its name. */
export function actorOf(actors: Actors, name: string): AnyActorLogic {
  const logic = actors[name];
  if (!logic) throw new Error(`There is no actor ${name}.`);
  return logic;
}

/**
 * Starts an actor whose calls get no answer, and leaves the state that it belongs to once it has made all of them. Then
 * the answers arrive after all: the machine must not hear of them.
 * @param calls their names
 * @returns for each call, whether its signal was aborted by that; undefined if it has none
 */
export async function signalsAfterStop(
  actorsOf: (get: GetServices) => { actors: Actors },
  name: string,
  input: unknown,
  calls: string[],
): Promise<(boolean | undefined)[]> {
  let answer = (_: unknown): void => undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { get, made } = stubServices(Object.fromEntries(calls.map((call) => [call, late])));
  const heard: AnyEventObject[] = [];
  const parent = createActor(
    createMachine({
      initial: "asking",
      states: {
        asking: { invoke: { src: actorOf(actorsOf(get).actors, name), input }, on: { leave: "left" } },
        left: {},
      },
      on: { "*": { actions: ({ event }) => heard.push(event) } },
    }),
  ).start();
  await expect.poll(() => made.map(({ call }) => call).sort()).toEqual([...calls].sort());
  expect(made.filter(({ signal }) => signal?.aborted)).toEqual([]);
  parent.send({ type: "leave" });
  answer([]);
  await new Promise((settled) => setImmediate(settled));
  expect(heard).toEqual([]);
  parent.stop();
  return made.map(({ signal }) => signal?.aborted);
}

/** Runs an actor under a parent that records the events it sends, until it is stopped. */
export function listenTo(logic: AnyActorLogic, input?: unknown): { heard: AnyEventObject[]; stop(): void } {
  const heard: AnyEventObject[] = [];
  const parent = createActor(
    createMachine({
      invoke: { src: logic, input },
      on: { "*": { actions: ({ event }) => heard.push(event) } },
    }),
  );
  parent.start();
  return { heard, stop: () => parent.stop() };
}
