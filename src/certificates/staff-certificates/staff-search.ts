import { allCertificates, type Filters } from "../../../machines/certificates/certificate-filters";
import { storable } from "../../routes/storable";

const states: readonly NonNullable<Filters["state"]>[] = ["valid", "expired", "revoked"];

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? storable(String(value)) : "";

/** The filters that the query of an address asks for; what is unknown in it is dropped, not rejected. */
export function staffFiltersOf(query: Record<string, unknown>): Filters {
  const exam = text(query.exam);
  const before = text(query.before);
  return {
    search: [...text(query.search)].slice(0, 200).join(""),
    exam: exam.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(exam) ? exam : null,
    state: states.find((one) => one === query.state) ?? allCertificates.state,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}
