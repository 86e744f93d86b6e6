/**
 * Renders the scripts of clips as videos with captions.
 *
 *   npx tsx bin/clips.ts [name…] [--scripts content/clips] [--out content/media]
 *
 * Each script, {name}.yaml, becomes {name}.mp4, {name}.jpg, and {name}.en.vtt. Without names, all scripts are rendered.
 * Needs ffmpeg and a Chromium.
 */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { webVtt } from "./clips/captions";
import { courseOf } from "./clips/design";
import { assemble, encode, writePoster } from "./clips/encode";
import { readScript, type Slide } from "./clips/script";
import { drawSlide } from "./clips/slide";
import { SlidePage } from "./clips/slide-page";

const fps = 12;

/** Where each slide starts, in seconds, and where the last one ends. */
function startsOf(slides: readonly Slide[]): number[] {
  const starts = [0];
  for (const { seconds } of slides) starts.push((starts.at(-1) ?? 0) + seconds);
  return starts;
}

/** All frames of a clip in order. A frame that looks like the previous one is not drawn again. */
async function* frames(name: string, slides: readonly Slide[], slidePage: SlidePage): AsyncGenerator<Buffer> {
  const starts = startsOf(slides);
  const { lesson, ...course } = courseOf(name);
  for (const [index, slide] of slides.entries()) {
    const position = { index, count: slides.length, course, lesson };
    const fit = await slidePage.fit(slide, position);
    if (fit < 0.8) console.warn(`${name}, slide ${index + 1}: text is set at ${fit} of its size; shorten it`);
    const first = Math.round((starts[index] ?? 0) * fps);
    const last = Math.round((starts[index + 1] ?? 0) * fps);
    let drawn: { markup: string; picture: Buffer } | undefined;
    for (let frame = first; frame < last; frame += 1) {
      const markup = drawSlide(slide, position, (frame - first) / fps, fit);
      if (drawn?.markup !== markup) drawn = { markup, picture: await slidePage.picture(markup) };
      yield drawn.picture;
    }
  }
}

async function makeClip(name: string, scripts: string, out: string, slidePage: SlidePage): Promise<void> {
  const slides = await readScript(join(scripts, `${name}.yaml`));
  const work = await mkdtemp(join(tmpdir(), "clips-"));
  try {
    const film = join(work, "film.mkv");
    await assemble(Readable.from(frames(name, slides, slidePage)), fps, film);
    const starts = startsOf(slides);
    const { bytes, crf } = await encode(film, starts.slice(0, -1), join(out, `${name}.mp4`));
    await writePoster(join(out, `${name}.mp4`), join(out, `${name}.jpg`));
    await writeFile(join(out, `${name}.en.vtt`), webVtt(slides));
    console.log(`${name}: ${starts.at(-1)} s, ${Math.ceil(bytes / 1000)} kB (crf ${crf})`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scripts: { type: "string", default: "content/clips" },
    out: { type: "string", default: "content/media" },
  },
});

const known = (await readdir(values.scripts)).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []).sort();
const names = positionals.length > 0 ? positionals : known;
const slidePage = await SlidePage.open();
try {
  for (const name of names) await makeClip(name, values.scripts, values.out, slidePage);
} finally {
  await slidePage.close();
}
