import { stepLabel } from "../engine/stage";
import { driverOf } from "./drivers";
import { stateText } from "./names";
import { flowOf, planning, scriptOf } from "./planning";
import { QaError } from "./qa-error";
import { readRecording } from "./records";
import { runScript } from "./runner";
import { chosenMachines, readArguments, type Verb } from "./verb";

export const replayVerb: Verb = {
  usage: `npm run qa -- replay FILE [--driver=NAME]
Runs a saved test step by step and says the state after each; fails where it goes another way than planned.
  --driver=NAME        another driver than the one that it was saved by`,

  async run(args, { say }) {
    const { values, positionals } = readArguments("replay", args, { driver: { type: "string" } });
    const [file] = positionals;
    if (file === undefined)
      throw new QaError("Name the file to replay, like test-results/qa/exam.model.1a2b3c4d.json.");
    const { machine, input, steps, failure, ...recording } = readRecording(file);
    const [id] = chosenMachines(machine);
    if (id === undefined || machine === "all") throw new QaError(`${file} names no machine; let its "machine" be one.`);
    const driver = await driverOf(values.driver ?? recording.driver);
    const flow = await flowOf(id);
    const script = scriptOf(planning(flow, "tour", 0).graph, { input, steps });
    say(`${machine}${input && ` (${input})`}, ${steps.length} steps, driver ${driver.name}`);
    if (failure !== undefined) say(`Saved because of ${failure}`);
    const result = await runScript(driver, flow, script, (at, { value, tags }) => {
      say(at === 0 ? "   start" : `${String(at).padStart(4)}. ${script.steps[at - 1]?.label}`);
      say(`      → ${stateText(value)}${tags.length > 0 ? `  [${[...tags].sort().join(", ")}]` : ""}`);
    }).finally(() => driver.close?.());
    const stranger = steps[script.steps.length];
    if (result.failure) say(`FAIL ${result.failure.label}: ${result.failure.message}`);
    else if (stranger) say(`FAIL ${stepLabel(stranger)}: ${machine} has no such way from here.`);
    else say("PASS all is as planned.");
    return result.failure || stranger ? 1 : 0;
  },
};
