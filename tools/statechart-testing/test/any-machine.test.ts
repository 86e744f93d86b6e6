import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { subjectsIn } from "../src/cli/machine-files";
import { driver } from "../src/drivers/model";
import { nodesOf } from "../src/model/identify";
import { mutate } from "../src/mutation/mutate";
import { planning, scriptOf } from "../src/planner/planning";
import { mismatches } from "../src/planner/verify";
import { runScript } from "../src/runner/runner";
import { Simulator } from "../src/simulator/simulator";
import type { Step } from "../src/simulator/step";
import { cliInFolder } from "../src/testing/cli-in-folder";

const folder = join(import.meta.dirname, "machines");
const event = (type: string, actor = ""): Step => ({ kind: "event", actor, type, case: "" });

async function modelIn(file: string, name: string) {
  const [subject] = await subjectsIn(`${join(folder, file)}.ts#${name}`);
  if (!subject) throw new Error(`${file} has no ${name}.`);
  return subject.testModel();
}

/** The file, the export, and the number of states, transitions, guard branches, and outcomes, counted by hand. */
const machines: [file: string, name: string, states: number, transitions: number, guards: number, outcomes: number][] =
  [
    ["toggle", "toggle", 2, 2, 0, 0],
    ["toggle", "light", 3, 3, 0, 0],
    ["history", "historyMachine", 6, 8, 0, 0],
    ["parallel", "parallelMachine", 6, 3, 0, 0],
    ["parallel", "checkoutMachine", 5, 4, 0, 0],
    ["wildcard", "wildcardMachine", 4, 6, 0, 0],
    ["wildcard", "counterMachine", 2, 3, 0, 0],
    ["delays", "delaysMachine", 4, 6, 0, 0],
    ["delays", "alwaysMachine", 2, 2, 2, 0],
    ["actors", "fetchMachine", 4, 4, 0, 3],
    ["actors", "tickerMachine", 2, 3, 0, 0],
    ["actors", "spawnMachine", 2, 2, 0, 0],
    // No transition takes its error, so it is not an outcome.
    ["actors", "helperMachine", 2, 2, 0, 2],
    ["children", "questionMachine", 2, 1, 0, 0],
    ["children", "surveyMachine", 5, 7, 2, 4],
    ["form", "formMachine", 2, 2, 2, 0],
    ["booking", "bookingMachine", 9, 13, 8, 4],
    ["schemas", "searchMachine", 4, 3, 4, 0],
    ["schemas", "volumeMachine", 2, 2, 4, 0],
    ["partial", "chatMachine", 4, 4, 4, 2],
    ["turnstile", "turnstileMachine", 2, 5, 4, 0],
  ];

// Reading the types of a file takes seconds on a busy machine.
describe.each(machines)("%s.ts#%s", { timeout: 60_000 }, (file, name, states, transitions, guards, outcomes) => {
  it("is fully covered by its plan, and every test passes", async () => {
    const model = await modelIn(file, name);
    const planned = planning(model, "tour", 0);
    const all = (total: number) => ({ covered: total, total });
    expect(planned.plan).toMatchObject({
      states: all(states),
      transitions: all(transitions),
      guards: all(guards),
      outcomes: all(outcomes),
      unreachable: [],
      isTruncated: false,
    });
    expect(mismatches(model, planned.plan, planned.graph)).toEqual([]);
    for (const test of planned.plan.tests)
      expect((await runScript(driver, model, scriptOf(planned.graph, test))).failure).toBeNull();
  });

  it("has no mutant that the planned tests miss", async () => {
    const { survivors, total } = mutate(await modelIn(file, name), { strategies: ["tour", "1-switch"] });
    expect(total).toBeGreaterThan(0);
    expect(survivors).toEqual([]);
  });
});

it("a counter without end that a guard reads is planned as far as it takes", async () => {
  const { plan } = planning(await modelIn("turnstile", "piggyBankMachine"), "tour", 0);
  const all = (total: number) => ({ covered: total, total });
  expect(plan).toMatchObject({ states: all(2), transitions: all(2), guards: all(2), isTruncated: true });
});

describe("machines of every kind", () => {
  it("return to shallow and deep history", async () => {
    const simulator = new Simulator(await modelIn("history", "historyMachine"), "");
    for (const type of ["power", "mode", "turn", "power"]) simulator.perform(event(type));
    const copy = simulator.copy();
    simulator.perform(event("resumeExactly"));
    expect(simulator.snapshot.value).toEqual({ on: { tape: "sideB" } });
    const other = new Simulator(await modelIn("history", "historyMachine"), "", copy);
    other.perform(event("resume"));
    expect(other.snapshot.value).toEqual({ on: { tape: "sideA" } });
  });

  it("end with an output once all regions are done", async () => {
    const simulator = new Simulator(await modelIn("parallel", "parallelMachine"), "");
    simulator.perform(event("file.sent"));
    simulator.perform(event("title.save"));
    expect(simulator.snapshot).toMatchObject({ status: "done", output: { saved: true } });
  });

  it("take events that only match a wildcard", async () => {
    const simulator = new Simulator(await modelIn("wildcard", "wildcardMachine"), "");
    expect(simulator.perform(event("mouse.move")).transitions).toEqual(["pointer.idle mouse.*"]);
  });

  it("wait for a delay that depends on the context", async () => {
    const simulator = new Simulator(await modelIn("delays", "delaysMachine"), "");
    simulator.perform(event("socket.error"));
    expect(simulator.steps()).toContainEqual({ kind: "time", ms: 2000 });
  });

  it("run spawned children unstubbed if the test model lists them", async () => {
    const simulator = new Simulator(await modelIn("actors", "spawnMachine"), "");
    simulator.perform(event("child.spawn"));
    expect(simulator.steps()).toContainEqual(event("finish", "named"));
  });

  it("are named after their export if they have no id", async () => {
    const { machine } = await modelIn("toggle", "toggle");
    expect(nodesOf(machine).map(({ id }) => id)).toEqual(["toggle", "toggle.inactive", "toggle.active"]);
  });
});

describe("the command line, given a file", { timeout: 60_000 }, () => {
  const { run, results } = cliInFolder();
  const file = (name: string) => join(folder, name);

  it("plans, runs, covers, and exports every machine in it", async () => {
    expect(await run("plan", file("toggle.ts"))).toEqual({
      code: 0,
      said: expect.stringMatching(/^light +1 +3 +3\/3 +3\/3 .*\ntoggle +1 +2 +2\/2 +2\/2 /m),
    });
    expect(await run("coverage", `${file("toggle.ts")}#light`)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/not run yet: npx statechart-testing run .*toggle\.ts#light$/),
    });
    expect(await run("run", file("toggle.ts"))).toMatchObject({ code: 0 });
    expect(await run("coverage", file("toggle.ts"))).toEqual({
      code: 0,
      said: expect.stringMatching(/^toggle +model +2\/2 +2\/2 /m),
    });
    expect(await run("export", `${file("toggle.ts")}#toggle`, "--format=csv")).toMatchObject({
      code: 0,
      said: expect.stringContaining(
        '"toggle, test 1","1","The event “toggle” happens.","The state is now active.","toggle-1.1","toggle","active"',
      ),
    });
    expect(await run("mutate", `${file("toggle.ts")}#toggle`)).toEqual({
      code: 0,
      said: expect.stringMatching(/^toggle: killed 4\/4 /),
    });
    expect(results).not.toBe("");
  });

  const input = 'add inputs: { "": … } in needs.model.ts';
  it.each([
    [
      "listeningMachine",
      'data for event `name.listen`: property `ref` is an AnyActorRef; add events: { "name.listen": … } in needs.model.ts',
    ],
    [
      "untypedMachine",
      'data for event `name.change`: the machine reads `name`, and no type says what that is; add events: { "name.change": … } in needs.model.ts',
    ],
    [
      "anythingMachine",
      'an input: property `user` is of type `unknown`, and outcomes of actor `load`: its output is of type `unknown`; add inputs: { "": … }, outcomes: { "load": … } in needs.model.ts',
    ],
    [
      "inputMachine",
      `an input: without one, it fails (input breaks at its start: Cannot read properties of undefined (reading 'name')); ${input}`,
    ],
  ])("says in one sentence what %s needs and how to provide it, and nothing else", async (name, need) => {
    for (const command of ["plan", "run", "coverage", "mutate"]) {
      const { code, said } = await run(command, `${file("needs.ts")}#${name}`);
      expect(code).toBe(1);
      expect(said).toBe(`\`${relative(process.cwd(), file("needs.ts"))}\` needs ${need}`);
    }
  });

  it("says that an error would stop the machine", async () => {
    expect(await run("plan", `${file("actors.ts")}#helperMachine`)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /\nUNHANDLED error\(helper\): if helper fails, helped stops, because no transition takes the error; add onError\.$/,
      ),
    });
  });

  it.each([
    [
      ["plan"],
      /^Name a file that exports an XState machine, like \.\/toggle\.ts, or write a statechart-testing\.config/,
    ],
    [["plan", "./nowhere.ts"], /^There is no file \.\/nowhere\.ts; name one/],
    [["plan", `${file("toggle.ts")}#lamp`], /exports no machine "lamp"; take one of light, toggle\.$/],
    [["plan", file("actors.model.ts").replace("actors.model", "../any-model")], /^There is no file /],
    [["run", file("toggle.ts"), "--driver=dom"], /^There is no driver "dom"; take model, or configure it/],
    [["run", file("toggle.ts"), "--screens"], /^No screenshots are configured; leave --screens out/],
    [["mutate", file("toggle.ts"), "--kind=view"], /^No views are configured; take --kind=machine/],
  ])("describes the error in %j", async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });
});
