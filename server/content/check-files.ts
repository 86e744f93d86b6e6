import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { VideoInFile } from "./forms";
import type { StepInFile } from "./schemas";
import type { Source } from "./source";

type Path = readonly (string | number)[];

/** Maximum size of a clip in bytes: clips are stored in the repository. */
const maxClipBytes = 300_000;

/** Whether the path is an existing file, not a folder. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Checks that a clip is in media/, in a format that browsers play, and small enough for the repository. */
export function checkClip(source: Source<unknown>, at: Path, file: string, dir: string): void {
  const clip = join(dir, "media", file);
  if (!/\.(mp4|webm)$/.test(file)) source.complain(at, "must end in .mp4 or .webm");
  if (!isFile(clip)) source.complain(at, `names ${file}, which is not in media/`);
  else if (statSync(clip).size > maxClipBytes)
    source.complain(at, `names ${file}, which is larger than ${maxClipBytes / 1000} kB`);
}

function checkCaptions(source: Source<unknown>, at: Path, file: string, bytes: Buffer): void {
  if (!isUtf8(bytes)) source.complain(at, `names ${file}, which is not UTF-8`);
  else if (!/^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(bytes.toString("utf8")))
    source.complain(at, `names ${file}, which does not begin with WEBVTT`);
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
  else checkCaptions(source, place, captions, readFileSync(join(dir, "media", captions)));
}

/** Checks that the files a step refers to exist and are valid. */
export function checkFiles(source: Source<unknown>, at: Path, step: StepInFile, dir: string, slug: string): void {
  if (step.type === "video") checkVideo(source, [...at, "video"], step.video, dir);
  if (step.type === "download" && !isFile(join(dir, "courses", slug, "files", step.file)))
    source.complain([...at, "file"], `names ${step.file}, which is not in courses/${slug}/files/`);
}
