// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, createMachine, emit } from "xstate";
import { linkTo } from "./link";

afterEach(() => {
  document.body.innerHTML = "";
});

/** What a page announces, told with the heading that it has at that time. */
it.each([
  ["the heading of its content", "<h1>Academy</h1><main><h1>Link building</h1></main>", "Link building"],
  ["none while it has no content", "<h1>Academy</h1>", ""],
])("a message names its page by %s", (_, html, title) => {
  document.body.innerHTML = html;
  const sent = vi.fn();
  const notices = { send: sent };
  const academy = createActor(createMachine({}));
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/academy/courses/links/"] }),
  });
  vi.spyOn(academy.system, "get").mockReturnValue(notices as never);
  const page = createActor(
    createMachine({ on: { save: { actions: emit({ type: "notice.announced", text: "saved" }) } } }),
  );
  const link = linkTo(
    academy as never,
    () => router,
    () => undefined,
  )(page, false);
  page.start();
  page.send({ type: "save" });
  link.end();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    type: "notice.add",
    notice: { text: "saved", page: { title, href: "/academy/courses/links/" } },
  });
});
