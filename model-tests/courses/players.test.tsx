// @vitest-environment happy-dom
/** What the browser's media elements are told: planned tests see only what is around them. */
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Player } from "../../src/courses/player/Player";
import { SpeedChoice } from "../../src/courses/player/SpeedChoice";
import { SiteContext } from "../../src/screens/site-context";
import { site } from "../drivers/page";
import {
  load,
  open,
  type PlayerState,
  pause,
  play,
  playerIn,
  sent,
  watchMediaElements,
} from "./media-elements.testing";

watchMediaElements();

describe("the player of a lesson", () => {
  const cues = [
    { start: 0, end: 4, text: "First." },
    { start: 4, end: 8, text: "Second." },
  ];
  const chapters = [
    { start: 0, title: "Begin" },
    { start: 4, title: "End" },
  ];
  const files = { url: "/clip.mp4", captionsUrl: "/clip.vtt", captionsLanguage: "ja" as const };
  const clip = {
    title: "Clip",
    video: { ...files, hasSound: false, cues, chapters },
    transcript: "<p>Words</p>",
  };
  const openPlayer = async (state: PlayerState, video: object = {}) => {
    const player = playerIn(state);
    const shown = { ...clip, video: { ...clip.video, ...video } };
    return {
      video: await open(<Player actor={player.actor} clip={shown} seconds={100} brokenText="Read it." />),
      ...player,
    };
  };
  const press = (key: string, on: Element | null = document.querySelector("video")) =>
    on && fireEvent.keyDown(on, { key });
  const bar = () => screen.getByRole<HTMLInputElement>("slider", { name: "Position in the video" });

  it("says where it resumes, until it has begun", async () => {
    await openPlayer({ playback: "unstarted", context: { position: 75.9 } });
    expect(document.querySelector("[role=status]")?.textContent).toContain("01:15");
    await openPlayer({ playback: "playing", context: { position: 75.9 } });
    expect(document.querySelector("[role=status]")?.textContent).not.toContain("01:15");
  });

  it("has its own controls, and a transcript that is open if the clip does not play", async () => {
    const { video } = await openPlayer({});
    expect(["controls", "preload", "aria-label"].map((name) => video?.getAttribute(name))).toEqual([
      null,
      "metadata",
      "Clip",
    ]);
    expect(document.querySelector("details")?.open).toBe(false);
    await openPlayer({ tag: "failed" });
    expect(document.querySelector("details")?.open).toBe(true);
    expect(screen.getByRole("alert").textContent).toContain("Read it.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sent).toEqual([{ type: "player.start" }]);
  });

  it("loads a clip again that did not load before it plays it, and no other", async () => {
    const { video, ask } = await openPlayer({});
    ask(true);
    expect([load, play].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    Object.defineProperty(video, "error", { value: { code: 4 } });
    ask(true);
    expect([load, play].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it("plays, pauses and moves when its machine asks for it", async () => {
    const { video, ask, move } = await openPlayer({});
    ask(true);
    expect(play).toHaveBeenCalledTimes(1);
    ask(false);
    expect(pause).toHaveBeenCalledTimes(1);
    move(7);
    expect(video?.currentTime).toBe(7);
  });

  it("says that the browser does not let it play", async () => {
    const { ask } = await openPlayer({});
    play.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    ask(true);
    await expect.poll(() => sent).toEqual([{ type: "player.blocked" }]);
    play.mockRejectedValueOnce(new DOMException("", "AbortError"));
    ask(true);
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it.each([
    [undefined, "Play", "player.start"],
    ["moving", "Pause", "player.stop"],
  ])("starts and stops with its button, a press on the picture, and keys (%s)", async (tag, name, type) => {
    await openPlayer(tag === undefined ? {} : { tag });
    fireEvent.click(screen.getByRole("button", { name }));
    fireEvent.click(document.querySelector("video") as Element);
    press(" ");
    press("k", screen.getByRole("button", { name }));
    press(" ", screen.getByRole("button", { name }));
    expect(sent).toEqual([{ type }, { type }, { type }, { type }]);
  });

  it("moves with its bar, with keys, by chapters, and by lines of the transcript", async () => {
    const { video } = await openPlayer({
      context: { position: 30, display: { captions: true, captionSize: "medium", transcript: true } },
    });
    expect([bar().value, bar().getAttribute("aria-valuetext")]).toEqual(["30", "00:30 of 01:40"]);
    fireEvent.change(bar(), { target: { value: "50" } });
    if (video) video.currentTime = 30;
    press("ArrowRight");
    press("j");
    if (video) video.currentTime = 3;
    press("ArrowLeft");
    fireEvent.click(screen.getByRole("button", { name: "00:04 End" }));
    fireEvent.click(screen.getByRole("button", { name: "00:04 Second." }));
    expect(sent).toEqual([50, 35, 20, 0, 4, 4].map((position) => ({ type: "player.jump", position })));
  });

  it("marks the line and the chapter of the picture, in their language", async () => {
    await openPlayer({
      context: { position: 5, display: { captions: true, captionSize: "medium", transcript: true } },
    });
    const current = [...document.querySelectorAll("[aria-current]")];
    expect(current.map(({ textContent }) => textContent)).toEqual(["00:04 End", "00:04 Second."]);
    expect(current.map((one) => one.closest("[lang]")?.getAttribute("lang"))).toEqual(["ja", "ja"]);
  });

  it("remembers through its machine that the transcript is open", async () => {
    await openPlayer({});
    const details = document.querySelector("details");
    if (details) details.open = true;
    await expect.poll(() => sent).toEqual([{ type: "transcript.toggle" }]);
  });

  it("shows the text of a clip without captions, and no controls for captions", async () => {
    await openPlayer({ tag: "failed" }, { captionsUrl: null, cues: [], chapters: [] });
    expect(document.querySelector("details")?.textContent).toContain("Words");
    expect(screen.queryByRole("button", { name: "Captions" })).toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("turns captions on and off, changes their size, and says that they did not load", async () => {
    const { video } = await openPlayer({ captions: "missing" });
    expect(screen.getByText(/the transcript has the text/)).toBeDefined();
    expect(video?.dataset.captions).toBe("medium");
    const captions = screen.getByRole("button", { name: "Captions" });
    expect(captions.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(captions);
    press("c");
    fireEvent.change(screen.getByRole("combobox", { name: "Caption size" }), { target: { value: "large" } });
    expect(sent).toEqual([
      { type: "captions.toggle" },
      { type: "captions.toggle" },
      { type: "captions.resize", size: "large" },
    ]);
  });

  it("has a switch for the sound of a clip that has any", async () => {
    await openPlayer({ context: { muted: true } }, { hasSound: true });
    const sound = screen.getByRole("button", { name: "Sound" });
    expect(sound.getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(sound);
    press("m");
    expect(sent).toEqual([{ type: "sound.toggle" }, { type: "sound.toggle" }]);
    await openPlayer({});
    expect(screen.queryByRole("button", { name: "Sound" })).toBeNull();
  });

  it("writes speeds as the page's language does", async () => {
    await open(
      <SiteContext.Provider value={{ ...site, language: "de" }}>
        <SpeedChoice rate={1.5} onChoose={vi.fn()} />
      </SiteContext.Provider>,
    );
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toContain("1,25×");
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
