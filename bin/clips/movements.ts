/** Frames in which something moves, as the numbers of the first and the last one. */
export type Movement = readonly [first: number, last: number];

/**
 * Finds where something moves: frames that are unlike the next one. The first frame of a slide is never one of them,
 * because all that follows is compared with it.
 * @param frames the markup of every frame
 * @param slideStarts the first frame of each slide
 */
export function movementsIn(frames: readonly string[], slideStarts: readonly number[]): Movement[] {
  const movements: [number, number][] = [];
  for (const [index, frame] of frames.entries()) {
    const next = frames[index + 1];
    if (next === undefined || next === frame || slideStarts.includes(index)) continue;
    const last = movements.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else movements.push([index, index]);
  }
  return movements;
}
