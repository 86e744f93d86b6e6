// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type AnyEventObject, assign, createActor, setup } from "xstate";
import { Clip } from "./Clip";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A player of which only the speed is known. */
const player = setup({
  types: {} as {
    context: { rate: number; muted: boolean; position: number; display: { captions: boolean } };
    input: { position: number };
    events: { type: "rate.choose"; rate: number } | { type: "captions.choose"; captions: boolean };
  },
}).createMachine({
  context: ({ input: { position } }) => ({ rate: 1.5, muted: false, position, display: { captions: true } }),
  on: {
    "rate.choose": { actions: assign({ rate: ({ event }) => event.rate }) },
    "captions.choose": { actions: assign({ display: ({ event: { captions } }) => ({ captions }) }) },
  },
});

/** A clip on a page, and what it reports to its player. */
function open(video: object = {}, position = 0) {
  const sent: AnyEventObject[] = [];
  const played = createActor(player, { input: { position } }).start();
  const actor = {
    getSnapshot: () => played.getSnapshot(),
    subscribe: played.subscribe.bind(played),
    send: (event: AnyEventObject) => sent.push(event),
  };
  const element = { current: null as HTMLVideoElement | null };
  const files = { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "es" as const, ...video };
  render(<Clip actor={actor as never} video={files} element={element} />);
  if (!element.current) throw new Error("There is no media element.");
  const choose = (rate: number) => act(() => played.send({ type: "rate.choose", rate }));
  const show = (captions: boolean) => act(() => played.send({ type: "captions.choose", captions }));
  return { clip: element.current, sent, choose, show };
}

it("reports to its player what the media element does", () => {
  const { clip, sent } = open();
  clip.currentTime = 12;
  for (const happens of [
    fireEvent.play,
    fireEvent.playing,
    fireEvent.pause,
    fireEvent.waiting,
    fireEvent.seeked,
    fireEvent.timeUpdate,
    fireEvent.ended,
    fireEvent.error,
  ])
    happens(clip);
  expect(sent).toEqual([
    { type: "player.play" },
    { type: "player.play" },
    { type: "player.pause" },
    { type: "player.wait" },
    { type: "player.seek", position: 12 },
    { type: "player.time", position: 12 },
    { type: "player.end" },
    { type: "player.fail" },
  ]);
});

it("begins at its place, at the chosen speed", () => {
  const { clip } = open({}, 40);
  fireEvent.loadedMetadata(clip);
  expect([clip.currentTime, clip.playbackRate]).toEqual([40, 1.5]);
});

it("has the speed that is chosen, also before its file is known, and after", () => {
  const { clip, choose } = open();
  expect(clip.playbackRate).toBe(1.5);
  choose(2);
  expect(clip.playbackRate).toBe(2);
  // Loading a file sets it back.
  clip.playbackRate = 1;
  fireEvent.loadedMetadata(clip);
  expect(clip.playbackRate).toBe(2);
});

it("has captions in their language and a still picture, if there are any", () => {
  const { clip } = open({ captionsUrl: "/clip.vtt", posterUrl: "/clip.jpg" });
  const track = clip.querySelector("track");
  expect(["src", "kind", "srclang", "label"].map((name) => track?.getAttribute(name))).toEqual([
    "/clip.vtt",
    "captions",
    "es",
    "Español",
  ]);
  expect(clip.getAttribute("poster")).toBe("/clip.jpg");
  cleanup();
  const without = open().clip;
  expect([without.querySelector("track"), without.getAttribute("poster")]).toEqual([null, null]);
});

it("shows its captions, or not, as chosen", () => {
  const modes = [{ mode: "disabled" }];
  vi.spyOn(HTMLMediaElement.prototype, "textTracks", "get").mockReturnValue(modes as never);
  const { show } = open({ captionsUrl: "/clip.vtt" });
  expect(modes[0]?.mode).toBe("showing");
  show(false);
  expect(modes[0]?.mode).toBe("disabled");
  show(true);
  expect(modes[0]?.mode).toBe("showing");
});

it("reports captions that do not load", () => {
  const { clip, sent } = open({ captionsUrl: "/clip.vtt" });
  clip.querySelector("track")?.dispatchEvent(new Event("error"));
  expect(sent).toEqual([{ type: "captions.fail" }]);
});
