/** A test file in Vitest's JSON report. */
interface TestFile {
  name: string;
  status?: string;
  /** Why the file could not be loaded. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** What a run of tests left out, one sentence each. */
export function leftOut(testResults: TestFile[], env: NodeJS.ProcessEnv, folder?: string): string[];

/** The tests that failed, one line each. */
export function failures(testResults: TestFile[], folder?: string): string[];
