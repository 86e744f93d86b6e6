import type { Duration } from "../../contract/courses/courses";
import type { Filters } from "../../machines/catalogue/catalogue/context";

import { storable } from "./storable";

/** A hand-written query: unknown words are dropped, not rejected. */
const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? storable(String(value)) : "";
const durations: readonly string[] = ["short", "medium", "long"] satisfies Duration[];

/** The query of a list (specification, section 2). */
export interface ListSearch {
  categories?: string;
  duration?: Duration;
  search?: string;
}
export const validateListSearch = (raw: Record<string, unknown>): ListSearch => {
  const categories = (Array.isArray(raw.categories) ? raw.categories.map(text).join() : text(raw.categories)).slice(
    0,
    500,
  );
  const search = [...text(raw.search)].slice(0, 200).join("");
  return {
    ...(categories && { categories }),
    ...(durations.includes(text(raw.duration)) && { duration: raw.duration as Duration }),
    ...(search && { search }),
  };
};
export const filtersOf = ({ categories = "", duration, search = "" }: ListSearch): Filters => ({
  categories: categories.split(",").filter(Boolean),
  duration: duration ?? null,
  search,
});
