import type { Subject } from "../cli/subject";
import { UsageError } from "../cli/usage-error";
import type { Config, Equivalents, Views } from "../config";
import { prepareDocument } from "../drivers/document";
import type { Strategy } from "../planner/paths";
import { mutate } from "./mutate";
import type { Kind, Report } from "./report";

/** What to mutate, and how to test it. */
export interface Order {
  kinds: readonly Kind[];
  /** The strategies for the tests of machines. */
  strategies: readonly Strategy[];
  sample?: number;
}

/** The environment for tests of views; created once. */
let environment: ReturnType<typeof openEnvironment> | undefined;

async function openEnvironment(views: () => Promise<Views>) {
  const release = await prepareDocument();
  const { mutateView } = await import("./mutate-view");
  return { mutateView, ...(await views()), release };
}

/** Releases the environment for tests of views. */
export async function closeWorkers(): Promise<void> {
  await (await environment)?.release();
  environment = undefined;
}

async function tryView(
  { id }: Subject,
  sample: Pick<Order, "sample">,
  { views }: Config,
  { views: equivalents = {} }: Equivalents,
): Promise<Report> {
  if (!views) throw new UsageError("No views are configured; take --kind=machine, or configure them under `views`.");
  environment ??= openEnvironment(views);
  const { mutateView, ids, screenOf, mount } = await environment;
  const screen = await screenOf(id);
  if (!screen) throw new UsageError(`The view of ${id} is not described; add its screen to the configured \`views\`.`);
  return mutateView(screen, mount, {
    elsewhere: ids,
    equivalents,
    ...sample,
  });
}

/** Mutates a machine, its views, or both. @throws {UsageError} if one of them cannot be tested */
export async function tryOut(
  subject: Subject,
  { kinds, strategies, ...sample }: Order,
  config: Config,
): Promise<Report[]> {
  const reports: Report[] = [];
  const equivalents = (await config.equivalents?.()) ?? {};
  if (kinds.includes("machine"))
    reports.push(mutate(await subject.testModel(), { strategies, equivalents: equivalents.machines ?? {}, ...sample }));
  if (kinds.includes("view")) reports.push(await tryView(subject, sample, config, equivalents));
  return reports;
}
