// @vitest-environment happy-dom

import { mutateView } from "statechart-testing/mutation/mutate-view";
import { describe, expect, it } from "vitest";
import { openPage } from "../drivers/page";
import { screens } from "../shared/screens";
import { viewEquivalents } from "./equivalents";

/** The number of faults in each of these views; `npm run qa -- mutate all` runs all of them. */
const sampled = ["profile", "enrolment", "quiz", "exam", "certificateDeletion", "feedback", "lazyBlock"];
const sample = 2;

const elsewhere = screens.map(({ testModel }) => testModel.machine.id);
const chosen = screens.filter(({ testModel }) => sampled.includes(testModel.machine.id));

describe.each(chosen)("the tests of the view of $flow.machine.id", { timeout: 60_000 }, (screen) => {
  it("detect a few faults in its wiring, and no equivalent is stale", async () => {
    expect(await mutateView(screen, openPage, { elsewhere, sample, equivalents: viewEquivalents })).toMatchObject({
      survivors: [],
      stale: [],
    });
  });
});

it("has a view of each of these machines", () => {
  expect(chosen.map(({ testModel }) => testModel.machine.id).sort()).toEqual([...sampled].sort());
});

it("lists only faults of views as equivalent", () => {
  const isOfView = (id: string) => elsewhere.some((machine) => id.startsWith(`${machine} view: `));
  expect(Object.keys(viewEquivalents).filter((id) => !isOfView(id))).toEqual([]);
});
