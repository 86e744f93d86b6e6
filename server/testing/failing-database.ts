import type { Database } from "../db/database";

const refused = (): Error =>
  Object.assign(new Error("Failed query"), {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
  });

/** A query that accepts any further method call and fails when it is awaited. */
const failingQuery = (): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => {
      if (name !== "then") return failingQuery;
      return (...handlers: [() => unknown, (thrown: unknown) => unknown]) =>
        Promise.reject(refused()).then(...handlers);
    },
    apply: () => failingQuery(),
  });

const asking = new Set<string | symbol>([
  "select",
  "selectDistinct",
  "insert",
  "update",
  "delete",
  "execute",
  "transaction",
]);

/** What a compiled statement is sent through. */
const failing = { session: { prepareQuery: () => ({ execute: () => Promise.reject(refused()) }) } };

/** A database that fails like an unavailable one while `isAway` returns true. */
export const failingDatabase = (db: Database, isAway: () => boolean): Database =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      if (isAway() && name === "_") return failing;
      return isAway() && asking.has(name) ? failingQuery : Reflect.get(target, name, receiver);
    },
  });
