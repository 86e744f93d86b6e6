import { describe, expect, it } from "vitest";
import type { Certificate } from "../../contract/certificates/certificates";
import type { Exam } from "../../contract/exams/exams";
import { examEntry as entry } from "../testing";
import { type ExamStatuses, entryAt, groupsOf, nextOpening } from "./exam-statuses";

const now = "2026-03-01T10:00:00.000Z";
const later = "2026-03-01T11:00:00.000Z";
const latest = "2026-03-01T12:00:00.000Z";

const cooling = (id: number, retakeAvailableAt: string | null) =>
  entry(id, { status: "examPending", reason: "coolingDown", retakeAvailableAt });
const examOf = (id: number) => ({ ...entry(id), modules: [] }) as unknown as Exam;
const statuses = (entries: ExamStatuses["entries"], certificates: Certificate[] = []): ExamStatuses => ({
  entries,
  certificates,
  now,
});
const certificate = (hash: string, examSlug: string, dateExpires: string | null): Certificate => ({
  id: 1,
  hash,
  url: "",
  title: "",
  examSlug,
  name: "Ada",
  score: 90,
  dateIssued: now,
  dateExpires,
});
/** The groups of a list with the ids in them. */
const idsOf = (exams: Exam[], known: ExamStatuses | null, at = now) =>
  groupsOf(exams, known, at).map(({ name, exams: some }) => [name, ...some.map(({ exam }) => exam.id)].join(" "));

describe("the next opening", () => {
  it("is the nearest instant to come, in whichever group it is", () => {
    const known = statuses({ digitalAgencies: [cooling(1, latest)], toolkitProficiency: [cooling(2, later)] });
    expect(nextOpening(known, now)).toBe(later);
    expect(nextOpening(known, later)).toBe(latest);
    expect(nextOpening(known, latest)).toBeNull();
  });

  it("does not count a renewal, or an exam that waits for something else", () => {
    const renewal = entry(1, { status: "certificated", retakeAvailableAt: later });
    const pending = entry(2, { status: "examPending", reason: "notEnrolled" });
    expect(nextOpening(statuses({ all: [renewal, pending, cooling(3, null)] }), now)).toBeNull();
  });
});

describe("an exam that cools down", () => {
  it("is ready for a retake from its instant on (L8)", () => {
    expect(entryAt(cooling(1, later), now)).toEqual(cooling(1, later));
    const open = { status: "examAvailable", reason: null, retakeAvailableAt: null };
    expect(entryAt(cooling(1, later), later)).toMatchObject(open);
    expect(entryAt(cooling(1, later), latest)).toMatchObject(open);
  });

  it("is the only one that changes automatically", () => {
    const renewal = entry(1, { status: "certificated", retakeAvailableAt: now });
    expect(entryAt(renewal, later)).toEqual(renewal);
    expect(entryAt(cooling(1, null), later)).toEqual(cooling(1, null));
  });
});

describe("what a list shows", () => {
  const exams = [1, 2, 3, 4, 5].map(examOf);

  it("is a single group for a visitor", () => {
    expect(idsOf(exams, null)).toEqual(["all 1 2 3 4 5"]);
    expect(idsOf([], null)).toEqual([]);
    expect(groupsOf(exams, null, "")[0]?.exams[0]).toMatchObject({ entry: null, certificate: null });
  });

  it("is grouped by what the learner can do, most pressing first", () => {
    const all = [
      entry(1, { status: "certificated" }),
      entry(2, { status: "examPending", reason: "lessonsUnfinished" }),
      entry(3),
      cooling(4, later),
      entry(5, { status: "examAvailable" }),
    ];
    expect(idsOf(exams, statuses({ all }))).toEqual(["open 5", "toStart 3", "waiting 2 4", "certificated 1"]);
    expect(idsOf(exams, statuses({ all }), later)[0]).toBe("open 4 5");
  });

  it("has the agency partners' groups in the server's order, without what is missing (R51)", () => {
    const known = statuses({ digitalAgencies: [entry(4)], toolkitProficiency: [entry(3), entry(9), entry(1)] });
    expect(idsOf(exams, known)).toEqual(["digitalAgencies 4", "toolkitProficiency 3 1"]);
    expect(idsOf(exams, statuses({ digitalAgencies: [], toolkitProficiency: [entry(2)] }))).toEqual([
      "toolkitProficiency 2",
    ]);
  });

  it("names the newest certificate that has not expired", () => {
    const all = [1, 2, 3].map((id) => entry(id, { status: "certificated" }));
    const held = [
      certificate("new", "exam-1", latest),
      certificate("old", "exam-1", later),
      certificate("gone", "exam-2", now),
    ];
    const [group] = groupsOf(exams, statuses({ all }, held), now);
    expect(group?.exams.map((listed) => listed.certificate)).toEqual(["new", null, null]);
  });
});
