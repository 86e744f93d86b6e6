import { asEquivalent, changeFaults, type Fault, isSurvivor, linesOf, type Report } from "./report";

/** A fault by its text, wherever it is in its file. */
export interface NamedFault {
  file: string;
  /** The source, and the same with the fault, as in the list of survivors; spaces and line breaks don't matter. */
  from: string;
  to: string;
}
/** A fault that was judged: the site behaves the same with it. */
export interface Equivalent extends NamedFault {
  reason: string;
}

const flat = (text: string): string => text.replace(/\s+/g, "");
const isNamed = (fault: Fault, source: string, { from, to }: NamedFault): boolean => {
  const lines = linesOf(fault, source);
  return flat(lines.from) === flat(from) && flat(lines.to) === flat(to);
};

/** Which of these faults a report does not contain as noticed by a failing test. */
export const notKilled = (report: Report, named: readonly NamedFault[]): NamedFault[] =>
  named.filter((entry) => {
    const { source, mutants } = report.files[entry.file] ?? { source: "", mutants: [] };
    return !mutants.some((fault) => fault.status === "Killed" && isNamed(fault, source, entry));
  });

/**
 * Takes the judged faults out of a report.
 * @returns the report without them, and the entries for its files that match no survivor
 */
export function judge(report: Report, judged: readonly Equivalent[]): { report: Report; stale: Equivalent[] } {
  const used = new Set<Equivalent>();
  const files = changeFaults(report.files, (faults, path, source) => {
    const own = judged.filter(({ file }) => file === path);
    return faults.map((fault) => {
      const entry = isSurvivor(fault) && own.find((each) => isNamed(fault, source, each));
      if (!entry) return fault;
      used.add(entry);
      return asEquivalent(fault, entry.reason);
    });
  });
  return {
    report: { ...report, files },
    stale: judged.filter((entry) => entry.file in report.files && !used.has(entry)),
  };
}
