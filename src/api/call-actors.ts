import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";
import type { GetServices, ServiceArea, Services } from "./services";

type Service<Area extends ServiceArea> = Services[Area];
type InputOf<F> = F extends () => unknown
  ? NonReducibleUnknown
  : F extends (input: infer Input) => unknown
    ? Input
    : never;
type OutputOf<F> = F extends (...input: never) => Promise<infer Output> ? Output : never;
/** A call that answers without a body has no output. */
type ActorOf<F> = [OutputOf<F>] extends [undefined]
  ? PromiseActorLogic<void, InputOf<F>>
  : PromiseActorLogic<OutputOf<F>, InputOf<F>>;

/** The actors of one area of the API, each named after the service function that it calls. */
export type CallActors<Area extends ServiceArea, Name extends keyof Service<Area>> = {
  [Called in Name]: ActorOf<Service<Area>[Called]>;
};

/**
 * Actors that call service functions: their input is the function's, their output is what it resolves to. Calls that
 * only read are aborted when the state that started them is left.
 * @param get loads the service when the first of its actors starts
 */
export function callActors<Area extends ServiceArea, Name extends keyof Service<Area>>(
  get: GetServices,
  area: Area,
  ...names: Name[]
): CallActors<Area, Name> {
  const actorOf = (name: Name) =>
    fromPromise(async ({ input, signal }) => {
      const service = await get(area, signal);
      return (service[name] as (given: unknown) => Promise<unknown>)(input);
    });
  return Object.fromEntries(names.map((name) => [name, actorOf(name)])) as CallActors<Area, Name>;
}
