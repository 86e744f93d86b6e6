// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AnyActorRef, createActor, setup } from "xstate";
import { ScreenOutlet } from "../../src/screens/ScreenOutlet";
import { defineScreen } from "../../src/screens/screen";
import { openPage } from "../drivers/page";
import { OnSite } from "./with-parts";

const machine = setup({ types: { tags: "notFound" } }).createMachine({
  initial: "shown",
  states: { shown: { on: { lose: "lost" } }, lost: { tags: "notFound" } },
});
const screen = defineScreen({
  logic: () => machine,
  View: () => <main>Words</main>,
  head: () => ({ title: "Courses", description: "All of them", canonical: "/academy/courses/" }),
});

let close = () => {};
beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content=""><link rel="canonical" href="">';
});
afterEach(() => close());

/** A page that the router has opened, and what it tells browsers and search engines. */
async function open(meta: { key: string; title: string } | null) {
  const actor: AnyActorRef = createActor(machine).start();
  const screens = { open: () => actor, hold: () => () => undefined, forget: () => undefined };
  const opened = { screen, view: "catalogue", texts: [], key: "courses", input: undefined };
  const routeTree = createRootRoute({ component: () => <ScreenOutlet open={opened} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const page = await openPage(
    <OnSite screens={screens} meta={meta}>
      <RouterProvider router={router as never} />
    </OnSite>,
  );
  close = page.close;
  const head = () => [
    document.title,
    document.querySelector("meta[name=description]")?.getAttribute("content"),
    document.querySelector("link[rel=canonical]")?.getAttribute("href"),
  ];
  return { actor, head, during: page.during };
}

it("tells what the page is about, in the editors' words if they are about this page", async () => {
  const rest = ["All of them", "https://academy.test/academy/courses/"];
  expect((await open(null)).head()).toEqual(["Courses · Academy", ...rest]);
  close();
  const edited = { key: "courses", title: "Free courses" };
  expect((await open(edited)).head()).toEqual(["Free courses · Academy", ...rest]);
  close();
  expect((await open({ ...edited, key: "home" })).head()).toEqual(["Courses · Academy", ...rest]);
});

it("has no address for search engines if there is nothing at the address", async () => {
  const { actor, head, during } = await open(null);
  during(() => actor.send({ type: "lose" }));
  expect(head()).toEqual(["Page not found · Academy", "", ""]);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});
