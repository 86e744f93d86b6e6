import type { Certificate } from "../../contract/certificates/certificates";
import type { Exam, ExamEntry } from "../../contract/exams/exams";
import { isExpired } from "../certificates/validity";

/** A learner's status in the exams of a list, as the server sent it. */
export interface ExamStatuses {
  /** By group where the list has groups of its own (R51), under `all` otherwise. */
  entries: Partial<Record<"all" | "digitalAgencies" | "toolkitProficiency", ExamEntry[]>>;
  /** Newest first. */
  certificates: Certificate[];
  /** The server's clock when it answered. */
  now: string;
}

/** A group of a list: a fixed one, or what its exams have in common for the learner. */
export type GroupName = keyof ExamStatuses["entries"] | "open" | "toStart" | "waiting" | "certificated";

/** An exam of a list. A visitor has no status. */
export interface ListedExam {
  exam: Exam;
  entry: ExamEntry | null;
  /** Of the certificate that the learner holds; null for one that waits for a name (R4). */
  certificate: string | null;
}
export interface ExamGroup {
  name: GroupName;
  exams: ListedExam[];
}

const isCoolingDown = ({ reason }: ExamEntry): boolean => reason === "coolingDown";

/** The instants at which exams that cool down open again, the next one first. */
const openings = ({ entries }: ExamStatuses): string[] =>
  Object.values(entries)
    .flat()
    .flatMap((entry) => (isCoolingDown(entry) && entry.retakeAvailableAt !== null ? [entry.retakeAvailableAt] : []))
    .sort((a, b) => Date.parse(a) - Date.parse(b));

/** The next instant at which an exam opens again; null when none will (R3, L8). */
export const nextOpening = (statuses: ExamStatuses, now: string): string | null =>
  openings(statuses).find((instant) => Date.parse(instant) > Date.parse(now)) ?? null;

/** An entry as it is now: what cooled down is ready for a retake once its instant has come (R5, L8). */
export function entryAt(entry: ExamEntry, now: string): ExamEntry {
  const { retakeAvailableAt } = entry;
  const isOpen = isCoolingDown(entry) && retakeAvailableAt !== null && Date.parse(retakeAvailableAt) <= Date.parse(now);
  return isOpen ? { ...entry, status: "examAvailable", reason: null, retakeAvailableAt: null } : entry;
}

const groupOf: Record<ExamEntry["status"], GroupName> = {
  examAvailable: "open",
  startExam: "toStart",
  examPending: "waiting",
  certificated: "certificated",
};

/**
 * What a list shows: groups of its own in the server's order; else by what the learner can do, most pressing first;
 * else everything. A missing exam is skipped, and so is an empty group (R51).
 */
export function groupsOf(exams: readonly Exam[], statuses: ExamStatuses | null, now: string): ExamGroup[] {
  if (!statuses) return group("all", exams.map(unknown));
  const { certificates, entries } = statuses;
  const listed = (some: ExamEntry[] = []): ListedExam[] =>
    some.flatMap((entry) => {
      const exam = exams.find(({ id }) => id === entry.id);
      const held = certificates.find((one) => one.examSlug === entry.slug && !isExpired(one, now));
      return exam ? [{ exam, entry: entryAt(entry, now), certificate: held?.hash ?? null }] : [];
    });
  const known = listed(entries.all);
  return [
    ...Object.values(groupOf).flatMap((name) =>
      group(
        name,
        known.filter(({ entry }) => entry && groupOf[entry.status] === name),
      ),
    ),
    ...(["digitalAgencies", "toolkitProficiency"] as const).flatMap((name) => group(name, listed(entries[name]))),
  ];
}

const unknown = (exam: Exam): ListedExam => ({ exam, entry: null, certificate: null });

const group = (name: GroupName, exams: ListedExam[]): ExamGroup[] => (exams.length > 0 ? [{ name, exams }] : []);
