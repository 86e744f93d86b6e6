import { type Command, type Outlet, readArguments } from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { counted, stateText } from "../cli/names";
import type { Subject } from "../cli/subject";
import { subjectsOf } from "../cli/subjects";
import { UsageError } from "../cli/usage-error";
import type { Driver } from "../drivers/driver";
import type { TestModel } from "../model/test-model";
import type { Graph } from "../planner/explore";
import type { PlannedTest } from "../planner/paths";
import { planning, scriptOf } from "../planner/planning";
import { driverOf } from "../runner/drivers";
import { runScript } from "../runner/runner";
import { stepLabel } from "../simulator/step";
import { recognise, tracksOf } from "./recorded";
import { type Recording, readReplayable } from "./records";
import type { RecordedEvent, RecordedSession } from "./session";

/** Replays one test and prints the state after each step. @returns whether everything was as planned */
async function show(
  driver: Driver,
  testModel: TestModel,
  graph: Graph,
  test: PlannedTest,
  outlet: Outlet,
): Promise<boolean> {
  const { say } = outlet;
  const script = scriptOf(graph, test);
  const result = await runScript(driver, testModel, script, {
    watch: (at, { value, tags }) => {
      say(at === 0 ? "   start" : `${String(at).padStart(4)}. ${script.steps[at - 1]?.label}`);
      say(`      → ${stateText(value)}${tags.length > 0 ? `  [${[...tags].sort().join(", ")}]` : ""}`);
    },
  });
  const stranger = test.steps[script.steps.length];
  if (result.failure) say(`FAIL ${result.failure.label}: ${result.failure.message}`);
  else if (stranger) say(`FAIL ${stepLabel(stranger)}: ${testModel.machine.id} has no such transition here.`);
  return !result.failure && !stranger;
}

const hereBy = ({ machine, input, steps }: Pick<Recording, "machine" | "input" | "steps">, driver: Driver): string =>
  `${machine}${input && ` (${input})`}, ${steps.length} steps, driver ${driver.name}`;

/** Replays a saved test in the driver that saved it or in another one. */
async function replayTest(file: string, recording: Recording, driver: Driver, outlet: Outlet): Promise<boolean> {
  const { machine, input, steps, failure } = recording;
  if (machine === "all")
    throw new UsageError(`${file} does not say which machine it is of; set its "machine" to the id of one.`);
  const [subject] = await subjectsOf(outlet.config, recording.file ?? machine);
  if (!subject)
    throw new UsageError(`${file} is of a machine that no longer exists; set its "machine" to the id of one.`);
  const testModel = await subject.testModel();
  outlet.say(hereBy(recording, driver));
  if (failure !== undefined) outlet.say(`Saved because of ${failure}`);
  return show(driver, testModel, planning(testModel, "tour", 0).graph, { input, steps }, outlet);
}

/** Machines of a session that no longer exist. Those that only start and stop have nothing to replay. */
function strangersIn(events: readonly RecordedEvent[], known: ReadonlySet<string>): string[] {
  const busy = events.filter(({ event }) => event !== "xstate.init" && event !== "xstate.stop");
  const strangers = new Set(busy.map(({ machine }) => machine).filter((machine) => !known.has(machine)));
  return [...strangers].map((machine) => {
    const at = events.findIndex((event) => event.machine === machine);
    const { event } = events[at] as RecordedEvent;
    return `${machine}: this machine no longer exists; event ${at + 1} of ${events.length}, ${event}, is its first.`;
  });
}

/** Replays every machine of a recorded session, or those of one kind. */
async function replaySession(
  { events }: RecordedSession,
  name: string | undefined,
  driver: Driver,
  outlet: Outlet,
): Promise<boolean> {
  const all = tracksOf(events);
  const subjects = new Map((await subjectsOf(outlet.config, name)).map((subject) => [subject.id, subject]));
  const strangers = name === undefined || name === "all" ? strangersIn(events, new Set(subjects.keys())) : [];
  for (const stranger of strangers) outlet.say(`MISMATCH ${stranger}`);
  const tracks = all.filter(({ machine }) => subjects.has(machine));
  if (tracks.length === 0)
    throw new UsageError(
      `The session recorded nothing of ${name ?? "the machines that are configured"}; it has ${[...new Set(all.map(({ machine }) => machine))].join(", ") || "no machine"}.`,
    );
  let isWhole = strangers.length === 0;
  for (const track of tracks) {
    const testModel = await (subjects.get(track.machine) as Subject).testModel();
    const { graph } = planning(testModel, "tour", 0);
    const { test, before, mismatch } = recognise(testModel, graph, track);
    outlet.say(`\n${hereBy({ machine: track.machine, ...test }, driver)}`);
    if (before > 0) outlet.say(`The recording began after ${counted(before, "step")} of these.`);
    const refusal = await driver.refuses?.(testModel);
    if (refusal) outlet.say(refusal);
    else if (!(await show(driver, testModel, graph, test, outlet))) isWhole = false;
    if (mismatch) outlet.say(`MISMATCH ${track.machine}: ${mismatch}`);
    if (mismatch) isWhole = false;
  }
  return isWhole;
}

export const replayCommand: Command = {
  usage: `statechart-testing replay RECORDING [FILE|MACHINE] [--driver=NAME]
Runs a saved test or a recorded session step by step and prints the state after each step; fails if it takes a different path.
  FILE, MACHINE        only this machine of a session; if omitted, all configured machines
  --driver=NAME        a driver other than the one that saved it`,

  async run(args, outlet) {
    const { values, positionals } = readArguments(`${outlet.program} replay`, args, { driver: { type: "string" } }, 2);
    const [file, name] = positionals;
    if (file === undefined)
      throw new UsageError(`Name the file to replay, like ${outlet.results}/toggle.model.1a2b3c4d.json.`);
    const recording = readReplayable(file);
    const driver = await driverOf(outlet.config, values.driver ?? ("driver" in recording ? recording.driver : "model"));
    try {
      const isWhole = await eachSubject([{ id: file }], outlet.say, () =>
        "events" in recording
          ? replaySession(recording, name, driver, outlet)
          : replayTest(file, recording, driver, outlet),
      );
      if (isWhole) outlet.say("PASS everything is as planned.");
      return isWhole ? 0 : 1;
    } finally {
      await driver.close?.();
    }
  },
};
