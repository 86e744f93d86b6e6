import { machines } from "../../machines/index";

/** Every machine by id, for the tools' configurations: with its title, grouped by domain. */
export const registeredMachines = Object.fromEntries(
  Object.entries(machines).map(([id, { machine, title, domain }]) => [id, { machine, title, group: domain }]),
);
