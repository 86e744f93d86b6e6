/** Views under test fetch code: on a machine that is busy with something else, that may take more than a second. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
