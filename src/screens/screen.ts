import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import type { InputFrom, Snapshot, SnapshotFrom } from "xstate";
import { type ActorOptions, type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor } from "xstate";
import type { GetServices, ServiceArea } from "../api/services";

/** What a page tells browsers and search engines about itself. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the page's one address; absent on pages that search engines shall not list. */
  canonical?: string;
  /** Group of the site's settings that may say title and description in other words (section 3). */
  settings?: "home" | "courses" | "certification" | "webinars" | "templates";
  /** Path of the picture that represents the page when its address is shared. */
  image?: string;
}

interface PartDefinition<M extends AnyStateMachine> {
  /** The machine with its effects provided. */
  logic: (get: GetServices) => M;
  View: ComponentType<{ actor: ActorRefFrom<M> }>;
  /** Area of the API that it calls once it is known who is here: its code is fetched meanwhile. */
  area?: ServiceArea;
}
interface Definition<M extends AnyStateMachine> extends PartDefinition<M> {
  head: (snapshot: SnapshotFrom<M>, t: TFunction) => Head;
  /**
   * What of a personal page is everybody's: its machine waits for who is here, and has this from the start in its input.
   * Null where there is nothing that the page is about; search engines shall not be told of such pages. Asked by the
   * server only.
   */
  outline?: (get: GetServices, input: InputFrom<M>) => Promise<OutlineOf<InputFrom<M>> | null>;
}

type OutlineOf<Input> = Input extends { outline?: infer Outline } ? NonNullable<Outline> : never;

/** A part of a page as the rest of the site handles it: a machine to start, a view to render it. */
export interface Part {
  create: (
    get: GetServices,
    input: unknown,
    snapshot: Snapshot<unknown> | undefined,
    options: Inspecting,
  ) => AnyActorRef;
  View: ComponentType<{ actor: AnyActorRef }>;
}
/** A whole page: a part with a head that describes it. */
export interface Screen extends Part {
  area?: ServiceArea | undefined;
  head: (snapshot: unknown, t: TFunction) => Head;
  outline?: ((get: GetServices, input: unknown) => Promise<object | null>) | undefined;
}
type Inspecting = Pick<ActorOptions<AnyStateMachine>, "inspect">;

/**
 * Ties a machine to its view. Types are checked here, where both are known, and erased behind: the casts say that a
 * part's view only ever gets what its own `create` made.
 */
export const definePart = <M extends AnyStateMachine>({ logic, View, area }: PartDefinition<M>): Part => ({
  create: (get, input, snapshot, options) => {
    // Where it does not arrive, the call that needs it fails and says so.
    if (area) get(area).catch(() => undefined);
    return createActor(logic(get), {
      input: input as InputFrom<M>,
      ...(snapshot && { snapshot }),
      ...options,
    } as ActorOptions<M>);
  },
  View: View as unknown as Part["View"],
});

/** The same for a whole page, and for its head. */
export const defineScreen = <M extends AnyStateMachine>({ head, outline, ...part }: Definition<M>): Screen => ({
  ...definePart(part),
  area: part.area,
  head: head as unknown as Screen["head"],
  outline: outline as Screen["outline"],
});
