import type { ContentPlan } from "../account/rules/plan";
import type { Catalogue } from "./catalogue";
import type { VideoFile } from "./documents";

/** A text that shows or offers a file: anyone who can read one of these texts can download the file. */
export interface FileReference {
  /** The access that the API requires for this text. */
  action: "course.read" | "course.study" | "series.read" | "plusSeries.read" | "item.read";
  /** What the text's readers need. */
  plan: ContentPlan;
  status: "draft" | "published";
  /** The language of the text. */
  locale: string;
  /** For a step: the course that the reader must be enrolled in; null elsewhere. */
  courseId: number | null;
}

/** The references to each file by its address, for example `/academy/media/clip.mp4`. */
export type FilePlaces = ReadonlyMap<string, readonly FileReference[]>;

const addressesOf = (clip: VideoFile | null): (string | null)[] =>
  clip === null ? [] : [clip.url, clip.captionsUrl, clip.posterUrl];

/** Every text with the files it refers to. */
function* textsWithFiles(catalogue: Catalogue): Generator<[place: FileReference, addresses: (string | null)[]]> {
  for (const { id, status, locales } of catalogue.courses)
    for (const [locale, { clip, plan, standAlone, stepFiles }] of locales) {
      const page = [...addressesOf(clip), standAlone?.videoUrl ?? null];
      // The page of a course is everybody's, with its promo (R55).
      yield [{ action: "course.read", plan: "free", status, locale, courseId: null }, page];
      yield [{ action: "course.study", plan, status, locale, courseId: id }, stepFiles];
    }
  for (const { status, locales } of catalogue.items("series"))
    for (const [locale, { episodes, plan }] of locales) {
      const action = plan === "plus" ? "plusSeries.read" : "series.read";
      const files = episodes.flatMap(({ video: { url, captionsUrl } }) => [url, captionsUrl]);
      // The list of episodes shows them; it says what the series is about, for people without the plan too (R55).
      const posters = episodes.flatMap(({ video, posterUrl }) => [video.posterUrl, posterUrl]);
      yield [{ action, plan, status, locale, courseId: null }, files];
      yield [{ action, plan: "free", status, locale, courseId: null }, posters];
    }
  for (const { status, locales } of catalogue.items("webinar"))
    for (const [locale, { video }] of locales)
      yield [{ action: "item.read", plan: "free", status, locale, courseId: null }, addressesOf(video)];
  for (const { status, locales } of catalogue.items("template"))
    for (const [locale, { file }] of locales)
      yield [{ action: "item.read", plan: "free", status, locale, courseId: null }, [file.url]];
}

function findFilePlaces(catalogue: Catalogue): FilePlaces {
  const places = new Map<string, FileReference[]>();
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

/** The references to each file of the content; collected once per content version. */
export function fileReferences(catalogue: Catalogue): FilePlaces {
  const places = kept.get(catalogue) ?? findFilePlaces(catalogue);
  kept.set(catalogue, places);
  return places;
}
