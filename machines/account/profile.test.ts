import { describe, expect, it } from "vitest";
import type { Billing, UserProfile } from "../../contract/account/session";
import { announcedBy, fakeActor, profileOf, runChild } from "../testing";
import { profileMachine } from "./profile";

const [visitor, ada] = [profileOf(0), profileOf(7)];

function session() {
  const loadProfile = fakeActor<{ userProfile: UserProfile; specialRights: boolean; billing?: Billing | undefined }>();
  const updateName = fakeActor<UserProfile, { name: string; key: string }>();
  const signOut = fakeActor<void>();
  const { actor, heard } = runChild(
    profileMachine.provide({
      actors: { loadProfile: loadProfile.logic, updateName: updateName.logic, signOut: signOut.logic },
    }),
  );
  const tags: string[] = [];
  actor.on("analytics.tagged", ({ tag }) => tags.push(tag));
  return {
    actor,
    heard,
    tags,
    said: announcedBy(actor),
    loadProfile,
    updateName,
    signOut,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "failed" | "settled") => actor.getSnapshot().hasTag(tag),
    load: () => actor.send({ type: "profile.load", seed: "seed" }),
  };
}
async function known(userProfile = ada, specialRights = false) {
  const opened = session();
  opened.load();
  await opened.loadProfile.answer({ userProfile, specialRights });
  return opened;
}

describe("the session", () => {
  it("is not requested before the site is open", () => {
    const { state, loadProfile, heard } = session();
    expect(state()).toBe("idle");
    expect(loadProfile.calls).toEqual([]);
    expect(heard).toEqual([]);
  });

  it("a visitor: settled, announced, and counted as external traffic", async () => {
    const { state, heard, tags, hasTag, context } = await known(visitor);
    expect(state()).toBe("anonymous");
    expect(hasTag("settled")).toBe(true);
    expect(context().profile).toBeNull();
    expect(heard).toEqual([{ type: "profile.settled", profile: null, specialRights: false, billing: null }]);
    expect(tags).toEqual(["external"]);
  });

  it("a learner: settled and announced, tagged once the billing record is known", async () => {
    const { actor, state, heard, tags } = await known(ada, true);
    expect(state()).toEqual({ ready: { account: "viewing", freshness: "fresh" } });
    expect(heard).toEqual([{ type: "profile.settled", profile: ada, specialRights: true, billing: null }]);
    expect(tags).toEqual([]);
    actor.send({ type: "billing.settled", billing: { paidStatus: "paid", productGroup: "pro", trafficType: "" } });
    expect(tags).toEqual(["Paid-User"]);
  });

  it("a learner whose billing record comes with the profile: passed on, and kept by a refresh without one", async () => {
    const billing: Billing = { paidStatus: "paid", productGroup: "pro", trafficType: "" };
    const { actor, heard, context, loadProfile, load } = session();
    load();
    await loadProfile.answer({ userProfile: ada, specialRights: false, billing });
    expect(heard).toEqual([{ type: "profile.settled", profile: ada, specialRights: false, billing }]);
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: ada, specialRights: false });
    expect(context().billing).toEqual(billing);
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: ada, specialRights: false, billing: { ...billing, paidStatus: "free" } });
    expect(heard.at(-1)).toMatchObject({ billing: { paidStatus: "free" } });
  });

  it("unknown when the profile fails: the site stays readable, and trying again works", async () => {
    const { actor, state, load, loadProfile, heard, hasTag, context } = session();
    load();
    expect(hasTag("busy")).toBe(true);
    await loadProfile.fail("network");
    expect(state()).toBe("failed");
    expect(hasTag("busy")).toBe(false);
    expect(hasTag("settled")).toBe(true);
    expect(context().failure).toEqual({ code: "network", status: 0 });
    expect(heard).toEqual([{ type: "profile.settled", profile: null, specialRights: false, billing: null }]);
    actor.send({ type: "profile.retry" });
    await loadProfile.answer({ userProfile: ada, specialRights: false });
    expect(state()).toEqual({ ready: { account: "viewing", freshness: "fresh" } });
    expect(context().failure).toBeNull();
  });

  it("is busy from the start of the request to its end, successful or not (section 4)", async () => {
    for (const end of ["answer", "fail"] as const) {
      const { load, loadProfile, hasTag } = session();
      expect(hasTag("busy")).toBe(false);
      load();
      expect(hasTag("busy")).toBe(true);
      if (end === "answer") await loadProfile.answer({ userProfile: ada, specialRights: false });
      else await loadProfile.fail("unavailable");
      expect(hasTag("busy")).toBe(false);
    }
  });

  it("is requested again after signing in", async () => {
    const { actor, state, loadProfile, heard } = await known(visitor);
    actor.send({ type: "session.refresh" });
    expect(state()).toBe("loading");
    await loadProfile.answer({ userProfile: ada, specialRights: false });
    expect(heard.at(-1)).toMatchObject({ profile: { id: 7 } });
  });
});

describe("a profile that is requested again", () => {
  async function refreshing() {
    const opened = await known();
    opened.actor.send({ type: "session.refresh" });
    return {
      ...opened,
      refreshed: (userProfile: UserProfile) => opened.loadProfile.answer({ userProfile, specialRights: true }),
    };
  }

  it("stays on the page meanwhile, and is announced when it arrives", async () => {
    const { state, context, heard, hasTag, refreshed } = await refreshing();
    expect(state()).toEqual({ ready: { account: "viewing", freshness: "refreshing" } });
    expect(hasTag("settled")).toBe(true);
    expect(context().profile).toEqual(ada);
    const renamed = profileOf(7, { name: "Ada Lovelace" });
    await refreshed(renamed);
    expect(state()).toEqual({ ready: { account: "viewing", freshness: "fresh" } });
    expect(context()).toMatchObject({ profile: renamed, specialRights: true, billing: null });
    expect(heard.at(-1)).toEqual({ type: "profile.settled", profile: renamed, specialRights: true, billing: null });
  });

  it("is tagged again: a promo code makes another kind of user", async () => {
    const { actor, tags, loadProfile } = await known();
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: profileOf(7, { promo: "SPRING" }), specialRights: false });
    // Billing has not settled.
    expect(tags).toEqual([]);
    actor.send({ type: "billing.settled", billing: { paidStatus: "free", productGroup: "", trafficType: "" } });
    actor.send({ type: "session.refresh" });
    await loadProfile.answer({ userProfile: profileOf(7), specialRights: false });
    expect(tags).toEqual(["Promo-User", "Free-User"]);
  });

  it("accepts a new name and a sign-out while the request runs", async () => {
    const { actor, updateName, signOut, state, context } = await refreshing();
    actor.send({ type: "name.submit", name: "Ada Lovelace" });
    await updateName.answer(profileOf(7, { name: "Ada Lovelace" }));
    expect(context().profile?.name).toBe("Ada Lovelace");
    actor.send({ type: "session.end" });
    await signOut.answer();
    expect(state()).toBe("anonymous");
  });

  it("is requested once more when a name was saved meanwhile: an old answer must not undo it", async () => {
    const { actor, updateName, loadProfile, context, refreshed } = await refreshing();
    const [, outdated] = loadProfile.calls;
    actor.send({ type: "name.submit", name: "Ada Lovelace" });
    const renamed = profileOf(7, { name: "Ada Lovelace" });
    await updateName.answer(renamed);
    await outdated?.answer({ userProfile: ada, specialRights: false });
    expect(context().profile).toEqual(renamed);
    expect(loadProfile.calls).toHaveLength(3);
    await refreshed(renamed);
    expect(context().profile).toEqual(renamed);
  });

  it("keeps the message about a name that was not saved", async () => {
    const { actor, updateName, state, context, refreshed } = await refreshing();
    actor.send({ type: "name.submit", name: "" });
    await updateName.fail("invalid", 400);
    await refreshed(ada);
    expect(state()).toEqual({ ready: { account: "renameFailed", freshness: "fresh" } });
    expect(context().failure?.code).toBe("invalid");
  });

  it("stays usable when the request fails; trying again keeps the reason until it succeeds", async () => {
    const { actor, state, context, loadProfile, heard, hasTag, refreshed } = await refreshing();
    const told = heard.length;
    await loadProfile.fail("network");
    expect(state()).toEqual({ ready: { account: "viewing", freshness: "stale" } });
    expect(hasTag("failed")).toBe(true);
    expect(context()).toMatchObject({ profile: ada, refreshFailure: { code: "network" }, failure: null });
    expect(heard).toHaveLength(told);
    actor.send({ type: "profile.retry" });
    expect(context().refreshFailure?.code).toBe("network");
    await refreshed(ada);
    expect(context().refreshFailure).toBeNull();
  });

  it("starts over for another learner, and ends when nobody is signed in", async () => {
    const other = await refreshing();
    other.actor.send({ type: "name.submit", name: "" });
    await other.updateName.fail("invalid", 400);
    const bob = profileOf(8);
    await other.refreshed(bob);
    expect(other.state()).toEqual({ ready: { account: "viewing", freshness: "fresh" } });
    expect(other.context()).toMatchObject({ profile: bob, failure: null });
    expect(other.heard.at(-1)).toMatchObject({ profile: { id: 8 } });
    const nobody = await refreshing();
    await nobody.refreshed(visitor);
    expect(nobody.state()).toBe("anonymous");
    expect(nobody.context().profile).toBeNull();
  });
});

describe("the learner's name", () => {
  it("is saved, shown and announced", async () => {
    const { actor, state, updateName, context, heard, hasTag, said } = await known();
    actor.send({ type: "name.submit", name: "Ada Lovelace" });
    expect(hasTag("busy")).toBe(true);
    expect(said).toEqual([]);
    expect(updateName.latest().input.name).toBe("Ada Lovelace");
    const renamed = profileOf(7, { name: "Ada Lovelace" });
    await updateName.answer(renamed);
    expect(state()).toEqual({ ready: { account: "renamed", freshness: "fresh" } });
    expect(context().profile).toEqual(renamed);
    expect(heard.at(-1)).toEqual({ type: "profile.settled", profile: renamed, specialRights: false, billing: null });
    expect(said).toEqual([{ text: "nameSaved", params: { name: "Ada Lovelace" }, inPlace: true }]);
    actor.send({ type: "name.submit", name: "Ada" });
    expect(state()).toEqual({ ready: { account: "renaming", freshness: "fresh" } });
  });

  it("does not change after a failure; another try has another key", async () => {
    const { actor, state, updateName, context, hasTag } = await known();
    actor.send({ type: "name.submit", name: "" });
    await updateName.fail("invalid", 400);
    expect(state()).toEqual({ ready: { account: "renameFailed", freshness: "fresh" } });
    expect(hasTag("failed")).toBe(true);
    expect(context()).toMatchObject({ profile: ada, failure: { code: "invalid", status: 400 } });
    actor.send({ type: "name.submit", name: "Ada L." });
    const [first, second] = updateName.inputs();
    expect(second?.key).not.toBe(first?.key);
    await updateName.answer(profileOf(7, { name: "Ada L." }));
    expect(context().failure).toBeNull();
  });
});

describe("signing out", () => {
  it("is done once, however often it is asked for", async () => {
    const { actor, signOut } = await known();
    actor.send({ type: "session.end" });
    actor.send({ type: "session.end" });
    expect(signOut.calls).toHaveLength(1);
  });

  it("ends as a visitor", async () => {
    const { actor, state, signOut, context, heard, tags, hasTag } = await known();
    actor.send({ type: "session.end" });
    expect(hasTag("busy")).toBe(true);
    await signOut.answer();
    expect(state()).toBe("anonymous");
    expect(context()).toMatchObject({ profile: null, billing: null });
    expect(heard.at(-1)).toEqual({ type: "profile.settled", profile: null, specialRights: false, billing: null });
    expect(tags.at(-1)).toBe("external");
  });

  it("stays signed in after a failure, and says so", async () => {
    const { actor, state, signOut, context } = await known();
    actor.send({ type: "session.end" });
    await signOut.fail("network");
    expect(state()).toEqual({ ready: { account: "signOutFailed", freshness: "fresh" } });
    expect(context()).toMatchObject({ profile: ada, failure: { code: "network" } });
    actor.send({ type: "session.end" });
    expect(state()).toEqual({ ready: { account: "signingOut", freshness: "fresh" } });
  });

  it("reported by the server: a visitor at once, without a request", async () => {
    const { actor, state, context, heard, loadProfile, signOut, tags } = await known();
    actor.send({ type: "session.lost" });
    expect(state()).toBe("anonymous");
    expect(context()).toMatchObject({ profile: null, specialRights: false, billing: null });
    expect(heard.at(-1)).toEqual({ type: "profile.settled", profile: null, specialRights: false, billing: null });
    expect(tags.at(-1)).toBe("external");
    expect(signOut.calls).toEqual([]);
    expect(loadProfile.calls).toHaveLength(1);
  });

  it("changes nothing for a visitor", async () => {
    const { actor, heard } = await known(visitor);
    actor.send({ type: "session.lost" });
    expect(heard).toHaveLength(1);
  });

  it("can rename after a failed sign-out", async () => {
    const { actor, state, signOut } = await known();
    actor.send({ type: "session.end" });
    await signOut.fail("network");
    actor.send({ type: "name.submit", name: "Ada" });
    expect(state()).toEqual({ ready: { account: "renaming", freshness: "fresh" } });
  });
});
