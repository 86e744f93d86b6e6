import type { ReactNode } from "react";
import type { AnyEventObject } from "xstate";
import { SiteContext } from "../../src/screens/site-context";
import { site } from "../drivers/page";

/** A static actor for a view of another one; `hear` receives the view's events. */
export const stubActor = (snapshot: object, hear: (event: AnyEventObject) => void = () => undefined) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: hear,
});

/** What a static actor has besides its context. */
interface StubState {
  context?: object;
  /** The tags that it has, the states that it is in (as JSON unless they are names), and the events that it takes. */
  is?: readonly (string | object)[];
  hear?: (event: AnyEventObject) => void;
}

/** A static actor of a machine in these states; it has not failed unless its context says so. */
export function stubInState({ context = {}, is = [], hear }: StubState) {
  const held = is.map((one) => JSON.stringify(one));
  const holds = (what: unknown) => held.includes(JSON.stringify(what));
  const snapshot = { context: { failure: null, ...context }, children: {}, hasTag: holds, matches: holds };
  return {
    ...stubActor({ ...snapshot, can: ({ type }: AnyEventObject) => holds(type) }, hear),
    on: () => ({ unsubscribe: () => undefined }),
  };
}

/** An actor that behaves like another one but shows a view a different snapshot. */
export function beside<S extends object>(
  actor: { getSnapshot(): S; subscribe: unknown },
  shown: (snapshot: S) => object,
) {
  const known = new WeakMap<S, object>();
  return {
    subscribe: (actor.subscribe as (...observer: unknown[]) => unknown).bind(actor),
    send: (actor as { send?: unknown }).send,
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      const made = known.get(snapshot) ?? shown(snapshot);
      known.set(snapshot, made);
      return made;
    },
  };
}

const still = stubActor({ context: {}, hasTag: () => false, matches: () => false });
const allStubs = {
  profile: stubActor({ context: { profile: null }, hasTag: () => false, matches: () => false }),
  trialBanner: still,
  appearance: still,
  consent: still,
  notices: still,
  shortcuts: still,
};

type Children = Partial<Record<keyof typeof allStubs, object>>;

interface Around {
  /** The academy's only tag, if it has one. */
  tag?: string;
  children: ReactNode;
}

/** A page on a site whose academy runs these actors; its other children are static. */
export function WithSession({ children, tag = "", ...actors }: Children & Around) {
  const academy = stubActor({ children: { ...allStubs, ...actors }, hasTag: (one: string) => one === tag });
  return <WithAcademy academy={academy}>{children}</WithAcademy>;
}

/** A page on a site with this academy. */
export const WithAcademy = ({ academy, children }: { academy: object; children: ReactNode }) => (
  <SiteContext value={{ ...site, academy: academy as never }}>{children}</SiteContext>
);
