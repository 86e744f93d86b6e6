import { placeOf, type RunningMachine } from "./drift";
import { eventually } from "./eventually";

/** A failure together with what ran where, and how it was come to; one that says so already stays as it is. */
export function inContext(
  error: unknown,
  machine: string,
  running: readonly Pick<RunningMachine, "snapshot">[],
  path: readonly string[],
): Error {
  const { message } = error as Error;
  const mark = `\nmachine: ${machine}`;
  if (message.includes(mark)) return error as Error;
  const where = running.map(({ snapshot }) => placeOf(snapshot));
  return new Error(`${message}${mark}\nstate:   ${where.join(" + ")}\npath:    ${path.join(", ")}`);
}

/** What still differs once the page has had its time: none as soon as nothing does. */
export async function lasting(look: () => Promise<string[]>, timeoutMs?: number): Promise<string[]> {
  let drift: string[] = [];
  const settle = async () => {
    drift = await look();
    if (drift.length > 0) throw new Error(drift.join("\n"));
  };
  await eventually(settle, timeoutMs).catch(() => undefined);
  return drift;
}
