/** Tests that fail until somebody has done what a sentence says and deletes it from the list. */
export const toDoText = (sentences: readonly string[]): string => `
/** What the generator could not know. Do each, then delete its sentence; delete this block with the last one. */
describe("still to do", () => {
  it.each(${JSON.stringify(sentences, null, 2)})("%s", (what) => {
    expect.fail(what);
  });
});
`;
