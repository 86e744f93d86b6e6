// @vitest-environment happy-dom

import { mutateView } from "statechart-testing/mutation/mutate-view";
import { describe, expect, it } from "vitest";
import { openPage } from "../drivers/page";
import { screens } from "../shared/screens";
import { viewEquivalents } from "./equivalents";

/** This many faults in each of these views; `npm run qa -- mutate all` runs all of them. */
const sampled = ["profile", "enrolment", "quiz", "exam", "certificateDeletion", "feedback", "lazyBlock"];
const sample = 2;

const elsewhere = screens.map(({ flow }) => flow.machine.id);
const chosen = screens.filter(({ flow }) => sampled.includes(flow.machine.id));

describe.each(chosen)("the tests of the view of $flow.machine.id", { timeout: 60_000 }, (screen) => {
  it("detect a few faults in its wiring, and no equivalent is stale", async () => {
    expect(await mutateView(screen, openPage, { elsewhere, sample, equivalents: viewEquivalents })).toMatchObject({
      survivors: [],
      stale: [],
    });
  });
});

it("has a view of each of these machines", () => {
  expect(chosen.map(({ flow }) => flow.machine.id).sort()).toEqual([...sampled].sort());
});

it("lists only faults of views as equivalent", () => {
  const isOfView = (id: string) => elsewhere.some((machine) => id.startsWith(`${machine} view: `));
  expect(Object.keys(viewEquivalents).filter((id) => !isOfView(id))).toEqual([]);
});
