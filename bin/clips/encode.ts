import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Movement } from "./movements";

async function ffmpeg(args: readonly string[], input?: Readable): Promise<void> {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: [input ? "pipe" : "ignore", "inherit", "inherit"],
  });
  const closed = once(child, "close");
  if (input && child.stdin) await pipeline(input, child.stdin);
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}`);
}

/** Assembles frames into a lossless video, which the clip is then encoded from as often as needed. */
export async function assemble(pictures: Readable, fps: number, file: string): Promise<void> {
  const colours = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
  const input = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(fps), "-i", "-"];
  await ffmpeg([...input, "-vf", colours, "-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", file], pictures);
}

/** How a clip is encoded. */
export interface Encoding {
  fps: number;
  /** The first frame of each slide: seeking to one is immediate. */
  slideStarts: readonly number[];
  /** Frames that are each seen for a moment only: they get less detail, so that the rest gets more of it. */
  movements: readonly Movement[];
  /** Where the quality begins, as x264 counts: less is better. */
  crf: number;
  maxBytes: number;
}

/**
 * Encodes a video as an mp4 of at most `maxBytes`: quality is reduced in steps until the file is small enough.
 * @throws {Error} if the file stays too large
 */
export async function encode(
  film: string,
  file: string,
  { fps, slideStarts, movements, crf: best, maxBytes }: Encoding,
): Promise<{ bytes: number; crf: number }> {
  const zones = movements.map(([first, last]) => `${first},${last},b=0.3`).join("/");
  const keyFrames = slideStarts.map((frame) => (frame / fps).toFixed(3)).join(",");
  for (let crf = best; crf <= 44; crf += 2) {
    await ffmpeg([
      ...["-i", film, "-an", "-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", String(crf)],
      ...(zones === "" ? [] : ["-x264-params", `zones=${zones}`]),
      ...["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
      ...["-g", "600", "-force_key_frames", keyFrames],
      ...["-movflags", "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", file],
    ]);
    const { size } = await stat(file);
    if (size <= maxBytes) return { bytes: size, crf };
  }
  throw new Error(`${file} stays above ${maxBytes} bytes`);
}

/** The second that the poster shows: the first slide is complete by then. */
const posterAt = "5.5";

/** Writes the still image that a page shows before the clip is played. */
export const writePoster = (clip: string, file: string): Promise<void> =>
  ffmpeg(["-ss", posterAt, "-i", clip, "-frames:v", "1", "-q:v", "7", "-vf", "scale=960:-1", file]);
