/** The minimum and maximum scale of a drawing. */
export const scales = { least: 0.1, most: 3 };

/** The closest scale within the limits. */
export const clamp = (scale: number): number => Math.min(scales.most, Math.max(scales.least, scale));
