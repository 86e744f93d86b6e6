import { type ComponentType, useEffect, useMemo } from "react";
import type { AnyActorRef, EventObject } from "xstate";
import { type Block, blockOf } from "../components/LazyBlock";
import type { Part } from "./screen";
import { useSite } from "./site-context";

/** What a part of a page is opened with. */
export interface PartProps {
  /** As of a screen: one actor for one key, however often the part is shown. */
  id: string;
  input: unknown;
  /** The screen's actor that the part stands in: what it announces for its parts, they are told, and it what they ask. */
  host?: AnyActorRef;
  /** Whether its actor outlives its view, for the rest of the visit. */
  keep?: boolean;
}

/**
 * A part of a page with a machine of its own, whose code is fetched when it is first shown: rendered by `LazyBlock`. It
 * is linked to the academy as screens are.
 */
export const partOf = (load: () => Promise<{ part: Part }>): Block<PartProps> =>
  blockOf(async () => {
    const { part } = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the code of the block has come
    const Opened: ComponentType<PartProps> = (props) => <PartOutlet part={part} {...props} />;
    return { default: Opened };
  });

function PartOutlet({ part, id, input, host, keep = false }: PartProps & { part: Part }) {
  const { screens } = useSite();
  // Its first input counts: what changes later, the part is told by events.
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
    // What was announced before it came, it asks for; not before its link has told it who is here.
    queueMicrotask(() => host.send({ type: "part.opened" }));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [host, actor]);
  return <part.View actor={actor} />;
}
