import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, it, vi } from "vitest";
import { type AnyEventObject, createActor, createMachine, emit, fromCallback, fromPromise } from "xstate";
import type { Billing, UserProfile } from "../../contract/account/session";
import { academyMachine } from "../../machines/account/academy";
import { appearanceMachine, type Scheme } from "../../machines/account/appearance";
import { billingMachine } from "../../machines/account/billing";
import { profileMachine } from "../../machines/account/profile";
import { shortcutsMachine } from "../../machines/account/shortcuts";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import { flush, profileOf } from "../../machines/testing";
import { linkTo, searchOf, termSearchOf } from "./link";

/** A running academy, a router in memory, and screens between them. */
function site() {
  let profilesAsked = 0;
  const academy = createActor(
    academyMachine.provide({
      actors: {
        profile: profileMachine.provide({
          actors: {
            loadProfile: fromPromise(async (): Promise<{ userProfile: UserProfile; specialRights: boolean }> => {
              profilesAsked += 1;
              return { userProfile: profileOf(7), specialRights: false };
            }),
            saveName: fromPromise(async () => profileOf(7, { name: "Ada" })),
          },
        }),
        billing: billingMachine.provide({
          actors: {
            loadBilling: fromPromise(
              async (): Promise<Billing> => ({ paidStatus: "paid", productGroup: "", trafficType: "" }),
            ),
          },
        }),
        trialBanner: trialBannerMachine.provide({
          actors: { readShownFlag: fromPromise(async () => true) },
          actions: { writeShownFlag: () => {} },
        }),
        appearance: appearanceMachine.provide({
          actors: { readScheme: fromPromise(async (): Promise<Scheme> => "system") },
        }),
        shortcuts: shortcutsMachine.provide({
          actors: { readSwitch: fromPromise(async () => true), watchKeys: fromCallback(() => {}) },
        }),
        watchConnection: fromCallback(() => {}),
        watchKept: fromCallback(() => {}),
      },
    }),
    { systemId: "academy" },
  );
  const history = createMemoryHistory({ initialEntries: ["/academy/courses/?search=a"] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  /** Who is here, each time that it is somebody else. */
  const others: (number | undefined)[] = [];
  const link = linkTo(
    academy,
    () => router,
    () => others.push(academy.getSnapshot().context.learner?.id),
    () => "SEO basics",
  );
  academy.start();

  const openScreen = () => {
    const heard: AnyEventObject[] = [];
    const child = createMachine({
      on: { "child.ask": { actions: emit({ type: "signIn.requested" }) } },
    });
    const machine = createMachine({
      types: {} as { events: { type: "go"; href: string; replace?: boolean } | AnyEventObject },
      invoke: { id: "child", src: child },
      on: {
        go: {
          actions: emit(({ event }) => ({ type: "navigation.requested", href: event.href, replace: event.replace })),
        },
        rename: { actions: emit({ type: "account.changed" }) },
        ask: { actions: emit({ type: "signIn.requested" }) },
        lose: { actions: emit({ type: "session.lost" }) },
        say: { actions: emit({ type: "notice.announced", text: "ratingSaved", params: { count: 4 }, inPlace: true }) },
        "*": { actions: ({ event }) => heard.push(event) },
      },
    });
    const actor = createActor(machine);
    const unlink = link(actor);
    actor.start();
    return { actor, heard, unlink, linkAgain: () => link(actor) };
  };
  return {
    academy,
    history,
    openScreen,
    others,
    profilesAsked: () => profilesAsked,
    openSite: () => {
      academy.send({ type: "site.opened", seed: "seed" });
      return flush();
    },
  };
}
const told = (heard: AnyEventObject[], type: string) => heard.filter((event) => event.type === type);

describe("what screens are told", () => {
  it("who is here, whether the screen or the answer came first", async () => {
    const { openScreen, openSite } = site();
    const early = openScreen();
    await openSite();
    const late = openScreen();
    await flush();
    for (const { heard } of [early, late]) {
      expect(told(heard, "session.changed")).toHaveLength(1);
      expect(told(heard, "session.changed")[0]).toMatchObject({ learner: { id: 7 } });
    }
  });

  it("a seed of their own each, the same for the screen's whole life", async () => {
    const { academy, openScreen, openSite } = site();
    const first = openScreen();
    await openSite();
    const second = openScreen();
    await flush();
    academy.send({ type: "session.refresh" });
    await flush();
    const seeds = [first, second].map(({ heard }) => told(heard, "session.changed").map(({ seed }) => seed as string));
    expect(seeds.map((each) => each.length)).toEqual([2, 2]);
    expect(seeds.map((each) => new Set(each).size)).toEqual([1, 1]);
    expect(seeds[0]?.[0]).not.toBe(seeds[1]?.[0]);
    expect(seeds.flat().every((seed) => seed.startsWith("seed"))).toBe(true);
  });

  it("that the network is gone, also when it went before", async () => {
    const { academy, openScreen, openSite } = site();
    await openSite();
    academy.send({ type: "connection.lost" });
    const { heard } = openScreen();
    await flush();
    expect(told(heard, "connection.changed")).toEqual([{ type: "connection.changed", online: false }]);
    academy.send({ type: "connection.restored" });
    expect(told(heard, "connection.changed")).toHaveLength(2);
  });

  it("nothing once they are left", async () => {
    const { academy, openScreen, openSite } = site();
    const { heard, unlink } = openScreen();
    unlink();
    await openSite();
    academy.send({ type: "connection.lost" });
    expect(heard).toEqual([]);
  });
});

describe("a screen that is linked again", () => {
  it("is told nothing that it knows", async () => {
    const { openScreen, openSite } = site();
    const { heard, unlink, linkAgain } = openScreen();
    await openSite();
    unlink();
    linkAgain();
    await flush();
    expect(told(heard, "session.changed")).toHaveLength(1);
    expect(told(heard, "connection.changed")).toEqual([]);
  });

  it("is told what has changed meanwhile", async () => {
    const { academy, openScreen, openSite } = site();
    const { heard, unlink, linkAgain } = openScreen();
    await openSite();
    academy.send({ type: "connection.lost" });
    unlink();
    academy.send({ type: "connection.restored" });
    academy.send({ type: "session.lost" });
    await flush();
    linkAgain();
    await flush();
    expect(told(heard, "session.changed").map(({ learner }) => learner?.id)).toEqual([7, undefined]);
    expect(told(heard, "connection.changed").map(({ online }) => online)).toEqual([false, true]);
  });
});

it("somebody else is noticed, and the same learner told of again is not", async () => {
  const { academy, openSite, others } = site();
  await openSite();
  academy.send({ type: "session.refresh" });
  await flush();
  expect(others).toHaveLength(1);
  academy.send({ type: "session.lost" });
  await flush();
  expect(others).toHaveLength(2);
});

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

  it("the profile anew after another account or name", async () => {
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
    // As a screen does whose state asks on entry, and is entered anew by the news.
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

describe("a list's query", () => {
  it("says only what differs from the whole list", () => {
    expect(searchOf({ categories: [], duration: null, search: "" })).toEqual({});
    expect(searchOf({ categories: ["seo", "ads"], duration: "long", search: "x" })).toEqual({
      categories: "seo,ads",
      duration: "long",
      search: "x",
    });
  });

  it("of the glossary says the letter and the words, as far as there are any", () => {
    expect(termSearchOf({ letter: null, search: "" })).toEqual({});
    expect(termSearchOf({ letter: "A", search: "link" })).toEqual({ letter: "A", search: "link" });
  });
});
