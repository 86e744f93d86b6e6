import { type ComponentType, useEffect, useMemo } from "react";
import type { AnyActorRef, EventObject } from "xstate";
import { type Block, blockOf } from "../components/LazyBlock";
import type { Part } from "./screen";
import { useSite } from "./site-context";

/** What a part of a page is opened with. */
export interface PartProps {
  /** As for a screen: one actor per key, however often the part is shown. */
  id: string;
  input: unknown;
  /** The actor of the part's screen: it announces events to its parts, and they send it requests. */
  host?: AnyActorRef;
  /** Whether its actor outlives its view, for the rest of the visit. */
  keep?: boolean;
}

/**
 * A part of a page with its own machine, whose code loads when it is first shown by `LazyBlock`. It is linked to the
 * academy like a screen.
 */
export const partOf = (load: () => Promise<{ part: Part }>): Block<PartProps> =>
  blockOf(async () => {
    const { part } = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: created once, when the block's code has loaded
    const Opened: ComponentType<PartProps> = (props) => <PartOutlet part={part} {...props} />;
    return { default: Opened };
  });

/** A part whose code is there already. */
export function PartOutlet({ part, id, input, host, keep = false }: PartProps & { part: Part }) {
  const { screens } = useSite();
  // Only its first input counts: the part receives later changes as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const actor = useMemo(() => screens.open(id, part, input), [screens, id, part]);
  useEffect(() => {
    const release = screens.hold(id);
    return keep ? undefined : release;
  }, [screens, id, keep]);
  useEffect(() => {
    if (!host) return;
    const subscriptions = [
      host.on("progress.settled", (event: EventObject) => actor.send(event)),
      actor.on("enrolment.requested", (event: EventObject) => host.send(event)),
    ];
    // It requests what was announced before it existed, but only after its link has sent it the session.
    queueMicrotask(() => host.send({ type: "part.opened" }));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [host, actor]);
  return <part.View actor={actor} />;
}
