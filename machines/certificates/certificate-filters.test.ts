import { describe, expect, it } from "vitest";
import { allCertificates, queryOf, sameFilters } from "./certificate-filters";

const filters = { search: "ada", exam: "seo", state: "revoked", before: 40 } as const;

describe("the filters of certificates", () => {
  it("are in the address only where they differ from the newest of all", () => {
    expect(queryOf(allCertificates)).toEqual({});
    expect(queryOf({ ...allCertificates, search: "  " })).toEqual({});
    expect(queryOf({ ...filters, search: " ada " })).toEqual({ ...filters, before: "40" });
    expect(queryOf({ ...allCertificates, exam: "seo" })).toEqual({ exam: "seo" });
    expect(queryOf({ ...allCertificates, state: "expired" })).toEqual({ state: "expired" });
  });

  it.each([
    ["search", "eve"],
    ["exam", null],
    ["state", "valid"],
    ["before", 41],
  ])("are others with another %s", (name, value) => {
    expect(sameFilters(filters, { ...filters })).toBe(true);
    expect(sameFilters(filters, { ...filters, [name]: value })).toBe(false);
  });
});
