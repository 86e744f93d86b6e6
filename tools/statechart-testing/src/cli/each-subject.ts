import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Subject } from "./subject";
import { messageOf, UsageError } from "./usage-error";

/** Where an error was thrown, in the working folder and outside of packages: `machines/quiz.ts:12`; empty if unknown. */
function placeOf({ stack = "" }: Error): string {
  for (const line of stack.split("\n")) {
    const [, file = "", at = ""] = /\(?((?:file:\/\/)?\/[^():]+):(\d+):\d+\)?$/.exec(line) ?? [];
    const path = relative(process.cwd(), file.startsWith("file:") ? fileURLToPath(file) : file);
    if (file !== "" && !/^\.\.|node_modules|statechart-testing\/src\//.test(path)) return `${path}:${at}`;
  }
  return "";
}

const rootOf = (thrown: Error): Error => (thrown.cause instanceof Error ? rootOf(thrown.cause) : thrown);

/** What to report about an error, in one line. A usage error already says which machine it is about, and what to do. */
export function reportOf({ id }: Pick<Subject, "id">, thrown: Error): string {
  const message = messageOf(thrown)
    .split(/\s*\n\s*/)
    .join(" ");
  if (thrown instanceof UsageError) return message;
  const place = placeOf(rootOf(thrown));
  return `BROKEN ${id}: ${message}${place && ` (${place})`}`;
}

/**
 * Works on one machine after the other. If one of them, or a file that belongs to it, is broken, that is reported in one line,
 * and the others go on.
 * @param work resolves with whether everything was as it should be
 * @returns whether that is so for every machine
 */
export async function eachSubject<S extends Pick<Subject, "id">>(
  subjects: readonly S[],
  say: (line: string) => void,
  work: (subject: S) => Promise<boolean>,
): Promise<boolean> {
  let isWhole = true;
  for (const subject of subjects)
    try {
      isWhole = (await work(subject)) && isWhole;
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      say(reportOf(subject, thrown));
      isWhole = false;
    }
  return isWhole;
}
