/** The caches of the service worker and of the pages, for one origin. */
export const copies = {
  /** First HTML of opened pages, of one version of the site. */
  pages: "academy.pages",
  /** Answers of the API: public ones, and those that lessons need. */
  replies: "academy.replies",
  /** Files without personal data that no version lists: fonts, texts, drawings. */
  files: "academy.files",
  /** One page that starts the site at any address without a network. */
  shell: "academy.shell",
  /** What tells when the copies of an account were last removed. */
  removal: "academy.removal",
} as const;

/** The cache of a course that a learner keeps. */
export const courseCopyName = ({ locale, slug }: { locale: string; slug: string }): string =>
  `academy.course/${locale}/${slug}`;

export const isCourseCopy = (name: string): boolean => name.startsWith("academy.course/");

/** Whether a cache may hold what only one account sees. */
export const isPersonal = (name: string): boolean =>
  name === copies.pages || name === copies.replies || isCourseCopy(name);

const removalMark = "/academy/removal";

/**
 * Marks that personal copies are about to be removed: what was requested earlier may not be kept any more.
 * @param id differs from that of every earlier removal
 */
export async function markRemoval(store: CacheStorage, id: string): Promise<void> {
  await (await store.open(copies.removal)).put(removalMark, new Response(id));
}

/** The id of the latest removal of personal copies; null if there was none. */
export async function lastRemoval(store: CacheStorage): Promise<string | null> {
  const mark = await (await store.open(copies.removal)).match(removalMark);
  return mark ? mark.text() : null;
}

/** In a course's cache once it is complete. */
export const completeMark = "/academy/complete";

/** How pages look for a copy: servers vary answers by headers that the Cache API does not know. */
export const anyVariant = { ignoreVary: true } as const;

/** What the pages and the service worker say to each other. */
export interface TakeOverAnswer {
  taken: boolean;
  /** The build of the version that answers. */
  build: string;
}
export const takeOverMessage = "TAKE_OVER";
/** Workbox's own message: requests these addresses as if the page did, and keeps the answers. */
export const keepMessage = "CACHE_URLS";
