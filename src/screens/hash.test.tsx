// @vitest-environment happy-dom
import { createBrowserHistory } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { followHash, useHash } from "./hash";

const Hash = () => <p>{useHash()}</p>;
afterEach(cleanup);

it("is empty in the first HTML, whatever the address: servers do not get it", () => {
  location.hash = "#topic";
  expect(renderToString(<Hash />)).toBe("<p></p>");
});

it("follows the router, which changes the address without an event", async () => {
  location.hash = "#topic";
  const history = createBrowserHistory();
  const stop = followHash(history);
  render(<Hash />);
  history.push("/academy/faq/#another");
  expect((await screen.findByText("another")).textContent).toBe("another");
  stop();
  history.destroy();
});
