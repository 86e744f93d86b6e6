/** Pictures of a subject, which many items may share: for those without a drawing of their own. */
export const motifs = [
  "search",
  "pen",
  "chart",
  "megaphone",
  "people",
  "spark",
  "compass",
  "layers",
  "certificate",
] as const;

/** The drawings of single courses, lessons, series, and webinars, named after what they show. */
export const scenes = [
  "answer",
  "channels",
  "clipboard",
  "coins",
  "dashboard",
  "envelope",
  "experiment",
  "eyeglasses",
  "feed",
  "framed-picture",
  "gate",
  "gauge",
  "idea",
  "linked-pages",
  "manuscript",
  "flashlight",
  "portfolio",
  "price-tags",
  "results",
  "robot",
  "scales",
  "stairs",
  "sticky-notes",
  "title-label",
  "toolbox",
  "uplift",
] as const;

/** The portraits of instructors, named by their ids in people.yaml. */
export const portraits = ["mara-lindqvist", "tobias-okafor", "ines-carvalho", "samira-haddad", "kenji-morita"] as const;

/** What is behind each of them. */
export const portraitBackgrounds: Readonly<Record<Portrait, string>> = {
  "mara-lindqvist": "#dcebe2",
  "tobias-okafor": "#faeac4",
  "ines-carvalho": "#dbe8f3",
  "samira-haddad": "#fce4d6",
  "kenji-morita": "#f1eadd",
};

/** The drawings of the site's own pages. */
const places = ["study", "lost"] as const;

/** The name of a motif. */
export type Motif = (typeof motifs)[number];
/** The name of a drawing that only one item has. */
export type Scene = (typeof scenes)[number];
/** The id of an instructor with a portrait. */
export type Portrait = (typeof portraits)[number];
/** The name of any drawing. */
export type Drawing = Motif | Scene | Portrait | (typeof places)[number];

/** The pictures of the site's own pages stand on the page; all others fill their frame with a background. */
export const hasBackground = (name: Drawing): boolean => !(places as readonly string[]).includes(name);

/** Width and height of a drawing, in its own units. */
export const sizeOf = (name: Drawing): readonly [width: number, height: number] =>
  name === "study" ? [480, 300] : isPortrait(name) ? [96, 96] : [320, 200];

const all: readonly string[] = [...motifs, ...scenes, ...portraits, ...places];
const pictures: readonly string[] = [...motifs, ...scenes];

/** Whether there is a drawing with this name. */
export const isDrawing = (word: string): word is Drawing => all.includes(word);

/** Whether a word from content names a picture; the caller shows something else if it does not. */
export const isMotif = (word: string): word is Motif | Scene => pictures.includes(word);

/** Whether an item that names this picture has a drawing of its own. */
export const isScene = (word: string): word is Scene => (scenes as readonly string[]).includes(word);

/** Whether the instructor with this id has a portrait. */
export const isPortrait = (id: string): id is Portrait => (portraits as readonly string[]).includes(id);
