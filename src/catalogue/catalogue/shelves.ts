import type { Shelf } from "../../../machines/catalogue/catalogue/context";
import type { texts as lists } from "../../i18n/locales/en/catalogue-lists";
import { sectionPath } from "../../paths/paths";
import { type SectionKey, topicSections } from "../../paths/sections";
import type { Head } from "../../screens/screen";

/** A list's texts and filters. */
interface ShelfOnPage {
  section: SectionKey;
  /** Its group of texts. */
  texts: "catalogue" | "lessonShelf" | "webinarShelf" | "templateShelf";
  /** The text group of its search field, if it has one. */
  hasWords: "catalogue" | "lessonShelf" | "templateShelf" | null;
  hasDurations: boolean;
  /** Whether learners progress in what it lists. */
  hasProgress: boolean;
  /** The group of settings for its title and description. */
  settings?: NonNullable<Head["settings"]>;
}
const courses: ShelfOnPage = {
  section: "courses",
  texts: "catalogue",
  hasWords: "catalogue",
  hasDurations: true,
  hasProgress: true,
  settings: "courses",
};

const shelves: Record<Shelf, ShelfOnPage> = {
  courses,
  top: courses,
  lessons: {
    section: "standaloneCourses",
    texts: "lessonShelf",
    hasWords: "lessonShelf",
    hasDurations: true,
    hasProgress: true,
  },
  // The API finds webinars by topic alone (section 7).
  webinars: {
    section: "webinars",
    texts: "webinarShelf",
    hasWords: null,
    hasDurations: false,
    hasProgress: false,
    settings: "webinars",
  },
  templates: {
    section: "templates",
    texts: "templateShelf",
    hasWords: "templateShelf",
    hasDurations: false,
    hasProgress: false,
    settings: "templates",
  },
};

export const shelfOf = (shelf: Shelf): ShelfOnPage => shelves[shelf];

/** The settings that may contain a list's title and description; a topic has its own. */
export const settingsOf = ({ shelf, topic }: { shelf: Shelf; topic: string | null }): Pick<Head, "settings"> => {
  const { settings } = shelves[shelf];
  return settings && topic === null ? { settings } : {};
};

/** The section and the address of a list. */
export function pageOf({ shelf, topic }: { shelf: Shelf; topic: string | null }): { key: SectionKey; href: string } {
  const key = topicSections.find((section) => section.topic === topic)?.key ?? shelves[shelf].section;
  return { key, href: sectionPath(key) };
}

type TopicKey = keyof typeof lists.topic;

/** The text key for a list's title and description: that of its topic, if it has one. */
export function textOf<Said extends "title" | "intro" | "description">(
  list: { shelf: Shelf; topic: string | null },
  said: Said,
) {
  return list.topic === null
    ? (`${shelves[list.shelf].texts}.${said}` as const)
    : // Every topic's section has these texts; otherwise, a missing one would not be translated.
      (`topic.${pageOf(list).key as TopicKey}.${said}` as const);
}
