import { existsSync, readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { writeText } from "../cli/files";
import { messageOf, UsageError } from "../cli/usage-error";
import { parseStep, type Step, stepLabel } from "../simulator/step";
import type { Moment } from "./moments";

/** The version of the format; a file of another one cannot be compared. */
const version = 1;

const texts = z.array(z.string()).default([]);
const moment = z.object({
  state: texts,
  tags: z.array(z.string()).nullable().default(null),
  takes: texts,
  guards: texts,
  effects: texts,
  stops: texts,
  context: texts,
  can: texts,
  early: texts,
  output: z.string().nullable().default(null),
});

/** A step, written as its label. */
export const stepOfLabel = z.string().transform((label, context): Step => {
  const found = parseStep(label);
  if (!found) context.addIssue({ code: "custom", message: `"${label}" is not a step` });
  return found ?? { kind: "time", ms: 0 };
});

/** A difference that someone has approved. */
export const approval = z.object({
  name: z.string(),
  reason: z.string(),
  /** The day, as in `2026-11-24`. */
  date: z.string(),
  /** What the difference was. */
  says: texts,
});
export type Approval = z.infer<typeof approval>;
export const pending = z.array(approval).default([]);

/** The approvals in a file. */
export interface Approvals {
  /** Why the tests are as they are, oldest first. */
  approvals: Approval[];
  /** Of differences that the tests still have as they were before, because others were not approved. */
  pending: Approval[];
}

const approvedFile = z.object({
  machine: z.string(),
  version: z.literal(version),
  approvals: z.array(approval),
  pending,
  tests: z.array(z.object({ input: z.string(), start: moment, steps: z.array(moment.extend({ step: stepOfLabel })) })),
});

/** A planned test with everything that was observed in it. */
export interface ApprovedTest {
  input: string;
  start: Moment;
  steps: (Moment & { step: Step })[];
}

/** The approved behavior of a machine. */
export interface Approved extends Approvals {
  machine: string;
  tests: ApprovedTest[];
}

const heading = `# The approved behavior of a machine: what could be observed in every step of its planned tests.
# \`run\` compares the machine with it. \`approve\` changes it; edits by hand are differences, too.
`;

/** Without what is empty, so that only what happened is in the file. */
const compact = (of: Moment): object =>
  Object.fromEntries(
    Object.entries(of)
      .filter(([key, value]) => key === "tags" || !Array.isArray(value) || value.length > 0)
      .filter(([, value]) => value !== null),
  );

/** @throws {UsageError} if the file cannot be written */
export function writeApproved(file: string, { machine, approvals, pending: open, tests }: Approved): void {
  const data = {
    machine,
    version,
    approvals,
    ...(open.length > 0 && { pending: open }),
    tests: tests.map(({ input, start, steps }) => ({
      input,
      start: compact(start),
      steps: steps.map(({ step: one, ...rest }) => ({ step: stepLabel(one), ...compact(rest) })),
    })),
  };
  writeText(file, `${heading}${stringify(data, { lineWidth: 0 })}`);
}

/**
 * Reads the approved behavior of a machine; null if nothing has been approved yet.
 * @param remedy how to replace a file that cannot be read
 * @throws {UsageError} if it cannot be read, or has another version
 */
export function readApproved(file: string, remedy: string): Approved | null {
  if (!existsSync(file)) return null;
  try {
    const data: unknown = parse(readFileSync(file, "utf8"));
    const found = z.looseObject({ version: z.unknown() }).safeParse(data).data?.version;
    if (found !== version) throw new Error(`it has version ${String(found)}, this is version ${version}`);
    return approvedFile.parse(data);
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).split("\n").join(" ") : messageOf(cause);
    throw new UsageError(`${file} cannot be read (${why}); ${remedy}.`, { cause });
  }
}
