// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useHash } from "./hash";

const Hash = () => <p>{useHash()}</p>;

it("is empty in the first HTML, whatever the address: servers do not get it", () => {
  location.hash = "#topic";
  expect(renderToString(<Hash />)).toBe("<p></p>");
});
