// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { Clip } from "./Clip";

afterEach(cleanup);

/** A clip on a page, and what it reports to its player. */
function open(video: object = {}, startAt = 0) {
  const sent: AnyEventObject[] = [];
  const actor = {
    getSnapshot: () => ({ context: { rate: 1.5 } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: (event: AnyEventObject) => sent.push(event),
  };
  const element = { current: null as HTMLVideoElement | null };
  const files = { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "es" as const, ...video };
  render(<Clip actor={actor as never} video={files} element={element} startAt={startAt} />);
  if (!element.current) throw new Error("There is no media element.");
  return { clip: element.current, sent };
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
