/** The system's code of an error: `EACCES`. */
export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && "code" in thrown ? String(thrown.code) : String(thrown);
