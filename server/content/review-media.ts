import { readFileSync } from "node:fs";
import { join } from "node:path";
import { secondsOf } from "./length";
import type { ContentSource } from "./read";
import { shownIn } from "./review-clips";
import { isReadable } from "./survey";

/** Rounding, and what recorders add at the end. */
const tolerance = 2;
/** How every JPEG file begins. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** What reading media files of a folder says about them; each is read once. */
function mediaIn(dir: string) {
  const known = new Map<string, number>();
  const once = (name: string, look: (file: Buffer) => number): number => {
    const path = join(dir, "media", name);
    const found = known.get(name) ?? (isReadable(path) ? look(readFileSync(path)) : Number.NaN);
    known.set(name, found);
    return found;
  };
  return {
    /** 0 if the file does not say it, NaN for one that is missing or too large, which the check reports. */
    secondsOf: (name: string) => once(name, secondsOf),
    isOther: (poster: string) => once(poster, (file) => Number(!file.subarray(0, jpeg.length).equals(jpeg))) === 1,
  };
}

/**
 * Checks that clips are as long as their lessons say, and that posters are pictures: a step is done once most of its
 * seconds were watched, so one that is longer than its clip is never done by watching.
 */
export function reviewMedia(content: ContentSource): void {
  const media = mediaIn(content.dir);
  const lessonSeconds = (value: unknown, [, index]: readonly (string | number)[]): number | undefined =>
    (value as { steps?: { seconds: number }[] } | null)?.steps?.[Number(index)]?.seconds;
  for (const [source, path, , { file, poster }] of shownIn(content)) {
    const seconds = media.secondsOf(file);
    const said = path[0] === "steps" ? lessonSeconds(source.value, path) : undefined;
    if (said !== undefined && seconds > 0 && Math.abs(said - seconds) > tolerance)
      source.complain([...path.slice(0, 2), "seconds"], `is ${said}, but the clip ${file} takes ${seconds}`);
    if (poster !== undefined && media.isOther(poster))
      source.complain(path, `shows ${poster}, which is no JPEG picture; export it again`);
  }
}
