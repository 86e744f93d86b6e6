import { type MachineId, machines } from "../../machines/index";
import { type Chart, chartOf } from "./chart";

/** The chart of a machine of the registry. */
export const chartOfMachine = (id: MachineId): Chart => {
  const { machine, title, domain } = machines[id];
  return chartOf(machine, title, domain);
};
