import { planning, scriptOf } from "statechart-testing/planner/planning";
import { runScript } from "statechart-testing/runner/runner";
import { driver } from "../model-tests/drivers/browser";
import { testModelOf } from "../model-tests/shared/test-models";

const [id = "lesson", only] = process.argv.slice(2);
const p = planning(await testModelOf(id as never), "tour", 0) as any;
let i = 0;
for (const test of p.plan.tests) {
  i++;
  if (only && Number(only) !== i) continue;
  const t = Date.now();
  const r = (await runScript(driver, p.testModel ?? p.graph.testModel, scriptOf(p.graph, test))) as any;
  console.log(
    id,
    i,
    test.steps?.length,
    r.failure
      ? String(r.failure.error?.message ?? r.failure.message ?? JSON.stringify(r.failure)).slice(0, 3000)
      : (r.result ?? "passed"),
    Date.now() - t,
    "ms",
  );
}
process.exit(0);
