/** Creates a document where there is none yet; React needs one as soon as it loads. @returns a function to free it */
export async function prepareDocument(): Promise<() => unknown> {
  if (typeof document !== "undefined") return () => undefined;
  const { builtinEnvironments } = await import("vitest/runtime");
  const { teardown } = await builtinEnvironments["happy-dom"].setup(globalThis, {});
  return () => teardown(globalThis);
}
