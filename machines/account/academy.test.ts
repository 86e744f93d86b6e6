import { describe, expect, it } from "vitest";
import { type AnyEventObject, createActor, fromCallback } from "xstate";
import type { Billing, UserProfile } from "../../contract/account/session";
import { fakeActor, permissions, profileOf } from "../testing";
import { academyMachine } from "./academy";
import { appearanceMachine, type Scheme } from "./appearance";
import { billingMachine } from "./billing";
import type { SectionLanguages } from "./locale-gate";
import { profileMachine } from "./profile";
import { shortcutsMachine } from "./shortcuts";
import { trialBannerMachine } from "./trial-banner";

const free: Billing = { paidStatus: "free", productGroup: "", trafficType: "" };
const everywhere: SectionLanguages = {
  allowed: { en: true, de: true },
  byPermission: [],
  specialRights: {},
  redirect: null,
};
const englishOnly: SectionLanguages = { ...everywhere, allowed: { en: true } };
const url = "https://de.academy.test/academy/";

function site() {
  const loadProfile = fakeActor<{ userProfile: UserProfile; specialRights: boolean; billing?: Billing | undefined }>();
  const updateName = fakeActor<UserProfile, { name: string; key: string }>();
  const signOut = fakeActor<void>();
  const loadBilling = fakeActor<Billing>();
  const readShownFlag = fakeActor<boolean>();
  const readScheme = fakeActor<Scheme>();
  const readSwitch = fakeActor<boolean>();
  const network: { report: (event: { type: "connection.lost" | "connection.restored" }) => void; watched: number } = {
    report: () => {
      throw new Error("The network is not watched.");
    },
    watched: 0,
  };
  const kept = {
    watched: [] as number[],
    report: () => {},
    logic: fromCallback<{ type: string }, { learnerId: number }>(({ input, sendBack }) => {
      kept.watched.push(input.learnerId);
      kept.report = () => sendBack({ type: "undelivered.found" });
    }),
  };
  const actor = createActor(
    academyMachine.provide({
      actors: {
        profile: profileMachine.provide({
          actors: { loadProfile: loadProfile.logic, updateName: updateName.logic, signOut: signOut.logic },
        }),
        billing: billingMachine.provide({ actors: { loadBilling: loadBilling.logic } }),
        trialBanner: trialBannerMachine.provide({
          actors: { readShownFlag: readShownFlag.logic },
          actions: { writeShownFlag: () => {} },
        }),
        appearance: appearanceMachine.provide({ actors: { readScheme: readScheme.logic } }),
        shortcuts: shortcutsMachine.provide({ actors: { readSwitch: readSwitch.logic } }),
        watchKept: kept.logic,
        watchConnection: fromCallback(({ sendBack }) => {
          network.report = sendBack;
          network.watched += 1;
        }),
      },
    }),
    { systemId: "academy" },
  );
  const emitted: AnyEventObject[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const { children } = actor.getSnapshot();
  return {
    actor,
    emitted,
    network,
    kept,
    loadProfile,
    updateName,
    signOut,
    loadBilling,
    readShownFlag,
    state: () => actor.getSnapshot().value,
    sessions: () => emitted.filter(({ type }) => type === "session.changed"),
    profile: children.profile,
    banner: () => children.trialBanner?.getSnapshot().value,
    notices: children.notices,
    shortcuts: children.shortcuts,
    gate: () => children.localeGate?.getSnapshot().value,
    openSite: () => actor.send({ type: "site.opened", seed: "seed" }),
    openPage: (locale = "en", section = everywhere) => actor.send({ type: "page.opened", url, locale, section }),
  };
}
async function openedBy(userProfile: UserProfile, specialRights = false) {
  const opened = site();
  opened.openPage();
  opened.openSite();
  await opened.loadProfile.answer({ userProfile, specialRights });
  return opened;
}

describe("opening the site", () => {
  it("asks for the profile first, then decides about the language", async () => {
    const { openPage, openSite, state, gate, loadProfile, loadBilling } = site();
    openPage("de", englishOnly);
    openSite();
    expect(state()).toMatchObject({ session: "unknown", page: "open" });
    expect(gate()).toBe("waiting");
    expect(loadBilling.calls).toEqual([]);
    await loadProfile.answer({ userProfile: profileOf(0), specialRights: false });
    expect(gate()).toBe("notFound");
    expect(state()).toMatchObject({ session: "known", page: "refused" });
  });

  it("shows the site to a visitor and notifies the screens", async () => {
    const { state, sessions, loadBilling } = await openedBy(profileOf(0));
    expect(state()).toMatchObject({ session: "known", page: "open" });
    expect(sessions()).toEqual([{ type: "session.changed", learner: null, seed: "seed" }]);
    expect(loadBilling.calls).toEqual([]);
  });

  it("shows the site if the profile fails", async () => {
    const { openPage, openSite, state, sessions, loadProfile } = site();
    openPage();
    openSite();
    await loadProfile.fail("network");
    expect(state()).toMatchObject({ session: "known", page: "open" });
    expect(sessions()).toEqual([{ type: "session.changed", learner: null, seed: "seed" }]);
  });

  it("sends the learner's profile to the screens", async () => {
    const { sessions } = await openedBy(profileOf(7));
    const learner = { id: 7, name: "Ada", email: "ada@academy.test", permissions };
    expect(sessions()).toEqual([{ type: "session.changed", seed: "seed", learner }]);
  });

  it("sends an sst.access account to the site root before anything else", async () => {
    const sst = profileOf(7, { permissions: { ...permissions, "sst.access": true } });
    const { state, emitted, gate, loadBilling } = await openedBy(sst);
    expect(state()).toMatchObject({ session: "leaving" });
    expect(emitted).toEqual([{ type: "site.left", url: "/" }]);
    expect(gate()).toBe("waiting");
    expect(loadBilling.calls).toEqual([]);
  });

  it("asks for the profile again after signing in", async () => {
    const { actor, loadProfile, sessions } = await openedBy(profileOf(0));
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: profileOf(7), specialRights: false });
    expect(sessions().map(({ learner }) => learner?.id ?? null)).toEqual([null, 7]);
  });
});

describe("billing and the offer of a trial", () => {
  it("asks once per profile, through pages and a new name", async () => {
    const { openPage, loadBilling, profile, updateName, actor, loadProfile } = await openedBy(profileOf(7));
    await loadBilling.answer(free);
    openPage();
    profile?.send({ type: "name.submit", name: "Ada" });
    await updateName.answer(profileOf(7, { name: "Ada" }));
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: profileOf(7), specialRights: false });
    expect(loadBilling.calls).toHaveLength(1);
  });

  it("asks for nothing when the record comes with the profile", async () => {
    const { openPage, openSite, loadProfile, loadBilling, readShownFlag, banner } = site();
    openPage();
    openSite();
    await loadProfile.answer({ userProfile: profileOf(7), specialRights: false, billing: free });
    await readShownFlag.answer(false);
    expect(banner()).toBe("shown");
    expect(loadBilling.calls).toEqual([]);
  });

  it("asks again for another account", async () => {
    const { loadBilling, profile, signOut, actor, loadProfile } = await openedBy(profileOf(7));
    await loadBilling.answer(free);
    profile?.send({ type: "session.end" });
    await signOut.answer();
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: profileOf(8), specialRights: false });
    expect(loadBilling.calls).toHaveLength(2);
  });

  it("asks on the next page if it failed", async () => {
    const { openPage, loadBilling } = await openedBy(profileOf(7));
    await loadBilling.fail("network");
    openPage();
    expect(loadBilling.calls).toHaveLength(2);
  });

  it("shows the offer to learners who do not pay; a new name does not hide it", async () => {
    const { loadBilling, readShownFlag, banner, profile, updateName, sessions } = await openedBy(profileOf(7));
    expect(banner()).toBe("waiting");
    await loadBilling.answer(free);
    await readShownFlag.answer(false);
    expect(banner()).toBe("shown");
    profile?.send({ type: "name.submit", name: "Ada" });
    await updateName.answer(profileOf(7, { name: "Ada" }));
    expect(banner()).toBe("shown");
    expect(sessions().at(-1)).toMatchObject({ learner: { name: "Ada" } });
  });

  it("takes the offer away when the learner signs out", async () => {
    const { loadBilling, readShownFlag, banner, profile, signOut } = await openedBy(profileOf(7));
    await loadBilling.answer(free);
    await readShownFlag.answer(false);
    profile?.send({ type: "session.end" });
    await signOut.answer();
    expect(banner()).toBe("waiting");
  });

  it("tags the user once both are known", async () => {
    const { loadBilling, profile } = await openedBy(profileOf(7));
    const tags: string[] = [];
    profile?.on("analytics.tagged", ({ tag }) => tags.push(tag));
    await loadBilling.answer(free);
    expect(tags).toEqual(["Free-User"]);
  });
});

describe("the language of the address", () => {
  const target = { url: "https://www.academy.test/academy/", locale: "en" };

  it("redirects if the section has a target", async () => {
    const { openPage, state, emitted } = await openedBy(profileOf(0));
    openPage("de", { ...englishOnly, redirect: target });
    expect(state()).toMatchObject({ page: "leaving" });
    expect(emitted.at(-1)).toEqual({ type: "site.left", url: target.url });
  });

  it("refuses the page if there is none, and shows the next page", async () => {
    const { openPage, state, emitted } = await openedBy(profileOf(0));
    openPage("de", englishOnly);
    expect(state()).toMatchObject({ page: "refused" });
    openPage("en", englishOnly);
    expect(state()).toMatchObject({ page: "open" });
    expect(emitted.some(({ type }) => type === "site.left")).toBe(false);
  });

  it("counts the learner's rights", async () => {
    const { openPage, state } = await openedBy(profileOf(7), true);
    openPage("de", { ...englishOnly, specialRights: { de: true } });
    expect(state()).toMatchObject({ page: "open" });
  });
});

describe("what is shown on every page", () => {
  const notice = { text: "enrolled" as const, at: 0, page: { title: "", href: "" } };

  it("closes when another page is opened", async () => {
    const { openPage, notices, shortcuts } = await openedBy(profileOf(7));
    notices?.send({ type: "messages.open" });
    shortcuts?.send({ type: "list.open" });
    openPage();
    expect(notices?.getSnapshot().value).toBe("quiet");
    expect(shortcuts?.getSnapshot().value).toMatchObject({ list: "closed" });
  });

  it("forgets one learner's notices before another one comes, and keeps them through a new name", async () => {
    const { notices, profile, updateName, signOut } = await openedBy(profileOf(7));
    notices?.send({ type: "notice.add", notice });
    profile?.send({ type: "name.submit", name: "Ada" });
    await updateName.answer(profileOf(7, { name: "Ada" }));
    expect(notices?.getSnapshot().context.messages).toHaveLength(1);
    profile?.send({ type: "session.end" });
    await signOut.answer();
    expect(notices?.getSnapshot().context.messages).toEqual([]);
  });
});

describe("the network", () => {
  it("is watched once the site is open in a browser", () => {
    const { network, openSite, state } = site();
    expect(network.watched).toBe(0);
    expect(state()).toMatchObject({ connectivity: "unwatched" });
    openSite();
    expect(network.watched).toBe(1);
    expect(state()).toMatchObject({ connectivity: { watched: "online" } });
  });

  it("notifies the screens once when it is lost and once when it is back", () => {
    const { network, openSite, state, emitted } = site();
    openSite();
    network.report({ type: "connection.restored" });
    network.report({ type: "connection.lost" });
    network.report({ type: "connection.lost" });
    expect(state()).toMatchObject({ connectivity: { watched: "offline" } });
    network.report({ type: "connection.restored" });
    expect(state()).toMatchObject({ connectivity: { watched: "online" } });
    expect(emitted).toEqual([
      { type: "connection.changed", online: false },
      { type: "notice.announced", text: "connectionLost", inPlace: true },
      { type: "connection.changed", online: true },
      { type: "notice.announced", text: "connectionBack" },
    ]);
  });
});
