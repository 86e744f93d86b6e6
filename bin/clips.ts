/**
 * Renders the scripts of clips as videos with captions: `npx tsx bin/clips.ts`, see `usage`.
 *
 * Each script, {name}.yaml, becomes {name}.mp4, {name}.jpg, and {name}.en.vtt. Each of its translations,
 * {locale}/{name}.yaml, becomes {name}.{locale}.mp4 and {name}.{locale}.jpg; its captions are written by hand.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type ContentLocale, contentLocales } from "../contract/primitives";
import { webVtt } from "./clips/captions";
import { courseOf } from "./clips/courses";
import { assemble, encode, writePoster } from "./clips/encode";
import { movementsIn } from "./clips/movements";
import { readScript, readTranslation, type Slide } from "./clips/script";
import { drawSlide } from "./clips/slide";
import { SlidePage } from "./clips/slide-page";
import { readOptions } from "./command-line";

const usage = `npx tsx bin/clips.ts [NAME…] [OPTIONS]   renders clips from their scripts, all without a NAME;
                                         needs ffmpeg and a Chromium

--locales=en,de            only in these languages of those that a script exists in
--scripts=content/clips    the folder of the scripts
--out=content/media        the folder of the clips`;

const fps = 12;

/** What is small enough, and how well it may look. Translations show the same as English, and there are many of them. */
const quality = {
  english: { crf: 28, maxBytes: 280_000 },
  translation: { crf: 37, maxBytes: 200_000 },
} as const;

/** A clip to render: a script in one language. */
interface Clip {
  name: string;
  locale: ContentLocale;
  slides: readonly Slide[];
}

/** Where each slide starts, in frames, and where the last one ends. */
function startsOf(slides: readonly Slide[]): number[] {
  const ends = [0];
  for (const { seconds } of slides) ends.push((ends.at(-1) ?? 0) + seconds);
  return ends.map((seconds) => Math.round(seconds * fps));
}

/** The markup of every frame of a clip. Frames that look the same have the same. */
async function draw({ name, locale, slides }: Clip, slidePage: SlidePage): Promise<string[]> {
  const starts = startsOf(slides);
  const { lesson, ...course } = courseOf(name, locale);
  const frames: string[] = [];
  for (const [index, slide] of slides.entries()) {
    const position = { index, count: slides.length, course, lesson, locale };
    const fit = await slidePage.fit(slide, position);
    if (fit < 0.8)
      console.warn(`${name} (${locale}), slide ${index + 1}: text is set at ${fit} of its size; shorten it`);
    const first = frames.length;
    while (frames.length < (starts[index + 1] ?? 0))
      frames.push(drawSlide(slide, position, (frames.length - first) / fps, fit));
  }
  return frames;
}

/** The pictures of all frames in order. A frame that looks like the previous one is not drawn again. */
async function* picturesOf(frames: readonly string[], slidePage: SlidePage): AsyncGenerator<Buffer> {
  let drawn: { markup: string; picture: Buffer } | undefined;
  for (const markup of frames) {
    if (drawn?.markup !== markup) drawn = { markup, picture: await slidePage.picture(markup) };
    yield drawn.picture;
  }
}

async function makeClip(clip: Clip, out: string, slidePage: SlidePage): Promise<void> {
  const { name, locale, slides } = clip;
  const isEnglish = locale === "en";
  const file = join(out, isEnglish ? name : `${name}.${locale}`);
  const work = await mkdtemp(join(tmpdir(), "clips-"));
  try {
    const film = join(work, "film.mkv");
    const frames = await draw(clip, slidePage);
    await assemble(Readable.from(picturesOf(frames, slidePage)), fps, film);
    const slideStarts = startsOf(slides).slice(0, -1);
    const { bytes, crf } = await encode(film, `${file}.mp4`, {
      fps,
      slideStarts,
      movements: movementsIn(frames, slideStarts),
      ...quality[isEnglish ? "english" : "translation"],
    });
    await writePoster(`${file}.mp4`, `${file}.jpg`);
    if (isEnglish) await writeFile(`${file}.en.vtt`, webVtt(slides));
    console.log(`${name} (${locale}): ${frames.length / fps} s, ${Math.ceil(bytes / 1000)} kB (crf ${crf})`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The clips of a script: in English, and in each other language that has a translation. */
async function clipsOf(name: string, scripts: string, locales: readonly ContentLocale[]): Promise<Clip[]> {
  const slides = await readScript(join(scripts, `${name}.yaml`));
  const clips = locales.map(async (locale): Promise<Clip[]> => {
    if (locale === "en") return [{ name, locale, slides }];
    const translation = join(scripts, locale, `${name}.yaml`);
    return existsSync(translation) ? [{ name, locale, slides: await readTranslation(translation, slides) }] : [];
  });
  return (await Promise.all(clips)).flat();
}

const { values, positionals } = readOptions(process.argv.slice(2), {
  usage,
  allowPositionals: true,
  options: {
    locales: { type: "string", default: contentLocales.join() },
    scripts: { type: "string", default: "content/clips" },
    out: { type: "string", default: "content/media" },
  },
});

const known = (await readdir(values.scripts)).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []).sort();
const names = positionals.length > 0 ? positionals : known;
const wanted = values.locales.split(",");
const locales = contentLocales.filter((locale) => wanted.includes(locale));
const unknown = [
  ...names
    .filter((name) => !known.includes(name))
    .map((name) => `There is no script ${name}.yaml in ${values.scripts}.`),
  ...wanted
    .filter((locale) => !locales.some((one) => one === locale))
    .map((locale) => `There is no content in "${locale}"; languages are ${contentLocales.join(", ")}.`),
];
if (unknown.length > 0) {
  console.error(unknown.join("\n"));
  process.exit(1);
}
// All scripts are read first: a mistake in the last one is known before the first one is rendered.
const clips = (await Promise.all(names.map((name) => clipsOf(name, values.scripts, locales)))).flat();
const slidePage = await SlidePage.open();
try {
  for (const clip of clips) await makeClip(clip, values.out, slidePage);
} finally {
  await slidePage.close();
}
