import { machineIds } from "../../machines/index";
import type { RecordedEvent, RecordedSession } from "../../src/telemetry/recording/recorder";
import type { Driver } from "../drivers/driver";
import type { Graph } from "../engine/explore";
import type { Flow } from "../engine/flow";
import { stepLabel } from "../engine/stage";
import type { PlannedTest } from "../engine/walks";
import { driverOf } from "./drivers";
import { stateText } from "./names";
import { flowOf, planning, scriptOf } from "./planning";
import { QaError } from "./qa-error";
import { recognise, tracksOf } from "./recorded";
import { type Recording, readReplayable } from "./records";
import { runScript } from "./runner";
import { chosenMachines, type Outlet, readArguments, type Verb } from "./verb";

/** Replays one test and says the state after each step. @returns whether all was as planned */
async function show(driver: Driver, flow: Flow, graph: Graph, test: PlannedTest, outlet: Outlet): Promise<boolean> {
  const { say } = outlet;
  const script = scriptOf(graph, test);
  const result = await runScript(driver, flow, script, {
    watch: (at, { value, tags }) => {
      say(at === 0 ? "   start" : `${String(at).padStart(4)}. ${script.steps[at - 1]?.label}`);
      say(`      → ${stateText(value)}${tags.length > 0 ? `  [${[...tags].sort().join(", ")}]` : ""}`);
    },
  });
  const stranger = test.steps[script.steps.length];
  if (result.failure) say(`FAIL ${result.failure.label}: ${result.failure.message}`);
  else if (stranger) say(`FAIL ${stepLabel(stranger)}: ${flow.machine.id} has no such way from here.`);
  return !result.failure && !stranger;
}

const hereBy = ({ machine, input, steps }: Pick<Recording, "machine" | "input" | "steps">, driver: Driver): string =>
  `${machine}${input && ` (${input})`}, ${steps.length} steps, driver ${driver.name}`;

/** A test that was saved, in the driver that it was saved by or another one. */
async function replayTest(file: string, recording: Recording, driver: Driver, outlet: Outlet): Promise<boolean> {
  const { machine, input, steps, failure } = recording;
  const [id] = chosenMachines(machine);
  if (id === undefined || machine === "all") throw new QaError(`${file} names no machine; let its "machine" be one.`);
  const flow = await flowOf(id);
  outlet.say(hereBy(recording, driver));
  if (failure !== undefined) outlet.say(`Saved because of ${failure}`);
  return show(driver, flow, planning(flow, "tour", 0).graph, { input, steps }, outlet);
}

/** Machines of a session that are none any more, in words. Those that only begin and end have nothing to replay. */
function strangersIn(events: readonly RecordedEvent[]): string[] {
  const known = new Set<string>(machineIds);
  const busy = events.filter(({ event }) => event !== "xstate.init" && event !== "xstate.stop");
  const strangers = new Set(busy.map(({ machine }) => machine).filter((machine) => !known.has(machine)));
  return [...strangers].map((machine) => {
    const at = events.findIndex((event) => event.machine === machine);
    const { event } = events[at] as RecordedEvent;
    return `${machine}: there is no such machine any more; event ${at + 1} of ${events.length}, ${event}, is its first.`;
  });
}

/** Every machine of a session that was recorded in the site, or those of one kind. */
async function replaySession(
  { events }: RecordedSession,
  name: string | undefined,
  driver: Driver,
  outlet: Outlet,
): Promise<boolean> {
  const all = tracksOf(events);
  const strangers = name === undefined || name === "all" ? strangersIn(events) : [];
  for (const stranger of strangers) outlet.say(`MISFIT ${stranger}`);
  const chosen = new Set<string>(chosenMachines(name));
  const tracks = all.filter(({ machine }) => chosen.has(machine));
  if (tracks.length === 0) throw new QaError(`The session has no ${name ?? "machine that is known here"} in it.`);
  let isWhole = strangers.length === 0;
  for (const track of tracks) {
    const [id] = chosenMachines(track.machine);
    const flow = await flowOf(id as NonNullable<typeof id>);
    const { graph } = planning(flow, "tour", 0);
    const { test, before, misfit } = recognise(flow, graph, track);
    outlet.say(`\n${hereBy({ machine: track.machine, ...test }, driver)}`);
    if (before > 0) outlet.say(`The first ${before} came before the recording.`);
    const refusal = driver.refuses?.(flow);
    if (refusal) outlet.say(refusal);
    else if (!(await show(driver, flow, graph, test, outlet))) isWhole = false;
    if (misfit) outlet.say(`MISFIT ${track.machine}: ${misfit}`);
    if (misfit) isWhole = false;
  }
  return isWhole;
}

export const replayVerb: Verb = {
  usage: `npm run qa -- replay FILE [MACHINE] [--driver=NAME]
Runs a saved test, or a session recorded in the site with ?record, step by step and says the state after each; fails where it goes another way.
  MACHINE              of a session only this machine; all without it
  --driver=NAME        another driver than the one that it was saved by`,

  async run(args, outlet) {
    const { values, positionals } = readArguments("qa -- replay", args, { driver: { type: "string" } }, 2);
    const [file, name] = positionals;
    if (file === undefined)
      throw new QaError("Name the file to replay, like test-results/qa/exam.model.1a2b3c4d.json.");
    const recording = readReplayable(file);
    const driver = await driverOf(values.driver ?? ("driver" in recording ? recording.driver : "model"));
    try {
      const isWhole =
        "events" in recording
          ? await replaySession(recording, name, driver, outlet)
          : await replayTest(file, recording, driver, outlet);
      if (isWhole) outlet.say("PASS all is as planned.");
      return isWhole ? 0 : 1;
    } finally {
      await driver.close?.();
    }
  },
};
