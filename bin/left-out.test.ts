import { describe, expect, it } from "vitest";
import { leftOut } from "./left-out.mjs";

const results = [
  {
    name: "/academy/server/routes/outage.test.ts",
    assertionResults: [
      { status: "passed", fullName: "an outage is answered with 503" },
      { status: "skipped", fullName: "while PostgreSQL is read-only reads work" },
    ],
  },
];
const url = "postgres://postgres@127.0.0.1:5432/test";
const skipped = "server/routes/outage.test.ts: while PostgreSQL is read-only reads work";

describe("what a run of tests left out", () => {
  it("is named test by test", () => {
    expect(leftOut(results, { TEST_DATABASE_URL: url }, "/academy")).toEqual([skipped]);
  });

  it("includes everything on PostgreSQL if no address is set, though these tests do not exist then", () => {
    const [postgres, ...others] = leftOut(results, {}, "/academy");
    expect(postgres).toMatch(/^Tests on PostgreSQL, .*locks: TEST_DATABASE_URL is not set/);
    expect(others).toEqual([skipped]);
    expect(leftOut([], { TEST_DATABASE_URL: "" })).toEqual([postgres]);
  });

  it("is nothing if everything ran", () => {
    expect(leftOut([], { TEST_DATABASE_URL: url })).toEqual([]);
  });
});
