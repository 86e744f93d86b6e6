// A plugin of Stryker: with `--sample`, only a random part of the faults is tried, the same one for the same seed.
import { createHash } from "node:crypto";

const bits = 48;

/** Whether a fault is in the sample: each with the same probability, whatever else is in its file. */
export function isChosen(fault, file, { percent, seed }) {
  const { start, end } = fault.location;
  const where = [start.line, start.column, end.line, end.column].join(":");
  const text = [seed, file, where, fault.mutatorName, fault.replacement].join("\0");
  const number = createHash("sha256")
    .update(text)
    .digest()
    .readUIntBE(0, bits / 8);
  return number < (percent / 100) * 2 ** bits;
}

const { files = [], sample } = JSON.parse(process.env.FAULT_SLICE ?? "{}");
const fileOf = (path) => files.find((file) => path.replaceAll("\\", "/").endsWith(`/${file}`)) ?? path;

/** From 1, as in reports; Stryker's own places count from 0. */
const inReport = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** What is not in the sample "does not compile", the only way to leave out a fault that can be told from another one. */
function check({ fileName, mutatorName, replacement, location }) {
  const { start, end } = location;
  const fault = { mutatorName, replacement, location: { start: inReport(start), end: inReport(end) } };
  return isChosen(fault, fileOf(fileName), sample)
    ? { status: "passed" }
    : { status: "compileError", reason: "not in the sample" };
}

const checker = {
  init: async () => undefined,
  check: async (faults) => Object.fromEntries(faults.map((fault) => [fault.id, check(fault)])),
  group: async (faults) => [faults.map(({ id }) => id)],
};

export const strykerPlugins = [{ kind: "Checker", name: "sample", value: checker }];
