import { describe, expect, it, vi } from "vitest";
import { flush } from "../../machines/testing";
import { site, told } from "./link.testing";

describe("what screens ask for", () => {
  it("another page, with or without a way back", () => {
    const { openScreen, history } = site();
    const { actor } = openScreen();
    actor.send({ type: "go", href: "/academy/a/", replace: false });
    expect(history.location.href).toBe("/academy/a/");
    expect(history.length).toBe(2);
    actor.send({ type: "go", href: "/academy/b/", replace: true });
    expect(history.location.href).toBe("/academy/b/");
    expect(history.length).toBe(2);
  });

  it("to sign in and come back to this page, query included; a child may ask too", () => {
    for (const ask of ["ask", "child.ask"]) {
      const { openScreen, history } = site();
      const { actor } = openScreen();
      if (ask === "ask") actor.send({ type: ask });
      else actor.getSnapshot().children.child?.send({ type: ask });
      expect(history.location.pathname).toBe("/academy/sign-in/");
      expect(new URLSearchParams(history.location.search).get("returnTo")).toBe("/academy/courses/?search=a");
    }
  });

  it("the profile again after another account or name", async () => {
    const { openScreen, openSite, profilesAsked } = site();
    const { actor } = openScreen();
    await openSite();
    actor.send({ type: "rename" });
    await flush();
    expect(profilesAsked()).toBe(2);
  });

  it("that nobody is signed in any more", async () => {
    const { openScreen, openSite, profilesAsked } = site();
    const { actor, heard } = openScreen();
    await openSite();
    actor.send({ type: "lose" });
    await flush();
    expect(told(heard, "session.changed").at(-1)).toMatchObject({ learner: null });
    expect(profilesAsked()).toBe(1);
  });

  it("to sign in where the academy still believed in a session: the form is not left at once, and asked for once", async () => {
    const { academy, openScreen, openSite, history } = site();
    const { actor, heard } = openScreen();
    await openSite();
    // Like a screen whose state makes a request on entry, and is re-entered by the event.
    academy.on("session.changed", () => actor.send({ type: "ask" }));
    actor.send({ type: "ask" });
    await flush();
    expect(told(heard, "session.changed").at(-1)).toMatchObject({ learner: null });
    expect(history.length).toBe(2);
    expect(new URLSearchParams(history.location.search).get("returnTo")).toBe("/academy/courses/?search=a");
    const signIn = openScreen();
    await flush();
    expect(told(signIn.heard, "session.changed")).toMatchObject([{ learner: null }]);
  });

  it("is not heard once they are left", () => {
    const { openScreen, history } = site();
    const { actor, unlink } = openScreen();
    unlink();
    actor.send({ type: "go", href: "/academy/a/" });
    expect(history.location.pathname).toBe("/academy/courses/");
  });
});

describe("what is said", () => {
  it("by a screen becomes a message, with the time and the page where it was said", () => {
    vi.useFakeTimers({ now: 1000, toFake: ["Date"] });
    const { academy, openScreen } = site();
    const { actor, unlink } = openScreen();
    actor.send({ type: "say" });
    unlink();
    actor.send({ type: "say" });
    vi.useRealTimers();
    const page = { title: "SEO basics", href: "/academy/courses/" };
    expect(academy.getSnapshot().children.notices?.getSnapshot().context.messages).toEqual([
      { id: 1, text: "ratingSaved", params: { count: 4 }, inPlace: true, at: 1000, page, isRead: true },
    ]);
  });

  it("by the academy itself and by its children, too", async () => {
    const { academy, openSite } = site();
    await openSite();
    academy.send({ type: "connection.lost" });
    academy.getSnapshot().children.profile?.send({ type: "name.submit", name: "Ada" });
    await flush();
    const messages = academy.getSnapshot().children.notices?.getSnapshot().context.messages ?? [];
    expect(messages.map(({ text }) => text)).toEqual(["nameSaved", "connectionLost"]);
  });
});

describe("keys that lead to pages", () => {
  it.each([
    ["h", "/academy/"],
    ["c", "/academy/courses/"],
    ["l", "/academy/my-learning/"],
    ["w", "/academy/webinars/"],
    ["x", "/academy/certification/"],
  ])("g and %s open %s", async (key, path) => {
    const { academy, history, openSite } = site();
    await openSite();
    for (const pressed of ["g", key])
      academy.getSnapshot().children.shortcuts?.send({ type: "key.press", key: pressed });
    expect(history.location.pathname).toBe(path);
  });
});
