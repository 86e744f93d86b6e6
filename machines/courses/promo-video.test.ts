import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { promoVideoMachine } from "./promo-video";
import { type PromoInfo, type Standing, showsFullVideo, showsPromo, showsPromoEnd } from "./promo-video/context";

interface Place {
  locale: string;
  slug: string;
}
const place = { locale: "en", slug: "utm-tags" };
const limited: PromoInfo = { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false };
const open: PromoInfo = { ...limited, isVideoOpen: true };
const outside: Standing = { enrolled: false, promoEnded: false };
const inside: Standing = { enrolled: true, promoEnded: false };
const sawIt: Standing = { enrolled: false, promoEnded: true };

function promo({ info = limited, snapshot }: { info?: PromoInfo; snapshot?: Snapshot<unknown> } = {}) {
  const loadStanding = fakeActor<Standing, Place>();
  const endPromo = fakeActor<unknown, Place & { key: string }>();
  const actor = createActor(
    promoVideoMachine.provide({ actors: { loadStanding: loadStanding.logic, endPromo: endPromo.logic } }),
    { input: { ...place, info }, ...(snapshot && { snapshot }) },
  ).start();
  const player = () => actor.getSnapshot().children.player;
  return {
    actor,
    loadStanding,
    endPromo,
    player,
    playerState: () => player()?.getSnapshot().value.playback,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "failed") => actor.getSnapshot().hasTag(tag),
    settle: (enrolled: boolean | null) => actor.send({ type: "progress.settled", enrolled }),
    playToTheEnd: () => player()?.send({ type: "player.end" }),
  };
}
function asVisitor(info?: PromoInfo) {
  const opened = promo({ ...(info && { info }) });
  opened.actor.send(signedOut);
  return opened;
}
async function asLearner(standing: Standing, info?: PromoInfo) {
  const opened = promo({ ...(info && { info }) });
  opened.actor.send(signedIn);
  await opened.loadStanding.answer(standing);
  return opened;
}

describe("the rules of section 4", () => {
  const facts = [0, 30, null].flatMap((videoBreakpoint) =>
    ["/clip.mp4", "", null].flatMap((videoUrl) =>
      [true, false].flatMap((isVideoOpen) =>
        [true, false].flatMap((enrolled) =>
          [true, false].map((promoEnded) => ({
            info: { videoBreakpoint, videoUrl, isVideoOpen },
            standing: { enrolled, promoEnded },
          })),
        ),
      ),
    ),
  );

  it("show the promo for breakpoint and url, not open, not ended, no progress; 0 is a breakpoint (R45)", () => {
    expect(facts.filter(({ info, standing }) => showsPromo(info, standing))).toEqual([
      { info: { videoBreakpoint: 0, videoUrl: "/clip.mp4", isVideoOpen: false }, standing: outside },
      { info: { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false }, standing: outside },
    ]);
  });

  it("ask to sign in or to enroll when the promo is hidden only because it ended", () => {
    expect(facts.filter(({ info, standing }) => showsPromoEnd(info, standing))).toEqual([
      { info: { videoBreakpoint: 0, videoUrl: "/clip.mp4", isVideoOpen: false }, standing: sawIt },
      { info: { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false }, standing: sawIt },
    ]);
  });

  it("show the full video for url, open, no progress, whatever the breakpoint and the promo's end", () => {
    const shown = facts.filter(({ info, standing }) => showsFullVideo(info, standing));
    expect(shown).toHaveLength(6);
    for (const { info, standing } of shown) {
      expect(info).toMatchObject({ videoUrl: "/clip.mp4", isVideoOpen: true });
      expect(standing.enrolled).toBe(false);
    }
  });

  it("never show two of them at once", () => {
    for (const { info, standing } of facts)
      expect(
        [showsPromo, showsPromoEnd, showsFullVideo].filter((shows) => shows(info, standing)).length,
      ).toBeLessThanOrEqual(1);
  });
});

describe("while profile or progress are loading", () => {
  it("nothing is shown, and the place stays reserved", async () => {
    const { actor, state, hasTag, loadStanding } = promo();
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    expect(hasTag("pending")).toBe(true);
    expect(loadStanding.calls).toEqual([]);
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "loadingProgress" });
    expect(hasTag("pending")).toBe(true);
    expect(loadStanding.inputs()).toEqual([place]);
    await loadStanding.answer(outside);
    expect(state()).toBe("promo");
    expect(hasTag("pending")).toBe(false);
  });

  it("a visitor has no progress to wait for", () => {
    const { state, loadStanding } = asVisitor();
    expect(state()).toBe("promo");
    expect(loadStanding.calls).toEqual([]);
  });

  it("a refused request means a visitor", async () => {
    const { actor, state, loadStanding, endPromo, playToTheEnd } = promo();
    actor.send(signedIn);
    await loadStanding.fail("signed_out", 401);
    expect(state()).toBe("promo");
    playToTheEnd();
    expect(endPromo.calls).toEqual([]);
  });

  it("a failed request is reported, and repeated on request and when the network is back", async () => {
    const { actor, state, loadStanding, hasTag, context } = promo();
    actor.send(signedIn);
    await loadStanding.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "promo.retry" });
    expect(state()).toEqual({ blocked: "loadingProgress" });
    await loadStanding.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadStanding.answer(outside);
    expect(state()).toBe("promo");
    expect(context().failure).toBeNull();
  });
});

describe("what is shown", () => {
  it.each([
    ["hidden", limited, inside],
    ["promo", limited, outside],
    ["promo", { ...limited, videoBreakpoint: 0 }, outside],
    ["hidden", { ...limited, videoBreakpoint: null }, outside],
    ["hidden", { ...limited, videoUrl: null }, outside],
    ["hidden", { ...open, videoUrl: null }, outside],
    ["hidden", open, inside],
  ] as const)("%s for %j and %j", async (expected, info, standing) => {
    const { state } = await asLearner(standing, info);
    expect(state()).toBe(expected);
  });

  it("the full video where it is open to everyone", async () => {
    expect((await asLearner(outside, open)).state()).toBe("fullVideo");
    expect((await asLearner(sawIt, open)).state()).toBe("fullVideo");
    expect(asVisitor(open).state()).toBe("fullVideo");
  });

  it("the promo's end when the server already knows it; nothing is posted", async () => {
    const { state, endPromo } = await asLearner(sawIt);
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(endPromo.calls).toEqual([]);
  });

  it("a full video is started by the viewer, plays to its end, and is retried on request where it does not play", () => {
    const { state, player, playerState, endPromo } = asVisitor(open);
    expect(playerState()).toBe("unstarted");
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.end" });
    expect([state(), playerState()]).toEqual(["fullVideo", "ended"]);
    expect(endPromo.calls).toEqual([]);
    player()?.send({ type: "player.fail" });
    expect(playerState()).toBe("broken");
    player()?.send({ type: "player.retry" });
    expect(playerState()).toBe("unstarted");
  });
});

describe("the promo's end", () => {
  it("is reported to the server, under a key", async () => {
    const { playToTheEnd, state, endPromo, player, hasTag } = await asLearner(outside);
    playToTheEnd();
    expect(state()).toEqual({ promoEnded: "posting" });
    expect(player()).toBeUndefined();
    expect(hasTag("failed")).toBe(false);
    expect(endPromo.inputs()).toEqual([{ ...place, key: "seed.promo.0" }]);
    await endPromo.answer({ promoEnded: true });
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is also the breakpoint, of the very lesson", async () => {
    const { player, state } = await asLearner(outside, { ...limited, videoBreakpoint: 12 });
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.time", position: 11 });
    expect(state()).toBe("promo");
    player()?.send({ type: "player.time", position: 12 });
    expect(state()).toEqual({ promoEnded: "posting" });
  });

  it("is not stored for a visitor, and lasts as long as the page", () => {
    const { playToTheEnd, state, endPromo, settle } = asVisitor();
    playToTheEnd();
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(endPromo.calls).toEqual([]);
    settle(true);
    settle(false);
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is reported once more when the network is back, under the same key", async () => {
    const { playToTheEnd, actor, state, endPromo, hasTag, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("network");
    expect(state()).toEqual({ promoEnded: "unposted" });
    expect(context().failure?.code).toBe("network");
    expect(hasTag("failed")).toBe(false);
    actor.send(offline);
    expect(state()).toEqual({ promoEnded: "unposted" });
    actor.send(online);
    expect(state()).toEqual({ promoEnded: "postingAgain" });
    const [first, second] = endPromo.inputs();
    expect(second).toEqual(first);
    await endPromo.answer({ promoEnded: true });
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(context().failure).toBeNull();
  });

  it("is dropped after the second failure, without a message", async () => {
    const { playToTheEnd, actor, state, endPromo, hasTag, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("timeout");
    actor.send(online);
    await endPromo.fail("unavailable", 503);
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(context().failure?.code).toBe("unavailable");
    expect(hasTag("failed")).toBe(false);
    actor.send(online);
    expect(endPromo.calls).toHaveLength(2);
  });

  it("has another key the next time", async () => {
    const { playToTheEnd, actor, loadStanding, endPromo } = await asLearner(outside);
    playToTheEnd();
    await endPromo.answer({ promoEnded: true });
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    await loadStanding.answer(outside);
    playToTheEnd();
    const [first, second] = endPromo.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("the invitation to enroll", () => {
  it("is shown when the promo has ended, and the page answers it", async () => {
    const { actor, playToTheEnd, endPromo, state } = await asLearner(outside);
    let asked = 0;
    actor.on("enrolment.requested", () => {
      asked += 1;
    });
    actor.send({ type: "course.enrol" });
    expect(asked).toBe(0);
    playToTheEnd();
    actor.send({ type: "course.enrol" });
    await endPromo.answer({});
    actor.send({ type: "course.enrol" });
    expect(asked).toBe(2);
    expect(state()).toEqual({ promoEnded: "settled" });
  });
});

describe("a learner who enters or leaves the lesson on this page", () => {
  it("no longer sees the promo, and sees it again after leaving", async () => {
    const { settle, state, player } = await asLearner(outside);
    settle(true);
    expect(state()).toBe("hidden");
    expect(player()).toBeUndefined();
    settle(false);
    expect(state()).toBe("promo");
  });

  it("no longer sees the promo's end, and sees it again after leaving", async () => {
    const { settle, state, playToTheEnd, endPromo } = await asLearner(outside);
    playToTheEnd();
    await endPromo.answer({});
    settle(true);
    expect(state()).toBe("hidden");
    settle(false);
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is not interrupted by known facts, or by a failed request", async () => {
    const { settle, state, player } = await asLearner(outside);
    const before = player();
    settle(false);
    settle(null);
    expect(state()).toBe("promo");
    expect(player()).toBe(before);
    const enrolled = await asLearner(inside);
    enrolled.settle(null);
    expect(enrolled.state()).toBe("hidden");
  });

  it("needs no server answer when the page knows it first", async () => {
    const { actor, state, settle, loadStanding } = promo();
    actor.send(signedIn);
    settle(false);
    expect(state()).toEqual({ blocked: "loadingProgress" });
    settle(true);
    expect(state()).toBe("hidden");
    await loadStanding.answer(outside);
    expect(state()).toBe("hidden");
  });
});

describe("somebody else", () => {
  it("is checked again", async () => {
    const { actor, state, loadStanding, playToTheEnd, endPromo, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("network");
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toEqual({ blocked: "loadingProgress" });
    expect(context()).toMatchObject({ standing: null, failure: null });
    await loadStanding.answer(inside);
    expect(state()).toBe("hidden");
  });

  it("is a visitor after signing out", async () => {
    const { actor, state } = await asLearner(inside);
    actor.send(signedOut);
    expect(state()).toBe("promo");
  });

  it("stays the same learner with another name: the promo keeps playing", async () => {
    const { actor, state, player, loadStanding, endPromo, playToTheEnd } = await asLearner(outside);
    const before = player();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("promo");
    expect(player()).toBe(before);
    expect(loadStanding.calls).toHaveLength(1);
    playToTheEnd();
    expect(endPromo.latest().input.key).toBe("other.promo.0");
  });

  it("stays the same visitor when reported again", () => {
    const { actor, player } = asVisitor();
    const before = player();
    actor.send(signedOut);
    expect(player()).toBe(before);
  });
});

describe("goes on from its snapshot", () => {
  it("rendered on the server", async () => {
    const server = promo();
    const browser = promo({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.state()).toEqual({ blocked: "waitingForProfile" });
    browser.actor.send(signedIn);
    await browser.loadStanding.answer(outside);
    expect(browser.state()).toBe("promo");
  });

  it("with the player at its position", async () => {
    const before = await asLearner(outside);
    before.player()?.send({ type: "player.play" });
    const after = promo({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.playerState()).toBe("playing");
    after.playToTheEnd();
    expect(after.endPromo.inputs()).toEqual([{ ...place, key: "seed.promo.0" }]);
  });
});
