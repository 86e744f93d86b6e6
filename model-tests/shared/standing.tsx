import type { ReactNode } from "react";
import type { AnyEventObject } from "xstate";
import { SiteContext } from "../../src/screens/site-context";
import { site } from "../drivers/page";

/** An actor that stands still, for a view of another one; `hear` gets what the view sends to it. */
export const standing = (snapshot: object, hear: (event: AnyEventObject) => void = () => undefined) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: hear,
});

/** An actor that goes on as another one does, and of which a view is shown something else. */
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

const still = standing({ context: {}, hasTag: () => false, matches: () => false });
const allStill = {
  profile: still,
  trialBanner: still,
  appearance: still,
  consent: still,
  notices: still,
  shortcuts: still,
};

type Children = Partial<Record<keyof typeof allStill, object>>;

/** A page on a site whose academy runs these; its other children stand still. */
export function WithSession({ children, ...actors }: Children & { children: ReactNode }) {
  return <WithAcademy academy={standing({ children: { ...allStill, ...actors } })}>{children}</WithAcademy>;
}

/** A page on a site of this academy. */
export const WithAcademy = ({ academy, children }: { academy: object; children: ReactNode }) => (
  <SiteContext value={{ ...site, academy: academy as never }}>{children}</SiteContext>
);
