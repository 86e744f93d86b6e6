/** The least and the most that a picture is scaled to. */
export const scales = { least: 0.1, most: 3 };

/** The closest scale within these. */
export const clamp = (scale: number): number => Math.min(scales.most, Math.max(scales.least, scale));
