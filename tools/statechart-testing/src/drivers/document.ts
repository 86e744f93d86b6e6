/** Outside of tests there is no document yet, and React looks for one as soon as it is loaded. @returns what frees it */
export async function prepareDocument(): Promise<() => unknown> {
  if (typeof document !== "undefined") return () => undefined;
  const { builtinEnvironments } = await import("vitest/runtime");
  const { teardown } = await builtinEnvironments["happy-dom"].setup(globalThis, {});
  return () => teardown(globalThis);
}
