import type { MirroredSession, StateValue } from "./messages";
import type { RecordedSession } from "./recording";

/** Replaces texts that are not names from the code. */
const hidden = "…";

/** The error codes that may be shown. */
export type Codes = ReadonlySet<unknown>;

/** The code of an event's error if it may be shown; undefined if the event has no error. */
export function codeOf(event: object, codes: Codes): string | undefined {
  const { error } = event as { error?: unknown };
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return codes.has(error.code) ? String(error.code) : hidden;
}

/** An event's type, if it is a name from the code and not a text that a person typed. */
export const plainName = (name: string): string => (/^[\w.:*()/-]{1,200}$/.test(name) ? name : hidden);

/** A recorded session, redacted by the same rules. */
export const plainSession = ({ events, ...session }: RecordedSession, codes: Codes): MirroredSession => ({
  ...session,
  events: events.map(({ code, event, to, ...rest }) => ({
    ...rest,
    event: plainName(event),
    ...(code !== undefined && { code: codes.has(code) ? code : hidden }),
    to: to as StateValue | null,
  })),
});
