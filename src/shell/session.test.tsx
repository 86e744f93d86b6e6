// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createAcademy } from "../app/academy";
import { type Site, SiteContext } from "../screens/site-context";
import { useSessionActors } from "./session";

afterEach(cleanup);

function Frame({ rendered }: { rendered: () => void }) {
  useSessionActors();
  rendered();
  return null;
}

it("the frame of a page is not rendered again when the academy changes what the frame does not show", () => {
  const academy = createAcademy(() => new Promise(() => undefined));
  const rendered = vi.fn();
  render(
    <SiteContext.Provider value={{ academy } as unknown as Site}>
      <Frame rendered={rendered} />
    </SiteContext.Provider>,
  );
  const before = academy.getSnapshot();
  act(() => {
    academy.start();
    academy.send({ type: "site.opened", seed: "1" });
  });
  expect(academy.getSnapshot()).not.toBe(before);
  expect(rendered).toHaveBeenCalledOnce();
  academy.stop();
});
