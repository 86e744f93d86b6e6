import type { ReactElement } from "react";

/** A view in a DOM. */
export interface Mounted {
  /** The element that contains it and everything it adds to the document. */
  body: HTMLElement;
  /** Runs an action and renders the result. */
  during(play: () => void): void;
  close(): void;
}

/** Renders a view in a DOM with everything it needs around it. */
export type Mount = (view: ReactElement) => Mounted | Promise<Mounted>;
