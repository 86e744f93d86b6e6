import type { MirroredSession, StateValue } from "./messages";
import type { RecordedSession } from "./recording";

/** Shown in the place of texts that are not names of the code. */
const hidden = "…";

/** The codes of errors that may be shown. */
export type Codes = ReadonlySet<unknown>;

/** The code of an error that an event carries, if it may be shown; undefined where the event carries no error. */
export function codeOf(event: object, codes: Codes): string | undefined {
  const { error } = event as { error?: unknown };
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return codes.has(error.code) ? String(error.code) : hidden;
}

/** The type of an event: a name in the code, not a text that a person typed. */
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
