import { describe, expect, it } from "vitest";
import { offline, online, signedIn } from "../../testing";
import { showsFullVideo, showsPromo, showsPromoEnd } from "./context";
import { asVisitor, outside, place, promo, sawIt } from "./promo-video.testing";

describe("the rules of section 4", () => {
  const facts = [0, 30, null].flatMap((videoBreakpoint) =>
    ["/clip.mp4", "", null].flatMap((videoUrl) =>
      [true, false].flatMap((isVideoOpen) =>
        [true, false].flatMap((enrolled) =>
          [true, false].map((promoEnded) => ({
            info: { videoBreakpoint, videoUrl, isVideoOpen },
            status: { enrolled, promoEnded },
          })),
        ),
      ),
    ),
  );

  it("show the promo for breakpoint and url, not open, not ended, no progress; 0 is a breakpoint (R45)", () => {
    expect(facts.filter(({ info, status }) => showsPromo(info, status))).toEqual([
      { info: { videoBreakpoint: 0, videoUrl: "/clip.mp4", isVideoOpen: false }, status: outside },
      { info: { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false }, status: outside },
    ]);
  });

  it("ask to sign in or to enroll when the promo is hidden only because it ended", () => {
    expect(facts.filter(({ info, status }) => showsPromoEnd(info, status))).toEqual([
      { info: { videoBreakpoint: 0, videoUrl: "/clip.mp4", isVideoOpen: false }, status: sawIt },
      { info: { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false }, status: sawIt },
    ]);
  });

  it("show the full video for url, open, no progress, whatever the breakpoint and the promo's end", () => {
    const shown = facts.filter(({ info, status }) => showsFullVideo(info, status));
    expect(shown).toHaveLength(6);
    for (const { info, status } of shown) {
      expect(info).toMatchObject({ videoUrl: "/clip.mp4", isVideoOpen: true });
      expect(status.enrolled).toBe(false);
    }
  });

  it("never show two of them at once", () => {
    for (const { info, status } of facts)
      expect(
        [showsPromo, showsPromoEnd, showsFullVideo].filter((shows) => shows(info, status)).length,
      ).toBeLessThanOrEqual(1);
  });
});

describe("while profile or progress are loading", () => {
  it("nothing is shown, and the place stays reserved", async () => {
    const { actor, state, hasTag, loadStatus } = promo();
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    expect(hasTag("pending")).toBe(true);
    expect(loadStatus.calls).toEqual([]);
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "loadingProgress" });
    expect(hasTag("pending")).toBe(true);
    expect(loadStatus.inputs()).toEqual([place]);
    await loadStatus.answer(outside);
    expect(state()).toBe("promo");
    expect(hasTag("pending")).toBe(false);
  });

  it("a visitor has no progress to wait for", () => {
    const { state, loadStatus } = asVisitor();
    expect(state()).toBe("promo");
    expect(loadStatus.calls).toEqual([]);
  });

  it("a refused request means a visitor", async () => {
    const { actor, state, loadStatus, endPromo, playToTheEnd } = promo();
    actor.send(signedIn);
    await loadStatus.fail("signed_out", 401);
    expect(state()).toBe("promo");
    playToTheEnd();
    expect(endPromo.calls).toEqual([]);
  });

  it("a failed request is reported, and repeated on request and when the network is back", async () => {
    const { actor, state, loadStatus, hasTag, context } = promo();
    actor.send(signedIn);
    await loadStatus.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "promo.retry" });
    expect(state()).toEqual({ blocked: "loadingProgress" });
    await loadStatus.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadStatus.answer(outside);
    expect(state()).toBe("promo");
    expect(context().failure).toBeNull();
  });
});
