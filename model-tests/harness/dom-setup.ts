/** Views under test load code, which may take more than a second on a busy machine. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 10_000 });
  // Files of one process share a document and what it stores.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

export {};
