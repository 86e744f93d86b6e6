import { expect, it } from "vitest";
import { queryWith } from "./list-query";

const queryOf = queryWith("search", "plan");

it.each([
  [{}, {}],
  [
    { search: "ada", plan: "paid", other: "x" },
    { search: "ada", plan: "paid" },
  ],
  [{ search: 42, plan: "" }, { search: "42" }],
  [{ search: ["a"], plan: { b: 1 } }, {}],
  [{ search: "x".repeat(300) }, { search: "x".repeat(200) }],
  [
    { before: 51, after: "7" },
    { before: "51", after: "7" },
  ],
  [{ before: "-1", after: "seven" }, {}],
])("the query %j is %j", (raw, read) => {
  expect(queryOf(raw)).toEqual(read);
});
