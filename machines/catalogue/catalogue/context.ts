import type { CourseCard, Duration } from "../../../contract/courses/courses";
import type { Failure } from "../../../contract/errors";
import type { Category } from "../../../contract/primitives";
import type { ConnectionChanged, ScreenReopened, SessionChanged, SessionLost } from "../../shared/events";
import type { Paged } from "../../shared/paged";

export interface Filters {
  categories: string[];
  duration: Duration | null;
  search: string;
}
/** What a catalog lists; `top` is the editors' selection of all kinds (specification, section 2). */
export type Shelf = "courses" | "lessons" | "webinars" | "templates" | "top";

/** The fields of cards of all kinds, each under one name (R34), and the extra fields of some. */
export type ListedCard = Pick<
  CourseCard,
  | "id"
  | "url"
  | "title"
  | "description"
  | "categories"
  | "background"
  | "motif"
  | "listImage"
  | "altListImage"
  | "language"
  | "plan"
> &
  Partial<Pick<CourseCard, "author" | "lessonsCount" | "hasExam" | "timing">> & {
    /** Of a webinar: when it starts, and whether its recording can be watched. */
    startsAt?: string;
    isRecorded?: boolean;
  };

export interface Input {
  locale: string;
  shelf: Shelf;
  /** The topic of the list's section; null: the list has all topics, and they are filters. */
  topic: string | null;
  filters: Filters;
  /** Cards per page. */
  limit: number;
}
/** Course id → progress; a missing one is not enrolled (R48). */
export type ProgressMap = Record<string, { progress: number }>;
export interface Context extends Input, Paged<ListedCard> {
  failure: Failure | null;
  topics: Category[];
  progress: ProgressMap | null;
  /** What the address says: an echo of our own change is ignored, even while more is being typed. */
  address: Filters;
}
export type Event =
  | { type: "filters.change"; filters: Filters }
  | { type: "words.type"; search: string }
  | { type: "address.changed"; filters: Filters }
  | { type: "cards.more" }
  | { type: "catalogue.retry" }
  | ScreenReopened
  | SessionChanged
  | ConnectionChanged;
export type Emitted = { type: "filters.changed"; filters: Filters } | SessionLost;

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.search === b.search && a.duration === b.duration && a.categories.join() === b.categories.join();

/** The parameters of a request for the list, without what it already shows. */
export const queryOf = ({ locale, shelf, topic, filters, limit }: Input): Input => ({
  locale,
  shelf,
  topic,
  filters,
  limit,
});
