import type { TermFilter } from "../../../machines/library/glossary";
import { storable } from "../../routes/storable";

/** A hand-written query: values that are not text are dropped, long ones are cut (R12). */
const text = (value: unknown, most: number): string =>
  typeof value === "string" || typeof value === "number" ? [...storable(String(value))].slice(0, most).join("") : "";

/** The filter that the query of an address asks for. */
export const termFilterOf = ({ letter, search }: Record<string, unknown>): TermFilter => ({
  letter: text(letter, 1) || null,
  search: text(search, 200),
});
