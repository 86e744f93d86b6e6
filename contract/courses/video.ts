import { z } from "zod/mini";
import { ContentLocale, Seconds } from "../primitives";

/** One caption, which is also one line of the transcript: from and to in seconds from the clip's start. */
export const Cue = z.object({
  start: z.number().check(z.minimum(0)),
  end: z.number().check(z.minimum(0)),
  text: z.string(),
});
export type Cue = z.infer<typeof Cue>;

/** Where a part of a clip begins. */
export const Chapter = z.object({ start: Seconds, title: z.string() });
export type Chapter = z.infer<typeof Chapter>;

/** A clip that is watched: its files, and what is in them. */
export const videoParts = {
  url: z.string(),
  captionsUrl: z.nullable(z.string()),
  captionsLanguage: ContentLocale,
  /** Whether the clip has an audio track. */
  hasSound: z.boolean(),
  /** What its captions say, in order; empty without captions. */
  cues: z.array(Cue),
  /** In order; empty if the editors named none. */
  chapters: z.array(Chapter),
};

/** A clip on a page that is about more than the clip: of a course, or of a webinar. */
export const PageClip = z.object({
  ...videoParts,
  posterUrl: z.nullable(z.string()),
  /** Its length; 0 if its file does not say it. */
  seconds: Seconds,
  /** Sanitized HTML: what is said in a clip without captions; empty if it has captions, or nobody wrote it down. */
  transcript: z.string(),
});
export type PageClip = z.infer<typeof PageClip>;
