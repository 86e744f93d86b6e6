// @vitest-environment happy-dom
/** What the browser's media elements are told: planned tests see only what is around them. */
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { CoursePlayer } from "../../src/courses/course-landing/CoursePlayer";
import { Player } from "../../src/courses/player/Player";
import { SpeedChoice } from "../../src/courses/player/SpeedChoice";
import { openPage } from "../drivers/page";
import { clipName, onCoursePage } from "../shared/clip-page";
import { stubActor } from "../shared/stub-actors";

let close = () => {};
const { prototype } = HTMLMediaElement;
const [play, pause, load] = [vi.fn(() => Promise.resolve()), vi.fn(), vi.fn()];
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sent.length = 0;
});
const sent: AnyEventObject[] = [];
/** A view whose media elements are watched. */
async function open(view: ReactElement): Promise<HTMLVideoElement | null> {
  close();
  Object.assign(prototype, { play, pause, load });
  ({ close } = await openPage(view));
  return document.querySelector("video");
}

/** A player in a state, which can ask its view to play or to pause. */
function playerIn(state: { context?: object; tag?: string; playback?: string }) {
  const context = { rate: 1, playsByItself: false, ...state.context };
  const matches = ({ playback }: { playback: string }) => playback === state.playback;
  const snapshot = { context, children: {}, hasTag: (tag: string) => tag === state.tag, matches };
  let ask: (event: { playing: boolean }) => void = () => undefined;
  const left = vi.fn();
  const on = (_: string, hear: typeof ask) => {
    ask = hear;
    return { unsubscribe: left };
  };
  const actor = { ...stubActor(snapshot, (event) => sent.push(event)), on } as never;
  return { actor, ask: (playing: boolean) => ask({ playing }), left };
}
const attributes = (video: HTMLVideoElement | null) =>
  new Set(
    [...(video?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).filter((one) => !/^class=/.test(one)),
  );

describe("the clip of a course", () => {
  const openClip = async (state: Parameters<typeof playerIn>[0], hasCover = false) => {
    const player = playerIn(state);
    // A page of a course holds media elements still: they are watched from here on.
    const view = onCoursePage(<CoursePlayer actor={player.actor} hasCover={hasCover} />);
    return { video: await open(view), ...player };
  };

  it("has the browser's controls, and loads no more than it needs", async () => {
    const { video } = await openClip({});
    expect(attributes(video)).toEqual(
      new Set(["playsinline=", "src=/clip.mp4", "controls=", "preload=metadata", `aria-label=${clipName}`]),
    );
    expect(document.activeElement).not.toBe(video);
  });

  it("waits behind a picture that is a button, and gets the focus after it was pressed", async () => {
    const covered = await openClip({ playback: "unstarted" }, true);
    expect(covered.video).toBeNull();
    fireEvent.click(screen.getByRole("button"));
    expect(sent).toEqual([{ type: "player.start" }]);
    const { video } = await openClip({}, true);
    expect(document.activeElement).toBe(video);
    expect(video?.hasAttribute("preload")).toBe(false);
    // Without a cover, a clip that has not begun is shown.
    expect((await openClip({ playback: "unstarted" })).video).not.toBeNull();
  });

  it("of a promo has no controls of the browser, which would lead past its end", async () => {
    const { video } = await openClip({ context: { playsByItself: true } });
    expect(video?.hasAttribute("controls")).toBe(false);
    expect(
      ["preload", "disablepictureinpicture", "disableremoteplayback"].map((name) => video?.hasAttribute(name)),
    ).toEqual([true, true, true]);
    expect(video?.getAttribute("preload")).toBe("auto");
    fireEvent.click(screen.getByRole("button", { name: "Play preview" }));
    expect(sent).toEqual([{ type: "player.start" }]);
  });

  it("plays and pauses on request, but not again after its end", async () => {
    const { ask, video, left } = await openClip({});
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

  it("plays if that was requested before it was there; by itself only for visitors who do not mind movement", async () => {
    await openClip({ tag: "moving" });
    expect(play).toHaveBeenCalledTimes(1);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
    await openClip({ tag: "moving" });
    expect(play).toHaveBeenCalledTimes(2);
    await openClip({ tag: "moving", context: { playsByItself: true } });
    expect(play).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([{ type: "player.blocked" }]);
  });

  it.each([
    [true, "player.start"],
    [false, "player.retry"],
  ])("that does not play is tried again: with a cover %s", async (hasCover, type) => {
    await openClip({ tag: "failed" }, hasCover);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sent).toEqual([{ type }]);
  });
});

describe("the player of a lesson", () => {
  const clip = {
    title: "Clip",
    video: { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en" as const },
    transcript: "<p>Words</p>",
  };
  const openPlayer = (state: Parameters<typeof playerIn>[0], startAt?: number) => {
    const { actor } = playerIn(state);
    return open(<Player actor={actor} clip={clip} brokenText="Read it." {...(startAt !== undefined && { startAt })} />);
  };

  it("says where it resumes, until it has begun", async () => {
    await openPlayer({ playback: "unstarted" }, 75.9);
    expect(document.body.textContent).toContain("01:15");
    await openPlayer({ playback: "playing" }, 75.9);
    expect(document.body.textContent).not.toContain("01:15");
    await openPlayer({ playback: "unstarted" });
    expect(document.body.textContent).not.toContain("00:00");
  });

  it("has the browser's controls, and a transcript that is open if the clip does not play", async () => {
    const video = await openPlayer({});
    expect(["controls", "preload", "aria-label"].map((name) => video?.getAttribute(name))).toEqual([
      "",
      "metadata",
      "Clip",
    ]);
    expect(document.querySelector("details")?.open).toBe(false);
    await openPlayer({ tag: "failed" });
    expect(document.querySelector("details")?.open).toBe(true);
    expect(screen.getByRole("alert").textContent).toContain("Read it.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sent).toEqual([{ type: "player.retry" }]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("offers speeds as numbers", async () => {
    const chosen = vi.fn();
    await open(<SpeedChoice rate={1.5} onChoose={chosen} />);
    const options = screen.getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ value, textContent }) => `${value}: ${textContent}`)).toEqual([
      "0.5: 0.5×",
      "0.75: 0.75×",
      "1: Normal",
      "1.25: 1.25×",
      "1.5: 1.5×",
      "2: 2×",
    ]);
    const select = screen.getByRole<HTMLSelectElement>("combobox");
    expect(select.value).toBe("1.5");
    fireEvent.change(select, { target: { value: "2" } });
    expect(chosen).toHaveBeenCalledWith(2);
  });
});
