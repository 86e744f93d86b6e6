import { existsSync, readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { noFocus } from "../accessibility/snapshot";
import { type Approvals, approval, pending, stepOfLabel } from "../approval/approved-file";
import { writeText } from "../cli/files";
import { messageOf, UsageError } from "../cli/usage-error";
import { type Step, stepLabel } from "../simulator/step";
import { distance, hunksOf, hunksText, parseHunks, patched } from "./page-diff";

/** The version of the format; a file of another one cannot be compared. */
const version = 1;

/** How the names of differences in what a view shows begin, to tell them from those in behavior. */
export const screenPrefix = "shows-";

/** What a page shows in one moment. */
export interface Shown {
  /** The states of the machines on the page, in words. */
  state: string;
  /** What is on the page, one element or text per line. */
  lines: readonly string[];
  /** What has the focus. */
  focus: string;
}

/** A test through a view, with what the page showed at the start and after every step. */
export interface ShownTest {
  input: string;
  start: Shown;
  steps: (Shown & { step: Step })[];
}

/** What the pages of a machine show, as approved. */
export interface ApprovedScreen extends Approvals {
  machine: string;
  tests: ShownTest[];
}

const page = z.object({
  name: z.string(),
  state: z.string(),
  shows: z.string().optional(),
  like: z.string().optional(),
  but: z.string().optional(),
});
type Page = z.infer<typeof page>;

const moment = z.object({ page: z.string().optional(), focus: z.string().optional() });
const screenFile = z.object({
  machine: z.string(),
  version: z.literal(version),
  approvals: z.array(approval),
  pending,
  pages: z.array(page),
  tests: z.array(z.object({ input: z.string(), start: moment, steps: z.array(moment.extend({ step: stepOfLabel })) })),
});

const heading = `# What the pages of a machine show along its planned tests, as assistive technology would tell it.
# \`run --driver=dom\` compares the views with it. \`approve\` changes it; edits by hand are differences, too.
`;

/** The distinct pages of tests, each with a name. */
class Pages {
  readonly all: Page[] = [];
  private readonly names = new Map<string, string>();
  private readonly linesOf: (readonly string[])[] = [];
  private readonly counts = new Map<string, number>();

  /** The name of a page. */
  nameOf({ state, lines }: Shown): string {
    const key = `${state}\n${lines.join("\n")}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const count = (this.counts.get(state) ?? 0) + 1;
    this.counts.set(state, count);
    const name = `${state} #${count}`;
    this.names.set(key, name);
    this.all.push({ name, state, ...this.described(lines) });
    this.linesOf.push(lines);
    return name;
  }

  /** A page in full, or as what distinguishes it from the most similar one. */
  private described(lines: readonly string[]): Pick<Page, "shows" | "like" | "but"> {
    let [nearest, least] = [-1, lines.length];
    for (const [index, others] of this.linesOf.entries()) {
      const apart = distance(lines, others);
      if (apart < least) [nearest, least] = [index, apart];
    }
    const like = this.all[nearest]?.name;
    if (like === undefined) return { shows: lines.join("\n") };
    const hunks = hunksOf(this.linesOf[nearest] ?? [], lines);
    return hunks.length === 0 ? { like } : { like, but: hunksText(hunks) };
  }
}

/** @throws {UsageError} if the file cannot be written */
export function writeScreen(file: string, { machine, approvals, pending: open, tests }: ApprovedScreen): void {
  const pages = new Pages();
  const written = tests.map(({ input, start, steps }) => {
    let before = { page: "", focus: noFocus };
    const changesOf = (shown: Shown) => {
      const now = { page: pages.nameOf(shown), focus: shown.focus };
      const changes = {
        ...(now.page !== before.page && { page: now.page }),
        ...(now.focus !== before.focus && { focus: now.focus }),
      };
      before = now;
      return changes;
    };
    return {
      input,
      start: changesOf(start),
      steps: steps.map(({ step, ...shown }) => ({ step: stepLabel(step), ...changesOf(shown) })),
    };
  });
  const data = {
    machine,
    version,
    approvals,
    ...(open.length > 0 && { pending: open }),
    pages: pages.all,
    tests: written,
  };
  writeText(file, `${heading}${stringify(data, { lineWidth: 0 })}`);
}

/** The pages by name, in full. @throws {Error} if one is like a page that comes later or does not exist */
function inFull(pages: readonly Page[]): Map<string, Pick<Shown, "state" | "lines">> {
  const all = new Map<string, Pick<Shown, "state" | "lines">>();
  for (const { name, state, shows, like, but } of pages) {
    const base = like === undefined ? undefined : all.get(like);
    if (like !== undefined && !base) throw new Error(`there is no page "${like}" before "${name}"`);
    const lines = base ? patched(base.lines, but === undefined ? [] : parseHunks(but)) : shows ? shows.split("\n") : [];
    all.set(name, { state, lines });
  }
  return all;
}

function decoded(data: unknown): ApprovedScreen {
  const found = z.looseObject({ version: z.unknown() }).safeParse(data).data?.version;
  if (found !== version) throw new Error(`it has version ${String(found)}, this is version ${version}`);
  const { machine, approvals, pending: open, pages, tests } = screenFile.parse(data);
  const all = inFull(pages);
  return {
    machine,
    approvals,
    pending: open,
    tests: tests.map(({ input, start, steps }) => {
      let before = { page: "", focus: noFocus };
      const shownAt = (changes: z.infer<typeof moment>): Shown => {
        before = { page: changes.page ?? before.page, focus: changes.focus ?? before.focus };
        const known = all.get(before.page);
        if (!known) throw new Error(`there is no page "${before.page}"`);
        return { ...known, focus: before.focus };
      };
      return {
        input,
        start: shownAt(start),
        steps: steps.map(({ step, ...changes }) => ({ step, ...shownAt(changes) })),
      };
    }),
  };
}

/**
 * Reads what the pages of a machine show, as approved; null if nothing has been approved yet.
 * @param remedy how to replace a file that cannot be read
 * @throws {UsageError} if it cannot be read, or has another version
 */
export function readScreen(file: string, remedy: string): ApprovedScreen | null {
  if (!existsSync(file)) return null;
  try {
    return decoded(parse(readFileSync(file, "utf8")));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).split("\n").join(" ") : messageOf(cause);
    throw new UsageError(`${file} cannot be read (${why}); ${remedy}.`, { cause });
  }
}
