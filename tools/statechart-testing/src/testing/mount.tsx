import { act, cleanup, render } from "@testing-library/react";
import type { Mount } from "../drivers/mount";

/** Renders a view without anything around it. Views of tests load nothing, so what they lack is not waited for. */
export const mount: Mount = (view) => {
  render(view);
  return { body: document.body, during: (play) => act(play), close: cleanup, timeoutMs: 20 };
};
