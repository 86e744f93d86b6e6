import type { TermFilter } from "../../machines/library/glossary";

import { storable } from "../routes/storable";

/** A hand-written query: values that are not text are dropped, long ones are cut (R12). */
const text = (value: unknown, most: number): string =>
  typeof value === "string" || typeof value === "number" ? [...storable(String(value))].slice(0, most).join("") : "";

/** The query of the glossary. */
export interface GlossarySearch {
  letter?: string;
  search?: string;
}
export const validateGlossarySearch = (raw: Record<string, unknown>): GlossarySearch => {
  const letter = text(raw.letter, 1);
  const search = text(raw.search, 200);
  return { ...(letter && { letter }), ...(search && { search }) };
};
export const termFilterOf = ({ letter, search = "" }: GlossarySearch): TermFilter => ({
  letter: letter ?? null,
  search,
});
