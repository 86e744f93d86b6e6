import type { ReactElement } from "react";

/** A view that is shown in a DOM. */
export interface Mounted {
  /** The element that it is shown in, with what it adds to the document. */
  body: HTMLElement;
  /** Lets something happen, and the view be drawn with what comes of it. */
  during(play: () => void): void;
  close(): void;
}

/** Shows a view in a DOM, with everything around it that it needs. */
export type Mount = (view: ReactElement) => Mounted | Promise<Mounted>;
