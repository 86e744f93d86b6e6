// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Portrait } from "./Portrait";

afterEach(cleanup);

it("a portrait is drawn, or it is the initials; the name beside it is enough for screen readers", () => {
  const shown = (id: string, name: string) => {
    const { container } = render(<Portrait of={{ id, name }} />);
    const frame = container.firstElementChild;
    return [frame?.getAttribute("aria-hidden"), frame?.firstElementChild?.localName, frame?.textContent];
  };
  expect(shown("mara-lindqvist", "Mara Lindqvist")).toEqual(["true", "svg", ""]);
  expect(shown("ada-lovelace", "Ada King Lovelace")).toEqual(["true", undefined, "AKL"]);
});
