// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
async function open(meta: { key: string; title: string } | null, status: "idle" | "pending" = "idle") {
  const actor: AnyActorRef = createActor(machine).start();
  const screens = { open: () => actor, hold: () => () => undefined, forget: () => undefined };
  const opened = { screen, view: "catalogue", texts: [], key: "courses", input: undefined };
  const root = createRootRoute({ component: () => <ScreenOutlet open={opened} /> });
  const next = createRoute({ getParentRoute: () => root, path: "/next/", loader: () => new Promise(() => undefined) });
  const router = createRouter({ routeTree: root.addChildren([next]), history: createMemoryHistory() });
  await router.load();
  if (status === "pending") {
    void router.navigate({ to: "/next/" as never });
    await vi.waitFor(() => expect(router.state.status).toBe("pending"));
  }
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

it("has its title from the beginning, also if the router is not done yet: a prepared page is at rest by then", async () => {
  document.title = "Of the page before";
  const { head } = await open(null, "pending");
  expect(head()[0]).toBe("Courses · Academy");
});

it("has no address for search engines if there is nothing at the address", async () => {
  const { actor, head, during } = await open(null);
  during(() => actor.send({ type: "lose" }));
  expect(head()).toEqual(["Page not found · Academy", "", ""]);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

it("tells its machine when the query of the address has changed, and not the one that it started with", async () => {
  const told: unknown[] = [];
  const events = setup({}).createMachine({ on: { "query.changed": { actions: ({ event }) => told.push(event) } } });
  const actor: AnyActorRef = createActor(events).start();
  const screens = { open: () => actor, hold: () => () => undefined, forget: () => undefined };
  const onSearch = (search: Record<string, unknown>) => ({ type: "query.changed", search });
  const opened = { screen, view: "catalogue", texts: [], key: "courses", input: undefined, onSearch };
  const root = createRootRoute({ component: () => <ScreenOutlet open={opened} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/?search=a"] }) });
  await router.load();
  const page = await openPage(
    <OnSite screens={screens} meta={null}>
      <RouterProvider router={router as never} />
    </OnSite>,
  );
  close = page.close;
  expect(told).toEqual([]);
  await page.during(() => void router.navigate({ to: "/", search: { search: "b" } } as never));
  await vi.waitFor(() => expect(told).toEqual([{ type: "query.changed", search: { search: "b" } }]));
});
