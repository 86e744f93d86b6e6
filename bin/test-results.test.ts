import { describe, expect, it } from "vitest";
import { failures, leftOut } from "./test-results.mjs";

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

describe("what failed", () => {
  it("is named with its file and the first line of its message, also where a file could not be loaded", () => {
    const failed = [
      {
        name: "/academy/src/i18n/texts.test.ts",
        status: "failed",
        assertionResults: [
          {
            status: "failed",
            fullName: "texts are translated",
            failureMessages: ["expected 1 to be 2\n    at line 3"],
          },
          { status: "passed", fullName: "texts are short" },
        ],
      },
      {
        name: "/academy/src/ui/Dialog.test.tsx",
        status: "failed",
        message: "Cannot find module",
        assertionResults: [],
      },
    ];
    expect(failures([...results, ...failed], "/academy")).toEqual([
      "src/i18n/texts.test.ts: texts are translated: expected 1 to be 2",
      "src/ui/Dialog.test.tsx: Cannot find module",
    ]);
  });
});
