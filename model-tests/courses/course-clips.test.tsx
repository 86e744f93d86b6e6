// @vitest-environment happy-dom
/** What media elements on the pages of courses are told: planned tests see only what is around them. */
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CoveredClip } from "../../src/courses/clip/CoveredClip";
import { PromoPlayer } from "../../src/courses/course-landing/PromoPlayer";
import { PromoVideo } from "../../src/courses/course-landing/PromoVideo";
import { clipName, clip as clipOfCourse, inPlaceOf } from "../shared/clip-page";
import { stubInState } from "../shared/stub-actors";
import {
  close,
  open,
  type PlayerState,
  pause,
  play,
  playerIn,
  sent,
  watchMediaElements,
} from "./media-elements.testing";

watchMediaElements();
const attributes = (video: HTMLVideoElement | null) =>
  new Set(
    [...(video?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).filter((one) => !/^class=/.test(one)),
  );

describe("the promo of a course", () => {
  const openPromo = async (state: PlayerState, video: object = {}) => {
    const player = playerIn(state);
    // The place of a clip holds media elements still: they are watched from here on.
    const view = inPlaceOf({ ...clipOfCourse, ...video }, <PromoPlayer actor={player.actor} />);
    return { video: await open(view), ...player };
  };

  it("has no controls of the browser, which would lead past its end", async () => {
    const { video } = await openPromo({});
    expect(attributes(video)).toEqual(
      new Set([
        "playsinline=",
        "src=/clip.mp4",
        "preload=auto",
        "disablepictureinpicture=",
        "disableremoteplayback=",
        `aria-label=${clipName}`,
      ]),
    );
    fireEvent.click(screen.getByRole("button", { name: "Play preview" }));
    expect(sent).toEqual([{ type: "player.start" }]);
    expect(screen.queryByRole("button", { name: "Captions" })).toBeNull();
  });

  it("has a switch for its captions, if it has any", async () => {
    await openPromo({}, { captionsUrl: "/clip.vtt" });
    const captions = screen.getByRole("button", { name: "Captions" });
    expect(captions.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(captions);
    expect(sent).toEqual([{ type: "captions.toggle" }]);
  });

  it("plays and pauses on request, but not again after its end", async () => {
    const { ask, video, left } = await openPromo({});
    expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    ask(true);
    expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    ask(false);
    expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    Object.defineProperty(video, "ended", { value: true });
    ask(true);
    expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    close();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("plays by itself if that was requested before it was there, for visitors who do not mind movement", async () => {
    await openPromo({ tag: "moving" });
    expect(play).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
    await openPromo({ tag: "moving" });
    expect(play).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ type: "player.blocked" }]);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    "ends with the call to enroll; whether it is of academy-plus: %s, says that the rest is free: %i",
    async (isOfPlus, times) => {
      const ended = stubInState({ is: ["promoEnded"], context: { learnerId: 0 } });
      await open(inPlaceOf(clipOfCourse, <PromoVideo actor={ended as never} />, { isOfPlus }));
      expect(screen.getByRole("status").textContent).toContain("End of preview");
      expect(screen.getAllByRole("button", { name: "Enroll and keep watching" })).toHaveLength(1);
      expect(screen.queryAllByText(/free/)).toHaveLength(times);
    },
  );

  it("that does not play is tried again", async () => {
    await openPromo({ tag: "failed" });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sent).toEqual([{ type: "player.start" }]);
  });
});

describe("a clip behind a cover", () => {
  const openCovered = async (state: PlayerState, video: object = {}) => {
    const player = playerIn(state);
    await open(inPlaceOf({ ...clipOfCourse, ...video }, <CoveredClip actor={player.actor} />));
    return player;
  };

  it("is a picture that is a button", async () => {
    await openCovered({ playback: "unstarted" });
    expect(document.querySelector("video")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Play video" }));
    expect(sent).toEqual([{ type: "player.start" }]);
  });

  it("has the player once it was pressed, which plays and gets the focus", async () => {
    await openCovered({ playback: "starting", tag: "moving" }, { seconds: 100 });
    await screen.findByRole("slider", { name: "Position in the video" });
    const video = document.querySelector("video");
    expect(video?.getAttribute("aria-label")).toBe(clipName);
    expect(play).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(video);
    expect(screen.queryByText("Transcript")).toBeNull();
  });

  it("that does not play says where else its text is, if it has any", async () => {
    await openCovered({ tag: "failed" });
    expect((await screen.findByRole("alert")).textContent).not.toContain("transcript");
    await openCovered({ tag: "failed" }, { transcript: "<p>Words</p>" });
    expect((await screen.findByRole("alert")).textContent).toContain("You can read the transcript below.");
    expect(document.querySelector("details")?.textContent).toContain("Words");
  });
});
