import type { ReactElement } from "react";
import type { PageClip } from "../../contract/courses/video";
import { videoStep } from "../../machines/samples";
import { ClipContext, type ShownClip } from "../../src/components/clip-context";
import { course } from "./samples";

/** Media elements in a DOM report only what the test makes them report. */
export function holdPlayersStill(): void {
  HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
  HTMLMediaElement.prototype.pause = () => undefined;
}

export const clip = { ...videoStep.video, posterUrl: null, seconds: videoStep.seconds, transcript: "" };

/** The name of a course's clip. */
export const clipName = `Video of ${course.title}`;
const shown = { title: clipName, playText: "Play video" };

/** A view in the place of a clip. */
export const inPlaceOf = (video: PageClip, view: ReactElement, more: Partial<ShownClip> = {}): ReactElement => (
  <ClipContext value={{ ...shown, video, ...more }}>{view}</ClipContext>
);

/** A part on the page of a course that has a clip. */
export function onCoursePage(part: ReactElement): ReactElement {
  holdPlayersStill();
  return inPlaceOf(clip, part);
}

export const broken = { role: "alert", text: "We can’t play this video here" };
