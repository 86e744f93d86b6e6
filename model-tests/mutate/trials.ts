import type { MachineId } from "../../machines/index";
import { prepareDocument } from "../drivers/document";
import type { Strategy } from "../engine/walks";
import { flowOf } from "../qa/planning";
import { QaError } from "../qa/qa-error";
import { mutate } from "./mutate";
import type { Kind, Report } from "./report";

/** What is mutated, and how it is tried. */
export interface Order {
  kinds: readonly Kind[];
  /** How the tests of machines are planned. */
  strategies: readonly Strategy[];
  sample?: number;
}

/** Where views are tried; it is opened once. */
let theatre: ReturnType<typeof openTheatre> | undefined;

async function openTheatre() {
  const release = await prepareDocument();
  const { mutateView } = await import("./mutate-view");
  const { screens } = await import("../shared/screens");
  return { mutateView, screens, release };
}

/** Frees what trials of views have held. */
export async function closeTrials(): Promise<void> {
  await (await theatre)?.release();
  theatre = undefined;
}

async function tryView(id: MachineId, sample: Pick<Order, "sample">): Promise<Report> {
  theatre ??= openTheatre();
  const { mutateView, screens } = await theatre;
  const screen = screens.find(({ flow }) => flow.machine.id === id);
  if (!screen) throw new QaError(`Nothing is said of the view of ${id}; write a file NAME.screen.tsx in model-tests.`);
  return mutateView(screen, { elsewhere: screens.map(({ flow }) => flow.machine.id), ...sample });
}

/** Mutates a machine, or its views, or both. @throws {QaError} where one of them cannot be tried */
export async function tryOut(id: MachineId, { kinds, strategies, ...sample }: Order): Promise<Report[]> {
  const reports: Report[] = [];
  if (kinds.includes("machine")) reports.push(mutate(await flowOf(id), { strategies, ...sample }));
  if (kinds.includes("view")) reports.push(await tryView(id, sample));
  return reports;
}
