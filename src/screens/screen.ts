import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import type { InputFrom, Snapshot, SnapshotFrom } from "xstate";
import { type ActorOptions, type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor } from "xstate";
import type { GetServices, ServiceArea } from "../api/services";

/** What a page tells browsers and search engines about itself. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the page's canonical address; missing on pages that search engines should not list. */
  canonical?: string;
  /** Group of the site's settings that may override title and description (section 3). */
  settings?: "home" | "courses" | "certification" | "webinars" | "templates";
  /** Path of the picture that link previews of the page show. */
  image?: string;
}

interface PartDefinition<M extends AnyStateMachine> {
  /** The machine with its effects provided. */
  logic: (get: GetServices) => M;
  View: ComponentType<{ actor: ActorRefFrom<M> }>;
  /** Area of the API that it calls once the learner is known: its code is loaded in the meantime. */
  area?: ServiceArea;
}
interface Definition<M extends AnyStateMachine> extends PartDefinition<M> {
  head: (snapshot: SnapshotFrom<M>, t: TFunction) => Head;
}

/** A part of a page as the rest of the site handles it: a machine to start and a view to render it. */
export interface Part {
  create: (get: GetServices, input: unknown, snapshot: Snapshot<unknown> | undefined, options: Creating) => AnyActorRef;
  View: ComponentType<{ actor: AnyActorRef }>;
}
/** A whole page: a part with a head that describes it. */
export interface Screen extends Part {
  area?: ServiceArea | undefined;
  head: (snapshot: unknown, t: TFunction) => Head;
}
type Creating = Pick<ActorOptions<AnyStateMachine>, "id" | "inspect"> & {
  /** Whether the first HTML has all that its reader may see, so that it calls nothing by itself. */
  isComplete?: boolean;
};

/**
 * Connects a machine to its view. Types are checked here, where both are known, and erased behind it: the casts
 * guarantee that a part's view only gets what its own `create` made.
 */
export const definePart = <M extends AnyStateMachine>({ logic, View, area }: PartDefinition<M>): Part => ({
  create: (get, input, snapshot, { isComplete = false, ...options }) => {
    // If it does not load, the call that needs it fails and reports that.
    if (area && !isComplete) get(area).catch(() => undefined);
    return createActor(logic(get), {
      input: input as InputFrom<M>,
      ...(snapshot && { snapshot }),
      ...options,
    } as ActorOptions<M>);
  },
  View: View as unknown as Part["View"],
});

/** The same for a whole page with its head. */
export const defineScreen = <M extends AnyStateMachine>({ head, ...part }: Definition<M>): Screen => ({
  ...definePart(part),
  area: part.area,
  head: head as unknown as Screen["head"],
});
