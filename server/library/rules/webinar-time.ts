/** How long before its start a webinar can be joined, in milliseconds (R68). */
const joinBefore = 15 * 60_000;
/** How long before its start learners are reminded, in milliseconds. */
const remindBefore = 60 * 60_000;

interface Timed {
  startsAt: string;
  /** Seconds. */
  duration: number;
}

/** When the way into a webinar opens and closes, and when its learners are reminded (R68). */
export function timesOf({ startsAt, duration }: Timed) {
  const start = Date.parse(startsAt);
  return {
    joinFrom: new Date(start - joinBefore),
    endsAt: new Date(start + duration * 1000),
    remindFrom: new Date(start - remindBefore),
    startsAt: new Date(start),
  };
}

/** A time zone that mails can name; UTC for one that is unknown here. */
export function zoneOf(wanted: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
