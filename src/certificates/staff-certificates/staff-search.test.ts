import { describe, expect, it } from "vitest";
import { allCertificates, queryOf } from "../../../machines/certificates/certificate-filters";
import { staffFiltersOf } from "./staff-search";

describe("the address of the list of certificates", () => {
  it.each([{}, { state: "revoked" }, { search: "ada", exam: "seo-basics", state: "expired", before: "12" }])(
    "says which certificates are listed, and is the same again: %j",
    (query) => {
      expect(queryOf(staffFiltersOf(query))).toEqual(query);
    },
  );

  it("drops what it does not know, and what the API would reject", () => {
    expect(staffFiltersOf({ state: "old", exam: "No Slug", search: ["a"], before: "0", more: "1" })).toEqual(
      allCertificates,
    );
    expect(staffFiltersOf({ search: `${"😀".repeat(300)}\0` }).search).toBe("😀".repeat(200));
    expect(staffFiltersOf({ search: 404, before: 7 })).toEqual({ ...allCertificates, search: "404", before: 7 });
    expect(staffFiltersOf({ exam: "a".repeat(101) }).exam).toBeNull();
  });
});
