import { describe, expect, it, vi } from "vitest";
import { flush } from "../../machines/testing";
import { site, told } from "./link.testing";

describe("requests of screens", () => {
  it("open another page, with or without a history entry", () => {
    const { openScreen, history } = site();
    const { actor } = openScreen();
    actor.send({ type: "go", href: "/academy/a/", replace: false });
    expect(history.location.href).toBe("/academy/a/");
    expect(history.length).toBe(2);
    actor.send({ type: "go", href: "/academy/b/", replace: true });
    expect(history.location.href).toBe("/academy/b/");
    expect(history.length).toBe(2);
  });

  it("leave the application for an address that another one has", () => {
    const { openScreen, history, left } = site();
    const { actor } = openScreen();
    actor.send({ type: "go", href: "/academy/flows/quiz/?state=quiz.asking", replace: true });
    expect(left).toEqual(["/academy/flows/quiz/?state=quiz.asking"]);
    expect(history.location.href).toBe("/academy/courses/?search=a");
  });

  it("sign in and come back to this page, including its query; also from a child", () => {
    for (const ask of ["ask", "child.ask"]) {
      const { openScreen, history } = site();
      const { actor } = openScreen();
      if (ask === "ask") actor.send({ type: ask });
      else actor.getSnapshot().children.child?.send({ type: ask });
      expect(history.location.pathname).toBe("/academy/sign-in/");
      expect(new URLSearchParams(history.location.search).get("returnTo")).toBe("/academy/courses/?search=a");
      // Nobody was signed in: no session has ended.
      expect(new URLSearchParams(history.location.search).get("problem")).toBeNull();
    }
  });

  it("wait while their screen is only prepared: the open page is another one", () => {
    const { openScreen, history, focused } = site();
    const { actor, show } = openScreen({ isPrepared: true });
    actor.send({ type: "announce", event: { type: "focus.requested", part: "quiz" } });
    actor.send({ type: "announce", event: { type: "step.opened", step: 2 } });
    actor.getSnapshot().children.child?.send({ type: "child.ask" });
    expect([history.location.href, focused]).toEqual(["/academy/courses/?search=a", []]);
    show();
    expect([history.location.pathname, focused]).toEqual(["/academy/sign-in/", ["quiz"]]);
    history.back();
    actor.send({ type: "announce", event: { type: "focus.requested", part: "quiz" } });
    expect(focused).toEqual(["quiz", "quiz"]);
  });

  it("load the page again", () => {
    const { openScreen, reloads } = site();
    const { actor } = openScreen();
    actor.send({ type: "fail" });
    expect(reloads).toHaveLength(1);
  });

  it("move the focus to a part of the page", () => {
    const { openScreen, focused } = site();
    const { actor } = openScreen();
    actor.send({ type: "announce", event: { type: "focus.requested", part: "quiz" } });
    expect(focused).toEqual(["quiz"]);
  });

  it("reload the profile after a change of account or name", async () => {
    const { openScreen, openSite, profilesAsked } = site();
    const { actor } = openScreen();
    await openSite();
    actor.send({ type: "rename" });
    await flush();
    expect(profilesAsked()).toBe(2);
  });

  it("report that no one is signed in anymore", async () => {
    const { openScreen, openSite, profilesAsked } = site();
    const { actor, heard } = openScreen();
    await openSite();
    actor.send({ type: "lose" });
    await flush();
    expect(told(heard, "session.changed").at(-1)).toMatchObject({ learner: null });
    expect(profilesAsked()).toBe(1);
  });

  it("sign in although the academy still has a session: the form opens once and stays open", async () => {
    const { academy, openScreen, openSite, history } = site();
    const { actor, heard } = openScreen();
    await openSite();
    // Like a screen whose state sends a request on entry and is re-entered by the event.
    academy.on("session.changed", () => actor.send({ type: "ask" }));
    actor.send({ type: "ask" });
    await flush();
    expect(told(heard, "session.changed").at(-1)).toMatchObject({ learner: null });
    expect(history.length).toBe(2);
    expect(new URLSearchParams(history.location.search).get("returnTo")).toBe("/academy/courses/?search=a");
    expect(new URLSearchParams(history.location.search).get("problem")).toBe("session_ended");
    const signIn = openScreen();
    await flush();
    expect(told(signIn.heard, "session.changed")).toMatchObject([{ learner: null }]);
  });

  it("sign in after a session that ended with an answer on the device: the form says so", async () => {
    const { openScreen, openSite, history } = site();
    const { actor } = openScreen();
    await openSite();
    actor.send({ type: "announce", event: { type: "signIn.requested", isAnswerKept: true } });
    expect(new URLSearchParams(history.location.search).get("problem")).toBe("answer_kept");
  });

  it("are ignored once the screen is left", () => {
    const { openScreen, history } = site();
    const { actor, unlink } = openScreen();
    unlink();
    actor.send({ type: "go", href: "/academy/a/" });
    expect(history.location.pathname).toBe("/academy/courses/");
  });
});

describe("announcements", () => {
  it("of a screen become messages, with time and page", () => {
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

  it("of the academy and its children become messages too", async () => {
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
