import { errorStatus } from "../../contract/errors";
import type { RecordedSession } from "../../src/telemetry/recording/recorder";
import type { MirroredSession, StateValue } from "./messages";

/** Stands for whatever is not ours to show. */
const hidden = "…";

const codes = new Set<unknown>([...Object.keys(errorStatus), "network", "timeout", "malformed"]);

/** The code of an error that an event carries, as far as the contract knows it; undefined where there is none. */
export function codeOf(event: object): string | undefined {
  const { error } = event as { error?: unknown };
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return codes.has(error.code) ? String(error.code) : hidden;
}

/** The kind of an event: a name that stands in the code, not a text. */
export const plainName = (name: string): string => (/^[\w.:*()/-]{1,200}$/.test(name) ? name : hidden);

/** A recorded session, held to the same. */
export const plainSession = ({ events, ...session }: RecordedSession): MirroredSession => ({
  ...session,
  events: events.map(({ code, event, to, ...rest }) => ({
    ...rest,
    event: plainName(event),
    ...(code !== undefined && { code: codes.has(code) ? code : hidden }),
    to: to as StateValue | null,
  })),
});
