/**
 * Removes steps from a failing test as long as the rest still fails (delta debugging): large chunks first, then smaller
 * ones, then single steps.
 * @param most the maximum number of attempts, because each takes time in a browser
 */
export async function shrink<T>(
  steps: readonly T[],
  stillFails: (steps: readonly T[]) => Promise<boolean>,
  most = 200,
): Promise<readonly T[]> {
  let left = steps;
  let attempts = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1; ) {
    let isSmaller = false;
    for (let from = 0; from < left.length && attempts < most; ) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      attempts += 1;
      if (await stillFails(without)) {
        left = without;
        isSmaller = true;
      } else from += size;
    }
    if (attempts >= most || (size === 1 && !isSmaller)) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return left;
}
