// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { useSite } from "./site-context";

function View() {
  return <p>{useSite().locale}</p>;
}

it("a view outside the site says that it is", () => {
  expect(() => render(<View />)).toThrow("A view was rendered outside the site.");
});
