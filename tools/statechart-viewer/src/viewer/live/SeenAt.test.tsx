// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { settings } from "../../testing/settings";
import { atHome } from "../place";
import { ViewerContext } from "../viewer-context";
import { viewerMachine } from "../viewer-machine";
import { SeenAt } from "./SeenAt";

afterEach(cleanup);

function open(machine: string) {
  const panes: unknown[] = [];
  const actor = createActor(
    viewerMachine.provide({ actions: { tellAddress: (_, { place }) => panes.push(place.pane) } }),
    { input: { place: { ...atHome, machine } } },
  );
  render(
    <ViewerContext value={{ actor, settings }}>
      <SeenAt machine={machine} />
    </ViewerContext>,
  );
  return { actor, panes };
}

it("leads to the page on which a machine can be seen, and watches that page", async () => {
  const { actor, panes } = open("door");
  actor.subscribe({ error: () => undefined });
  actor.start();
  const link = screen.getByRole("link", { name: "See it on the site" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/house/?flow", "_blank"]);
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(panes).toEqual(["live"]);
});

it("is left out for a machine without a page", () => {
  open("cellar");
  expect(screen.queryByRole("link")).toBe(null);
});
