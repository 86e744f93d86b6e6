import { distance } from "fastest-levenshtein";
import { git } from "./git";

/** A branch or tag. */
export interface Ref {
  name: string;
  kind: "branch" | "tag";
  /** When its commit was made, ISO 8601. */
  date: string;
}

/** The branches and tags of a repository, newest first. */
export interface Refs {
  refs: readonly Ref[];
  /** The newest tag that the current commit contains: the last release; null if there is none. */
  lastTag: string | null;
}

/** Lists branches and tags; more than this many would help nobody choose. */
const maxRefs = 200;

/** @throws {ViewerError} without git or a repository */
export async function refsOf(repository: string): Promise<Refs> {
  const fields = ["%(refname)", "%(refname:short)", "%(creatordate:iso-strict)"].join("%00");
  const listed = await git(
    repository,
    ["for-each-ref", "--sort=-creatordate", `--count=${maxRefs}`, `--format=${fields}`, "refs/heads", "refs/tags"],
    "The branches and tags cannot be listed.",
  );
  const refs = listed
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Ref => {
      const [full = "", name = "", date = ""] = line.split("\0");
      return { name, kind: full.startsWith("refs/tags/") ? "tag" : "branch", date };
    });
  // Fails if no tag is reachable.
  const described = await git(repository, ["describe", "--tags", "--abbrev=0"], "").catch(() => "");
  return { refs, lastTag: described.trim() || null };
}

/** How many close names are worth showing. */
const maxClosest = 5;

/** The branches and tags whose names are most like a mistyped one; names that contain it come first. */
export function closestRefs({ refs }: Pick<Refs, "refs">, typed: string): string[] {
  const lower = typed.toLowerCase();
  const rank = (name: string): number => {
    const other = name.toLowerCase();
    return lower !== "" && (other.includes(lower) || lower.includes(other)) ? 0 : distance(lower, other);
  };
  return refs
    .map(({ name }) => ({ name, rank: rank(name) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxClosest)
    .map(({ name }) => name);
}
