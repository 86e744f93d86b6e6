import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cuesOf, problemOf } from "./cues";
import type { ChaptersInFile, VideoInFile } from "./forms";
import type { StepInFile } from "./schemas";
import type { Source } from "./source";
import { isReadable, statOf } from "./survey";

type Path = readonly (string | number)[];

/** Maximum size of a clip in bytes: clips are stored in the repository. */
const maxClipBytes = 300_000;

/** Whether there is something at the path that is not a folder; a link counts as what it is. */
export const isFile = (path: string): boolean => statOf(path)?.isDirectory() === false;

/** Checks that a clip is in media/, in a format that browsers play, and small enough for the repository. */
export function checkClip(source: Source<unknown>, at: Path, file: string, dir: string): void {
  const clip = join(dir, "media", file);
  if (!/\.(mp4|webm)$/.test(file)) source.complain(at, "must end in .mp4 or .webm");
  if (!isFile(clip)) source.complain(at, `names ${file}, which is not in media/`);
  else if ((statOf(clip)?.size ?? 0) > maxClipBytes)
    source.complain(at, `names ${file}, which is larger than ${maxClipBytes / 1000} kB`);
}

function checkCaptions(source: Source<unknown>, at: Path, file: string, bytes: Buffer): void {
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) source.complain(at, `names ${file}, which is not UTF-8`);
  else if (!/^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(text))
    source.complain(at, `names ${file}, which does not begin with WEBVTT`);
  else {
    const problem = problemOf(cuesOf(text));
    if (problem !== null) source.complain(at, `names ${file}, which ${problem}`);
  }
}

/** Checks that chapters begin with the clip, follow each other, and begin before its end. */
export function checkChapters(source: Source<unknown>, at: Path, chapters: ChaptersInFile, seconds: number): void {
  for (const [index, chapter] of (chapters ?? []).entries()) {
    const place = [...at, "chapters", index, "at"];
    const before = chapters?.[index - 1];
    if (!before && chapter.at !== 0) source.complain(place, "must be 0: the first chapter begins with the clip");
    if (before && chapter.at <= before.at) source.complain(place, `must be more than ${before.at}, the chapter before`);
    if (chapter.at >= seconds && seconds > 0) source.complain(place, `must be less than ${seconds}, the clip's length`);
  }
}

/** Checks a clip, its captions and its poster. */
export function checkVideo(source: Source<unknown>, at: Path, video: VideoInFile, dir: string): void {
  const { file, captions, poster } = video;
  checkClip(source, [...at, "file"], file, dir);
  if (poster !== undefined && !(poster.endsWith(".jpg") && isFile(join(dir, "media", poster))))
    source.complain([...at, "poster"], `names ${poster}, which is not a .jpg in media/`);
  if (captions === undefined) return;
  const place = [...at, "captions"];
  if (!captions.endsWith(".vtt")) source.complain(place, "must end in .vtt");
  if (!isFile(join(dir, "media", captions))) source.complain(place, `names ${captions}, which is not in media/`);
  else if (isReadable(join(dir, "media", captions)))
    checkCaptions(source, place, captions, readFileSync(join(dir, "media", captions)));
}

/** Checks that the files a step refers to exist and are valid. */
export function checkFiles(source: Source<unknown>, at: Path, step: StepInFile, dir: string, slug: string): void {
  if (step.type === "video") {
    checkVideo(source, [...at, "video"], step.video, dir);
    checkChapters(source, at, step.chapters, step.seconds);
  }
  if (step.type === "download" && !isFile(join(dir, "courses", slug, "files", step.file)))
    source.complain([...at, "file"], `names ${step.file}, which is not in courses/${slug}/files/`);
}
