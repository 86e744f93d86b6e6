/** How the service worker answers a request; null if it leaves it to the browser. */
export type Kind = "page" | "reply" | "file" | null;

interface Asked {
  method: string;
  url: URL;
  /** Whether the browser opens a page, as opposed to a request by a page. */
  isNavigation: boolean;
}

/** Addresses below the site's that are not pages of its router. */
const elsewhere =
  /^\/academy\/(api|private|public|assets|artwork|icons|files|media|flows|language|offline|certificates\/[^/]+\/.)(\/|$)/;

/** Public answers that pages are made of. Not: certificates, searches, meetings, series, comments. */
const publicReply =
  /^(\/academy\/public\/api\/v\d\/(courses|courses-list|dictionary|exams|templates|glossary|onboarding|settings|terms|faq)\/|\/webinars\/api\/)/;
/** Progress of all kinds, except for what is named below. */
const progress = /\/(progress|in-progress)\/$/;

/** Personal answers without which no lesson can be found and read. */
const ofLessons = [
  // Who is here.
  /^\/academy\/api\/auth\/$/,
  /^\/academy\/public\/api\/v\d\/courses\/\w+\/in-progress\/$/,
  /^\/academy\/private\/api\/v\d\/courses\/\w+\/[\w-]+\/(progress|structure|lessons\/\d+\/index|steps\/\d+)\/$/,
];

/** Files that are the same for everyone. */
const file = /^\/academy\/(assets|artwork|icons)\/|^\/academy\/(favicon\.svg|manifest\.webmanifest)$/;

/** Which of the worker's ways of answering applies. Commands are never answered by it: the pages keep them (record 28). */
export function kindOf({ method, url: { pathname }, isNavigation }: Asked): Kind {
  if (method !== "GET") return null;
  if (file.test(pathname)) return "file";
  if (ofLessons.some((one) => one.test(pathname))) return "reply";
  if (publicReply.test(pathname)) return progress.test(pathname) ? null : "reply";
  if (!/^\/academy(\/|$)/.test(pathname) || elsewhere.test(pathname)) return null;
  return isNavigation || pathname.endsWith("/") ? "page" : null;
}

/** Whether an answer may be kept: complete, from the requested address, and a page only if it is the same later. */
export const isKeepable = ({ status, redirected, type, headers }: Response, kind: Kind): boolean =>
  status === 200 &&
  !redirected &&
  type === "basic" &&
  !(kind === "page" && /no-store/.test(headers.get("cache-control") ?? ""));

/** How many copies of a kind are kept; the oldest ones are removed first. */
export const most: Record<NonNullable<Kind>, number> = { page: 60, reply: 300, file: 300 };
