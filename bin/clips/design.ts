/** Pixels of the frame. */
export const frame = { width: 1280, height: 720 } as const;

/** Captions are shown here by the player, so slides leave it empty. */
export const captionBand = 112;

/** Colors of the site as they are used in clips. */
export const palette = {
  paper: "#faf7f0",
  surface: "#fffdf9",
  ink: "#14231c",
  soft: "#4a5a52",
  rule: "#ddd4c3",
  accent: "#0e6b4f",
  leaf: "#74b09a",
  mist: "#cfe3d8",
  deep: "#10352a",
  coral: "#e8663d",
  blush: "#fad9cb",
} as const;

/** The progress of a movement, from 0 to 1, slowing down towards its end. */
export function progress(t: number, start: number, length: number): number {
  const share = Math.min(1, Math.max(0, (t - start) / length));
  return 1 - (1 - share) ** 3;
}

/** A number as written into markup: one decimal, so that frames at rest are identical. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A share from 0 to 1, as written into markup. */
export function unit(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A value between two others. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A color between two 6-digit hex colors. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, shift: number) => (Number.parseInt(colour.slice(1), 16) >> shift) & 255;
  const hex = [16, 8, 0].map((shift) =>
    Math.round(between(channel(from, shift), channel(to, shift), share))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
