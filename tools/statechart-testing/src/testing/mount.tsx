import { act, cleanup, render } from "@testing-library/react";
import type { Mount } from "../drivers/mount";

/** Renders a view without anything around it. */
export const mount: Mount = (view) => {
  render(view);
  return { body: document.body, during: (play) => act(play), close: cleanup };
};
