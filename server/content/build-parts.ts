import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import type { Instructor } from "../../contract/courses/courses";
import type { PageClip } from "../../contract/courses/video";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import { cuesOf } from "./cues";
import type { VideoFile, WatchedVideo } from "./documents";
import type { ChaptersInFile, VideoInFile } from "./forms";
import { secondsOf } from "./length";
import type { PeopleFile } from "./schemas";
import { hasSound } from "./sound";
import type { Source } from "./source";

/** The value of a file that has been checked. */
export function checked<T>({ file, value }: Source<T>): T {
  if (value === null) throw new Error(`${file} was not checked before it was built.`);
  return value;
}

/** A text in its language, otherwise in English (R52). */
export const inLanguage = (texts: { en: string } & Partial<Record<string, string>>, locale: ContentLocale): string =>
  texts[locale] ?? texts.en;

/** The address of a file under media/. */
export const mediaUrl = (file: string): string => `/academy/media/${file}`;

/** Captions have their language in their name, `clip.en.vtt`; without one they are in the text's language. */
const languageOf = (captions: string, locale: ContentLocale): ContentLocale =>
  contentLocales.find((one) => captions.endsWith(`.${one}.vtt`)) ?? locale;

/** A clip with its captions and poster. */
const videoOf = ({ file, captions, poster }: VideoInFile, locale: ContentLocale): VideoFile => ({
  url: mediaUrl(file),
  captionsUrl: captions === undefined ? null : mediaUrl(captions),
  captionsLanguage: languageOf(captions ?? "", locale),
  posterUrl: poster === undefined ? null : mediaUrl(poster),
});

/** A clip for a player, with what its files contain. */
export function watchedVideoOf(
  dir: string,
  video: VideoInFile,
  chapters: ChaptersInFile,
  locale: ContentLocale,
): WatchedVideo {
  const read = (file: string) => readFileSync(join(dir, "media", file));
  return {
    ...videoOf(video, locale),
    hasSound: hasSound(read(video.file)),
    cues: video.captions === undefined ? [] : cuesOf(read(video.captions).toString("utf8")),
    chapters: (chapters ?? []).map(({ at, title }) => ({ start: at, title })),
  };
}

/** The same for a page that is about more than the clip; it is as long as its file says. */
export const pageClipOf = (
  dir: string,
  video: VideoInFile,
  chapters: ChaptersInFile,
  locale: ContentLocale,
): PageClip => ({
  ...watchedVideoOf(dir, video, chapters, locale),
  seconds: secondsOf(readFileSync(join(dir, "media", video.file))),
  transcript: "",
});

/** The people with these ids, in this order. */
export const peopleOf = (
  people: z.infer<typeof PeopleFile>,
  ids: readonly string[],
  locale: ContentLocale,
): Instructor[] =>
  ids.flatMap((id) => {
    const person = people.find((one) => one.id === id);
    if (!person) return [];
    return { id, name: person.name, role: inLanguage(person.role, locale), bio: inLanguage(person.bio, locale) };
  });
