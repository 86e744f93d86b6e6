import type { Catalogue } from "./catalogue";
import type { VideoFile } from "./documents";

/** A text that shows or offers a file: who may read one of these texts may have the file. */
export interface FilePlace {
  /** What the API asks of whoever wants this text. */
  action: "course.read" | "course.study" | "series.read" | "item.read";
  status: "draft" | "published";
  /** The language of the text. */
  locale: string;
  /** Of a step: the course that one has to be enrolled in; null elsewhere. */
  courseId: number | null;
}

/** The places of each file by its address, for example `/academy/media/clip.mp4`. */
export type FilePlaces = ReadonlyMap<string, readonly FilePlace[]>;

const addressesOf = (clip: VideoFile | null): (string | null)[] =>
  clip === null ? [] : [clip.url, clip.captionsUrl, clip.posterUrl];

/** Every text with the files that it names. */
function* textsWithFiles(catalogue: Catalogue): Generator<[place: FilePlace, addresses: (string | null)[]]> {
  for (const { id, status, locales } of catalogue.courses)
    for (const [locale, { clip, standAlone, stepFiles }] of locales) {
      const page = [...addressesOf(clip), standAlone?.videoUrl ?? null];
      yield [{ action: "course.read", status, locale, courseId: null }, page];
      yield [{ action: "course.study", status, locale, courseId: id }, stepFiles];
    }
  for (const { status, locales } of catalogue.items("series"))
    for (const [locale, { episodes }] of locales) {
      const files = episodes.flatMap(({ video, posterUrl }) => [...addressesOf(video), posterUrl]);
      yield [{ action: "series.read", status, locale, courseId: null }, files];
    }
  for (const { status, locales } of catalogue.items("webinar"))
    for (const [locale, { video }] of locales)
      yield [{ action: "item.read", status, locale, courseId: null }, addressesOf(video)];
  for (const { status, locales } of catalogue.items("template"))
    for (const [locale, { file }] of locales)
      yield [{ action: "item.read", status, locale, courseId: null }, [file.url]];
}

function findFilePlaces(catalogue: Catalogue): FilePlaces {
  const places = new Map<string, FilePlace[]>();
  for (const [place, addresses] of textsWithFiles(catalogue))
    for (const address of new Set(addresses)) {
      if (address === null) continue;
      const known = places.get(address);
      if (known) known.push(place);
      else places.set(address, [place]);
    }
  return places;
}

const kept = new WeakMap<Catalogue, FilePlaces>();

/** Where each file of the content is shown; found out once for each version of the content. */
export function filePlaces(catalogue: Catalogue): FilePlaces {
  const places = kept.get(catalogue) ?? findFilePlaces(catalogue);
  kept.set(catalogue, places);
  return places;
}
