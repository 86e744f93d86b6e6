import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UseQuery } from "../../contract/telemetry";
import type { Database, OpenDatabase } from "../db/database";
import { removeStale } from "../db/queries/housekeeping";
import { addRecorded, type Recorded } from "../flows/recorded";
import { databases } from "../testing/databases";
import { addCounts, useOf } from "./queries";
import { flowCount, stateCount, transitionCount } from "./schema";

const now = new Date("2026-03-17T12:00:00Z");
const [none, all] = [Array<number>(12).fill(0), Array<number>(12).fill(1)];
const submit = { machine: "quiz", transition: "quiz.asking answer.submit", count: 1 };
const asking = { machine: "quiz", state: "quiz.asking", entered: 20, left: 10, leftWithPage: 5, times: all };
const counts = { locale: "en" as const, transitions: [submit], states: [asking] };

describe.each(databases)("the use of a machine on $name", ({ open }) => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await open();
    ({ db } = opened);
  });
  beforeEach(async () => {
    for (const table of [transitionCount, stateCount]) await db.delete(table);
  });
  afterAll(() => opened.close());

  const use = (query: Partial<UseQuery> = {}) => useOf(db, { machine: "quiz", ...query }, now);

  it("lists transitions, states, and times, of the machine only", async () => {
    await addCounts(db, counts, { day: "2026-03-16" });
    await addCounts(db, { ...counts, locale: "de", states: [{ ...asking, times: none }] }, { day: "2026-03-17" });
    const lesson = { ...counts, transitions: [{ ...submit, machine: "lesson" }], states: [] };
    await addCounts(db, lesson, { day: "2026-03-17" });
    expect(await use()).toEqual({
      machine: "quiz",
      source: "visits",
      hasRecorded: false,
      isCounted: true,
      countedSince: "2026-03-16",
      since: "2026-03-16",
      until: "2026-03-17",
      transitions: [{ transition: submit.transition, count: 2 }],
      states: [{ state: "quiz.asking", entered: 40, left: 20, leftWithPage: 10, times: all }],
      limits: [0.1, 0.3, 1, 3, 10, 30, 60, 180, 600, 1_800, 3_600, 86_400],
    });
  });

  it("says which machines are not counted, and since when others are", async () => {
    expect(await use({ machine: "consent" })).toMatchObject({ isCounted: false, countedSince: null });
    expect(await use()).toMatchObject({ isCounted: true, countedSince: null, since: null, transitions: [] });
    await addCounts(db, counts, { day: "2026-03-10" });
    expect(await use({ machine: "lesson", to: "2026-03-09" })).toMatchObject({
      isCounted: true,
      countedSince: "2026-03-10",
      since: null,
    });
  });

  it("is of the days, both included, and of the language", async () => {
    // Within a month, at its ends, and over whole months.
    for (const day of [
      "2025-11-30",
      "2025-12-01",
      "2025-12-31",
      "2026-01-15",
      "2026-02-28",
      "2026-03-01",
      "2026-03-17",
    ]) {
      await addCounts(db, counts, { day });
      await addCounts(db, { ...counts, locale: "de" }, { day });
    }
    const seen = async (query: Partial<UseQuery>) => {
      const { since, until, transitions, states } = await use(query);
      expect(states[0]?.entered ?? 0).toBe(20 * (transitions[0]?.count ?? 0));
      return [since, until, transitions[0]?.count];
    };
    expect(await seen({})).toEqual(["2025-11-30", "2026-03-17", 14]);
    expect(await seen({ locale: "de" })).toEqual(["2025-11-30", "2026-03-17", 7]);
    expect(await seen({ from: "2025-12-01" })).toEqual(["2025-12-01", "2026-03-17", 12]);
    expect(await seen({ from: "2025-12-02", to: "2026-02-27" })).toEqual(["2025-12-31", "2026-01-15", 4]);
    expect(await seen({ from: "2025-12-01", to: "2026-02-28", locale: "en" })).toEqual(["2025-12-01", "2026-02-28", 4]);
    expect(await seen({ from: "2026-03-02", to: "2026-03-16" })).toEqual([null, null, undefined]);
    expect(await seen({ locale: "ja" })).toEqual([null, null, undefined]);
  });

  it("of recorded visits is never mixed with that of people's visits", async () => {
    await addCounts(db, counts, { day: "2026-02-01", isRecorded: true });
    expect(await use()).toMatchObject({ source: "recorded", hasRecorded: true, countedSince: "2026-02-01" });
    expect(await use({ source: "visits" })).toMatchObject({ source: "visits", hasRecorded: true, transitions: [] });
    await addCounts(db, { ...counts, transitions: [{ ...submit, count: 7 }] }, { day: "2026-03-01" });
    expect(await use()).toMatchObject({ source: "visits", since: "2026-03-01", transitions: [{ count: 7 }] });
    expect(await use({ source: "recorded" })).toMatchObject({
      source: "recorded",
      until: "2026-02-01",
      transitions: [{ count: 1 }],
    });
    // In a period without visits, as before.
    expect(await use({ to: "2026-02-10" })).toMatchObject({ source: "recorded" });
  });

  it("is the recorded one in a demo until some is counted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "academy-recorded-"));
    const file = join(folder, "recorded.json");
    const begin = (at = now) => addRecorded(db, at, file);
    const recorded: Recorded = { date: "2026-02-01", counts: [counts] };
    await begin();
    expect(await use()).toMatchObject({ hasRecorded: false });
    writeFileSync(file, '{ "date": "2026-02-01", "counts": [{ "locale": "Ada" }] }');
    await begin();
    expect(await use()).toMatchObject({ hasRecorded: false });
    // What no machine has is left out.
    const gone = { ...submit, transition: "quiz.asking answer.steal" };
    writeFileSync(file, JSON.stringify({ ...recorded, counts: [{ ...counts, transitions: [submit, gone] }] }));
    await begin();
    await begin();
    expect(await use()).toMatchObject({
      source: "recorded",
      since: "2026-02-01",
      transitions: [{ transition: submit.transition, count: 1 }],
    });
    // Counts older than the retention period would be gone with the next sweep.
    for (const table of [transitionCount, stateCount]) await db.delete(table);
    const later = new Date("2028-01-01T00:00:00Z");
    await begin(later);
    expect(await useOf(db, { machine: "quiz" }, later)).toMatchObject({ since: "2028-01-01" });
    rmSync(folder, { recursive: true });
  });

  it("is forgotten after 400 days, also by the sums of months", async () => {
    for (const day of ["2026-03-01", "2026-03-05"]) await addCounts(db, counts, { day });
    const left = async () =>
      (await db.select().from(transitionCount)).map(({ unit, since }) => `${unit} ${since}`).sort();
    const both = ["day 2026-03-01", "day 2026-03-05", "month 2026-03-01"];
    await removeStale(db, new Date("2027-04-05T12:00:00Z"));
    expect(await left()).toEqual([...both, ...both].sort());
    await removeStale(db, new Date("2027-04-06T00:00:00Z"));
    expect(await left()).toEqual(["day 2026-03-05", "day 2026-03-05"]);
    expect(await useOf(db, { machine: "quiz" }, new Date("2027-04-06T00:00:00Z"))).toMatchObject({
      since: "2026-03-05",
      transitions: [{ count: 1 }],
    });
    await removeStale(db, new Date("2027-04-10T00:00:00Z"));
    expect([await left(), await db.select().from(stateCount)]).toEqual([[], []]);
  });

  it("of an earlier version, which compared states, is removed", async () => {
    await db.insert(flowCount).values({
      day: "2026-03-16",
      machine: "quiz",
      left: "asking",
      entered: "checking",
      event: "answer.submit",
      locale: "en",
      ms: 100,
      count: 3,
    });
    await removeStale(db, now);
    expect(await db.select().from(flowCount)).toEqual([]);
  });
});
