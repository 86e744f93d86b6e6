import type { Course } from "../../../contract/courses/courses";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";
import type { Captioned } from "../narration/context";
import type { PlayerEnded } from "../player/context";
import type { ProgressSettled } from "../progress-settled";

export interface CourseRef {
  locale: string;
  slug: string;
}
/** A standalone lesson's video settings. */
export type PromoInfo = NonNullable<Course["standAloneLessonInfo"]>;
/** The learner's status: `enrolled` is what section 4 calls a progress status. */
export interface LearnerStatus {
  enrolled: boolean;
  promoEnded: boolean;
}
export interface Input extends CourseRef {
  info: PromoInfo;
  /** What can be read aloud of the video; null without one. */
  video: Captioned | null;
}
export interface Context extends Input {
  /** Null while profile or progress are loading. */
  status: LearnerStatus | null;
  /** 0 is a visitor; null until the profile is known. */
  learnerId: number | null;
  seed: string;
  /** Commands answered so far; part of the next one's idempotency key. */
  done: number;
  failure: Failure | null;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | ProgressSettled
  | { type: "promo.retry" }
  | PlayerEnded
  | { type: "course.enrol" };

export const courseRefOf = ({ locale, slug }: CourseRef): CourseRef => ({ locale, slug });
export const visitorStatus: LearnerStatus = { enrolled: false, promoEnded: false };
const hasVideo = ({ videoUrl }: PromoInfo): boolean => Boolean(videoUrl);
/** A breakpoint of 0 is one (R45). */
const hasPromo = (info: PromoInfo): boolean => info.videoBreakpoint !== null && hasVideo(info) && !info.isVideoOpen;

/** Section 4: breakpoint and video url exist, video not open, promo not ended, no progress status. */
export const showsPromo = (info: PromoInfo, { enrolled, promoEnded }: LearnerStatus): boolean =>
  hasPromo(info) && !promoEnded && !enrolled;
/** The same with the promo ended: in its place the page asks to sign in or to enroll. */
export const showsPromoEnd = (info: PromoInfo, { enrolled, promoEnded }: LearnerStatus): boolean =>
  hasPromo(info) && promoEnded && !enrolled;
/** Section 4: url exists, open, no progress status. */
export const showsFullVideo = (info: PromoInfo, { enrolled }: LearnerStatus): boolean =>
  hasVideo(info) && info.isVideoOpen && !enrolled;
