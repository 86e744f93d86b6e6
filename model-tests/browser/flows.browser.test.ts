import { afterAll, describe, expect, it } from "vitest";
import type { MachineId } from "../../machines/index";
import { driver } from "../drivers/browser";
import { flowOf, planning, scriptOf } from "../qa/planning";
import { runScript } from "../qa/runner";

/** The flows that come first: on the real page, every planned test of each. */
const flows: readonly MachineId[] = [
  "profile",
  "billing",
  "enrolment",
  "lesson",
  "exam",
  "promoVideo",
  "certificateDeletion",
  "feedback",
];

afterAll(() => driver.close?.());

describe.each(flows)("%s on its page", (id) => {
  it("goes as planned, shows in every state what must be seen, and has no control too many and none too few", async () => {
    const { flow, graph, plan } = planning(await flowOf(id), "tour", 0);
    const tests = plan.tests.filter(({ input }) => !driver.skips?.(flow, input));
    expect(tests).not.toEqual([]);
    for (const [index, test] of tests.entries()) {
      const { failure } = await runScript(driver, flow, scriptOf(graph, test));
      expect(failure, `test ${index + 1}`).toBeNull();
    }
  });
});
