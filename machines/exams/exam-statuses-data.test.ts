import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exam, ExamEntry } from "../../contract/exams/exams";
import { examEntry } from "../testing";
import { type ExamStatuses, entryAt, groupsOf, nextOpening } from "./exam-statuses";

/** The minutes of an hour: few enough that instants coincide. */
const minute = fc.nat(9);
const at = (minutes: number): string => `2026-03-01T10:0${minutes}:00.000Z`;

const entry: fc.Arbitrary<Partial<ExamEntry>> = fc.record({
  status: fc.constantFrom(
    "startExam" as const,
    "examPending" as const,
    "examAvailable" as const,
    "certificated" as const,
  ),
  reason: fc.constantFrom(null, "notEnrolled" as const, "lessonsUnfinished" as const, "coolingDown" as const),
  retakeAvailableAt: fc.option(minute.map(at), { nil: null }),
});
const list = fc.array(entry, { maxLength: 6 }).map((entries) => entries.map((one, index) => examEntry(index + 1, one)));
const known = (all: ExamEntry[]): ExamStatuses => ({ entries: { all }, certificates: [], now: at(0) });
const examsOf = (ids: number[]) => ids.map((id) => ({ ...examEntry(id), modules: [] }) as unknown as Exam);

describe("a list of exams with any statuses", () => {
  it("shows every exam once, in the group of what can be done with it now", () => {
    // R5, L9.
    const groups = {
      examAvailable: "open",
      startExam: "toStart",
      examPending: "waiting",
      certificated: "certificated",
    };
    fc.assert(
      fc.property(list, minute, fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }), (all, now, missing) => {
        const ids = all.map(({ id }) => id).filter((id) => !missing.includes(id));
        const shown = groupsOf(examsOf(ids), known(all), at(now));
        expect(shown.flatMap(({ exams }) => exams.map(({ exam }) => exam.id)).sort()).toEqual(ids);
        const order = shown.map(({ name }) => ["open", "toStart", "waiting", "certificated"].indexOf(name));
        expect(order).toEqual([...order].sort());
        for (const { name, exams } of shown) {
          expect(exams.length).toBeGreaterThan(0);
          for (const { exam } of exams) {
            const { status, reason, retakeAvailableAt } = all.find(({ id }) => id === exam.id) as ExamEntry;
            const hasCooled = reason === "coolingDown" && retakeAvailableAt !== null && retakeAvailableAt <= at(now);
            expect([exam.id, name]).toEqual([exam.id, hasCooled ? "open" : groups[status]]);
          }
        }
      }),
    );
  });

  it("changes by itself at the next opening and not before", () => {
    // R3, L8: someone who watches the clock minute by minute sees the first change when the machine wakes up.
    fc.assert(
      fc.property(list, minute, (all, now) => {
        const view = (minutes: number) => JSON.stringify(all.map((one) => entryAt(one, at(minutes))));
        const later = Array.from({ length: 9 - now }, (_, index) => now + 1 + index);
        const change = later.find((minutes) => view(minutes) !== view(now));
        expect(nextOpening(known(all), at(now))).toBe(change === undefined ? null : at(change));
      }),
    );
  });
});
