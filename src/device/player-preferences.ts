import { captionSizes, type Display, usualDisplay } from "../../machines/courses/player/context";
import { device, readJson } from "./storage";

const rateKey = "academy.rate";
const displayKey = "academy.player";
const narrationKey = "academy.narration";

/** Playback speed, 0.5–2; any other stored value means normal speed (L16). */
export const readRate = (): number =>
  readJson(device, rateKey, (value) => (typeof value === "number" && value >= 0.5 && value <= 2 ? value : null)) ?? 1;
export const rememberRate = (rate: number): void => device.write(rateKey, JSON.stringify(rate));

/** What is shown with a video's picture; what is missing or unknown is as usual. */
export const readDisplay = (): Display =>
  readJson(device, displayKey, (value) => {
    const { captions, captionSize, transcript } = value as Partial<Record<keyof Display, unknown>>;
    return {
      captions: captions !== false,
      captionSize: captionSizes.find((size) => size === captionSize) ?? usualDisplay.captionSize,
      transcript: transcript === true,
    };
  }) ?? usualDisplay;
export const rememberDisplay = (display: Display): void => device.write(displayKey, JSON.stringify(display));

/** Whether captions are read aloud: only if the viewer asked for it. */
export const readNarration = (): boolean => device.read(narrationKey) === "true";
export const rememberNarration = (on: boolean): void => device.write(narrationKey, JSON.stringify(on));
