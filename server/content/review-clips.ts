import { join } from "node:path";
import type { ContentLocale } from "../../contract/primitives";
import { isFile } from "./check-files";
import type { VideoInFile } from "./forms";
import type { ContentSource } from "./read";
import { translatedName } from "./read-items";
import type { Source } from "./source";

/** A clip that a text shows, and where the text says so. */
type Shown = [source: Source<unknown>, path: readonly (string | number)[], locale: ContentLocale, video: VideoInFile];

/** Every clip with the text that shows it: a text that names none shows the one that is the same in every language. */
export function* shownIn({ courses, series, webinars }: ContentSource): Generator<Shown> {
  for (const { locales } of courses)
    for (const [locale, { lessons }] of locales)
      for (const lesson of lessons)
        for (const [index, step] of (lesson.value?.steps ?? []).entries())
          if (step.type === "video") yield [lesson, ["steps", index, "video"], locale, step.video];
  for (const { rules, locales } of series)
    for (const [locale, text] of locales)
      for (const [index, episode] of (rules.value?.episodes ?? []).entries()) {
        const own = text.value?.episodes[index]?.video;
        yield [text, ["episodes", index, ...(own ? ["video"] : [])], locale, own ?? episode.video];
      }
  for (const { rules, locales } of webinars)
    for (const [locale, text] of locales) {
      const own = text.value?.recording;
      const video = own ?? rules.value?.recording;
      if (video) yield [text, own ? ["recording"] : [], locale, video];
    }
}

/**
 * Checks that a text shows its clip, with its poster, in its own language if they exist in it: `clip.de.mp4`, not
 * `clip.mp4`.
 */
export function reviewClips(content: ContentSource): void {
  for (const [source, path, locale, { file, poster }] of shownIn(content))
    for (const shown of [file, poster]) {
      const translated = shown !== undefined && translatedName(shown, locale);
      if (translated && isFile(join(content.dir, "media", translated)))
        source.complain(path, `shows ${shown}, but media/ has it in this language: ${translated}`);
    }
}
