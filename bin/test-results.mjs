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

/**
 * The tests that failed, one line each: a log of ten thousand lines ends with what there is to mend.
 * @param testResults of Vitest's JSON reports
 */
export function failures(testResults, folder = process.cwd()) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be loaded has no test to blame.
    if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}

const firstLine = (text = "") => text.split("\n", 1)[0];
