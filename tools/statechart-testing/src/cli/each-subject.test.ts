import { expect, it } from "vitest";
import { createMachine } from "xstate";
import type { Config } from "../config";
import type { TestModel } from "../model/test-model";
import { cliInFolder } from "../testing/cli-in-folder";
import { lampModel, testModelOfMachine } from "../testing/sample-machines";
import { UsageError } from "./usage-error";

/** A machine that throws when it is switched on. */
const throwing = testModelOfMachine(
  createMachine({
    id: "throwing",
    initial: "off",
    states: {
      off: {
        on: {
          press: {
            target: "on",
            guard: () => {
              throw new Error("the fuse is blown");
            },
          },
        },
      },
      on: {},
    },
  }),
);

const models: Record<string, () => TestModel> = {
  missing: () => {
    throw new UsageError("missing has no test model; write missing.model.ts.");
  },
  misspelled: () => {
    throw new Error('misspelled: there is no state "of".\nmisspelled: there is no state "no".');
  },
  throwing: () => throwing,
  lamp: () => lampModel,
};
const config: Config = {
  machines: Object.fromEntries(Object.keys(models).map((id) => [id, { machine: lampModel.machine }])),
  testModel: async (id) => (models[id] as () => TestModel)(),
};
const { run } = cliInFolder(config);

const told = [
  "missing has no test model; write missing.model.ts.",
  'BROKEN misspelled: misspelled: there is no state "of". misspelled: there is no state "no".',
];
const thrown = expect.stringMatching(
  /^BROKEN throwing: throwing breaks at "press": .*the fuse is blown \(from the start: press\)$/,
);

it.each([
  ["plan", [...told, thrown]],
  ["run", [...told, thrown]],
  ["trace", [...told, thrown]],
  // It starts no machine.
  ["coverage", told],
])("%s tells of each broken machine in one line, and goes on with the next", async (command, lines) => {
  const { code, said } = await run(command);
  expect(code).toBe(1);
  expect(said.split("\n").filter((line) => /^BROKEN|^missing/.test(line))).toEqual(lines);
  expect(said).toContain("lamp");
});
