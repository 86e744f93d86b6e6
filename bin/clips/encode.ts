import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The maximum size of a clip in bytes. */
const sizeLimit = 280_000;

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

/**
 * Encodes a video as an mp4 of at most `sizeLimit` bytes: quality is reduced in steps until the file is small enough.
 * Slides start with a key frame, so that seeking to one is immediate.
 */
export async function encode(
  film: string,
  slideStarts: readonly number[],
  file: string,
): Promise<{ bytes: number; crf: number }> {
  for (let crf = 28; crf <= 40; crf += 2) {
    await ffmpeg([
      ...["-i", film, "-an", "-c:v", "libx264", "-preset", "slower", "-tune", "animation", "-crf", String(crf)],
      ...["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
      ...["-g", "600", "-force_key_frames", slideStarts.map((start) => start.toFixed(3)).join(",")],
      ...["-movflags", "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", file],
    ]);
    const { size } = await stat(file);
    if (size <= sizeLimit) return { bytes: size, crf };
  }
  throw new Error(`${file} stays above ${sizeLimit} bytes`);
}

/** The second that the poster shows: the first slide is complete by then. */
const posterAt = "5.5";

/** Writes the still image that a page shows before the clip is played. */
export const writePoster = (clip: string, file: string): Promise<void> =>
  ffmpeg(["-ss", posterAt, "-i", clip, "-frames:v", "1", "-q:v", "7", "-vf", "scale=960:-1", file]);
