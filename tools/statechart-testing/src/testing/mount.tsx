import { act, cleanup, render } from "@testing-library/react";
import type { Mount } from "../drivers/mount";

/** Shows a view as it is. */
export const mount: Mount = (view) => {
  render(view);
  return { body: document.body, during: (play) => act(play), close: cleanup };
};
