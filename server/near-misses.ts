import { distance } from "fastest-levenshtein";

type Env = Record<string, string | undefined>;

/** Names up to this length are too close to ordinary words and variables to be compared by letters changed. */
const maxShortNameLength = 8;
/** Maximum number of letters added, removed, or changed in a typo; two swapped letters count as two. */
const maxDistance = 2;

/** A short name with two neighboring letters swapped, or one typed twice: `PROT`, `HOOST`. */
function typosOf(name: string): string[] {
  const letters = [...name];
  const swapped = letters.slice(1).map((letter, index) => {
    const copy = [...letters];
    copy[index + 1] = letters[index] ?? "";
    copy[index] = letter;
    return copy.join("");
  });
  const doubled = letters.map((letter, index) => letters.toSpliced(index, 0, letter).join(""));
  return [...swapped, ...doubled].filter((typo) => typo !== name);
}

/** Words of up to four letters may have one typo: `DATABASE_SSL` is not a misspelled `DATABASE_URL`. */
const isWordTypo = (typed: string, word: string): boolean =>
  distance(typed, word) <= (word.length > 4 ? maxDistance : 1) || typosOf(word).includes(typed);

function isSlipOf(typed: string, name: string): boolean {
  if (typed === name) return true;
  if (name.length <= maxShortNameLength) return typosOf(name).includes(typed);
  const [typedWords, words] = [typed.split("_"), name.split("_")];
  if (typedWords.length !== words.length) return distance(typed, name) <= maxDistance;
  return words.every((word, index) => isWordTypo(typedWords[index] ?? "", word));
}

/** The setting that a name most resembles, ignoring case; undefined if it resembles none. */
export function nearestSetting(typed: string, settings: readonly string[]): string | undefined {
  const upper = typed.toUpperCase();
  const near = settings.filter((name) => isSlipOf(upper, name));
  return near.sort((one, other) => distance(upper, one) - distance(upper, other))[0];
}

/**
 * The first variable whose name looks like a misspelling of a setting that is not set: one or two wrong letters, or
 * different capitals. For short settings (`PORT`, `HOST`), only swapped and doubled letters count, so that `POST`,
 * `SORT`, or `HOSTS`, which belong to other programs, do not prevent a start (R54).
 */
export function findNearMiss(env: Env, settings: readonly string[]): { typed: string; meant: string } | null {
  const missing = settings.filter((name) => !env[name]);
  for (const [typed, value] of Object.entries(env)) {
    if (!value || settings.includes(typed)) continue;
    const meant = nearestSetting(typed, missing);
    if (meant !== undefined) return { typed, meant };
  }
  return null;
}

const serviceLink =
  /^[A-Z0-9_]+_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;

/**
 * Whether Kubernetes or Docker set a variable for another service, whose name may start with "academy":
 * `ACADEMY_SERVICE_HOST`, `ACADEMY_PORT=tcp://10.0.0.1:3000`.
 */
export const isServiceLink = (name: string, value = ""): boolean =>
  serviceLink.test(name) || (/_PORT$/.test(name) && /^(?:tcp|udp|sctp):\/\//.test(value));
