import { relative } from "node:path";

/**
 * What a run of tests left out, one sentence each: a passing run must not claim more than it tried.
 * @param testResults of Vitest's JSON reports
 */
export function leftOut(testResults, env, folder = process.cwd()) {
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped")
      .map(({ fullName }) => `${relative(folder, name)}: ${fullName}`),
  );
  const withoutPostgres =
    "Tests on PostgreSQL, among them all in which calls wait for locks: TEST_DATABASE_URL is not set (README.md)";
  return env.TEST_DATABASE_URL ? skipped : [withoutPostgres, ...skipped];
}
