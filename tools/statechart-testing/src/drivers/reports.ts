import { placeOf, type RunningMachine } from "./drift";
import { eventually } from "./eventually";

/** Adds the running machines and the path to an error; one that already has them stays as it is. */
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

/** The differences that remain after the page has had its time; returns early once there are none. */
export async function lasting(look: () => Promise<string[]>, timeoutMs?: number): Promise<string[]> {
  let drift: string[] = [];
  const settle = async () => {
    drift = await look();
    if (drift.length > 0) throw new Error(drift.join("\n"));
  };
  await eventually(settle, timeoutMs).catch((error: unknown) => {
    // An error in looking must not pass as the absence of differences.
    if (drift.length === 0) throw error;
  });
  return drift;
}
