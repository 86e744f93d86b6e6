import type { ReactElement } from "react";
import { CourseContext } from "../../src/courses/course-landing/course-context";
import { course } from "./samples";

/** Media elements in a DOM report only what the test makes them report. */
export function holdPlayersStill(): void {
  HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
  HTMLMediaElement.prototype.pause = () => undefined;
}

export const clip = { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en" as const, posterUrl: null };

/** A part on the page of a course that has a clip. */
export function onCoursePage(part: ReactElement): ReactElement {
  holdPlayersStill();
  return <CourseContext value={{ ...course, clip }}>{part}</CourseContext>;
}

/** The name of that course's clip. */
export const clipName = `Video of ${course.title}`;
export const broken = { role: "alert", text: "We can’t play this video here" };
