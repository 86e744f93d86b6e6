import { describe, expect, it } from "vitest";
import { notLimitedToAccount } from "./statement-routing";

const columns = new Map([
  ["account", "id"],
  ["note", "account_id"],
  ["session", "account_id"],
]);
const found = (sql: string, params: unknown[] = [7]) => notLimitedToAccount({ sql, params }, 7, columns);

describe("a statement on tables of accounts", () => {
  it.each([
    ["another table", 'select "id" from "course"'],
    ["a condition", 'select * from "note" where "note"."account_id" = $1'],
    ["the account itself", 'select "id" from "account" where "account"."id" = $1 for no key update'],
    ["a conjunction", 'select * from "note" where (("note"."step_id" > 5 and "note"."account_id" = $1) and true)'],
    [
      "a join",
      'select * from "session" inner join "account" on "account"."id" = "session"."account_id" where "account"."id" = $1',
    ],
    [
      "a left join",
      'select * from "session" left join "note" on ("note"."account_id" = "session"."account_id" and "note"."id" = 1) where "session"."account_id" = $1',
    ],
    [
      "a content table joined",
      'select * from "note" inner join "step" on "step"."id" = "note"."step_id" where "note"."account_id" = $1',
    ],
    ["a change", 'update "note" set "text" = \'or (\' where "note"."account_id" = $1 returning "id"'],
    [
      "a removal",
      'delete from "note" where ("note"."account_id" = $1 and "note"."id" in (select "id" from "note" where "note"."account_id" = $1))',
    ],
    ["a new row", 'insert into "note" ("id", "account_id") values (default, $1) on conflict ("id") do nothing'],
    ["a query with another", 'with own as (select * from "note" where "note"."account_id" = $1) select * from own'],
  ])("is limited to the account: %s", (_, sql) => {
    expect(found(sql)).toEqual([]);
  });

  it.each([
    ["no condition", 'select * from "note"', ["note"]],
    ["another column", 'select * from "session" where "session"."token" = $1', ["session"]],
    ["an alternative", 'select * from "note" where ("note"."account_id" = $1 or "note"."public")', ["note"]],
    ["a negation", 'select * from "note" where not "note"."account_id" = $1', ["note"]],
    ["only one of two", 'select * from "session" inner join "account" on true where "account"."id" = $1', ["session"]],
    [
      "the optional side",
      'select * from "session" left join "note" on ("note"."account_id" = "session"."account_id" and "note"."account_id" = $1)',
      ["session"],
    ],
    [
      "only the subquery",
      'delete from "note" where "note"."id" in (select "id" from "note" where "note"."account_id" = $1)',
      ["note"],
    ],
    [
      "only around the subquery",
      'delete from "note" where "note"."account_id" = $1 and "note"."id" in (select "id" from "session")',
      ["session"],
    ],
    ["one of two rows", 'insert into "note" ("id", "account_id") values (default, $1), (default, 5)', ["note"]],
    ["rows of a query", 'insert into "note" ("id", "account_id") select "id", $1 from "course"', ["note"]],
    ["a query beside another", 'with "all" as (select * from "note") select * from "session"', ["session", "note"]],
  ])("is not limited to the account: %s", (_, sql, tables) => {
    expect(found(sql)).toEqual(tables);
  });

  it("is not limited by the id of another account", () => {
    expect(found('select * from "note" where "note"."account_id" = $1', [8])).toEqual(["note"]);
  });

  it("has to be readable", () => {
    expect(() => found("select (1")).toThrow("Parentheses do not match: select (1");
  });
});
