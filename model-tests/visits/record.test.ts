import { readFileSync } from "node:fs";
import { ViewerError } from "statechart-viewer/cli/command";
import { describe, expect, it } from "vitest";
import { parse } from "zod/mini";
import { stayLimits } from "../../contract/telemetry";
import { isState, isTransition } from "../../server/flows/charts";
import { Recorded, recordedFile } from "../../server/flows/recorded";
import { record, summed } from "./record";

const recorded = () => parse(Recorded, JSON.parse(readFileSync(recordedFile(), "utf8")));

describe("a recording", () => {
  const sum = { machine: "quiz", isRecorded: false, unit: "day" as const };
  const times = stayLimits.map(() => 1);
  const way = { ...sum, transition: "quiz.asking answer.submit", count: 2 };
  const stay = { ...sum, state: "quiz.asking", entered: 3, left: 12, leftWithPage: 1, times };

  it("has each transition and state once per language, whatever the day", () => {
    const [first, second] = ["2026-03-01", "2026-03-02"];
    const { transition, count } = way;
    const { state, entered, left, leftWithPage } = stay;
    expect(
      summed({
        transitions: [
          { ...way, locale: "en", since: first },
          { ...way, locale: "en", since: second },
          { ...way, locale: "de", since: first },
        ],
        states: [
          { ...stay, locale: "en", since: first },
          { ...stay, locale: "en", since: second },
          { ...stay, locale: "de", since: first },
        ],
      }),
    ).toEqual([
      {
        locale: "en",
        transitions: [{ machine: "quiz", transition, count: 4 }],
        states: [{ machine: "quiz", state, entered: 6, left: 24, leftWithPage: 2, times: times.map(() => 2) }],
      },
      {
        locale: "de",
        transitions: [{ machine: "quiz", transition, count }],
        states: [{ machine: "quiz", state, entered, left, leftWithPage, times }],
      },
    ]);
  });

  it("exists for the demo, from several people in several languages", () => {
    const { counts } = recorded();
    const transitions = counts.flatMap((one) => one.transitions);
    expect(counts.length).toBeGreaterThan(3);
    expect(new Set(transitions.map(({ machine }) => machine)).size).toBeGreaterThan(10);
    expect(transitions.some(({ transition }) => / error\(/.test(transition))).toBe(true);
    expect(counts.flatMap(({ states }) => states).some(({ leftWithPage }) => leftWithPage > 0)).toBe(true);
  });

  it("names only transitions and states that the machines have: every transition taken is credited to one", () => {
    for (const { transitions, states } of recorded().counts)
      expect([...transitions.filter((one) => !isTransition(one)), ...states.filter((one) => !isState(one))]).toEqual(
        [],
      );
  });

  it("balances: no state was left more often than it was entered", () => {
    const states = recorded().counts.flatMap((one) => one.states);
    expect(states.filter(({ entered, left, leftWithPage }) => left + leftWithPage > entered)).toEqual([]);
  });

  it("takes no arguments", async () => {
    await expect(record.run(["twice"], { say: () => undefined })).rejects.toThrow(ViewerError);
  });
});
