import { type MachineId, machines } from "../../machines/index";
import { machineWords } from "../../machines/words";

/** Every machine by id, for the tools' configurations: with its title and words, grouped by domain. */
export const registeredMachines = Object.fromEntries(
  Object.entries(machines).map(([id, { machine, title, domain }]) => [
    id,
    { machine, title, group: domain, words: machineWords[id as MachineId] },
  ]),
);
