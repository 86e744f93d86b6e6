/** A test file in Vitest's JSON report. */
interface TestFile {
  name: string;
  assertionResults: { status: string; fullName: string }[];
}

/** What a run of tests left out, one sentence each. */
export function leftOut(testResults: TestFile[], env: NodeJS.ProcessEnv, folder?: string): string[];
