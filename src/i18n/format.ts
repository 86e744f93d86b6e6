import type { TFunction } from "i18next";

const minute = 60;
const hour = 3600;

/** A duration in full words, for rules: "1 day", "1 hour, 30 minutes" (section 9: plurals). */
export function formatLength(t: TFunction, locale: string, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / minute));
  const parts = [
    { name: "count.day", count: Math.floor(minutes / (24 * 60)) },
    { name: "count.hour", count: Math.floor(minutes / 60) % 24 },
    { name: "count.minute", count: minutes % 60 },
  ] as const;
  const said = parts.filter(({ count }) => count > 0).map(({ name, count }) => t(name, { count }));
  return new Intl.ListFormat(locale, { type: "unit" }).format(said);
}

/** A short duration: "45 min", "1 h 30 min"; empty for 0, which is not shown as "0 min" (R44). */
export function formatDuration(t: TFunction, seconds: number): string {
  if (seconds <= 0) return "";
  const minutes = Math.max(1, Math.round(seconds / minute));
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? t("duration.minutes", { minutes })
    : minutes % 60 === 0
      ? t("duration.hours", { hours })
      : t("duration.hoursMinutes", { hours, minutes: minutes % 60 });
}

/** The same as ISO 8601, for structured data and `<time>`. */
export const isoDuration = (seconds: number): string =>
  `PT${Math.floor(seconds / hour)}H${Math.floor((seconds % hour) / minute)}M${Math.round(seconds % minute)}S`;

/** A countdown: "12:05", "1:02:09". */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / hour);
  const rest = `${two(Math.floor((seconds % hour) / minute))}:${two(seconds % minute)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A calendar day in the viewer's language and time zone, or in another zone. */
export const formatDate = (locale: string, instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(instant));

/** A time of day in the viewer's time zone. @param at milliseconds since 1970 */
export const formatTime = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(at);

/** A moment with its time zone (L20). */
export const formatMoment = (locale: string, instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(instant));

/** A file's size: "12 kB". */
export const formatBytes = (locale: string, bytes: number): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: bytes < 10_000 ? 1 : 0,
  }).format(bytes / 1000);
