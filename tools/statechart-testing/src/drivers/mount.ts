import type { ReactElement } from "react";
import type { AnyActorRef } from "xstate";

/** A view in a DOM. */
export interface Mounted {
  /** The element that contains it and everything it adds to the document. */
  body: HTMLElement;
  /** Runs an action and renders the result. */
  during(play: () => void): void;
  close(): void;
  /** How long it may take to show something, in real milliseconds; a second by default. */
  timeoutMs?: number;
}

/**
 * Renders a view in a DOM with everything it needs around it.
 * @param actor the machine that it shows: what the site does on events that machines emit may concern the page
 */
export type Mount = (view: ReactElement, actor: AnyActorRef) => Mounted | Promise<Mounted>;
