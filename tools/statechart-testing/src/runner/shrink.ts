/**
 * Removes steps from a failing test as long as the rest still fails (delta debugging): large chunks first, then smaller
 * ones, then single steps.
 * @param most the maximum number of attempts, because each takes time in a browser
 * @param isLate whether to stop with what is left, because attempts took long
 */
export async function shrink<T>(
  steps: readonly T[],
  stillFails: (steps: readonly T[]) => Promise<boolean>,
  most = 200,
  isLate: () => boolean = () => false,
): Promise<readonly T[]> {
  let left = steps;
  let attempts = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1; ) {
    let isSmaller = false;
    for (let from = 0; from < left.length && attempts < most && !isLate(); ) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      attempts += 1;
      if (await stillFails(without)) {
        left = without;
        isSmaller = true;
      } else from += size;
    }
    if (attempts >= most || isLate() || (size === 1 && !isSmaller)) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return left;
}
