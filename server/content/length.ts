import { boxesOf, elementsOf, isWebm, partsAt } from "./media-parts";

/** EBML's ids of Segment and Info, and in it of Duration and TimestampScale. */
const info = ["18538067", "1549a966"];
const [duration, timestampScale] = ["4489", "2ad7b1"];
/** Nanoseconds per unit of a duration, in files that do not say it. */
const usualScale = 1_000_000;

/** Parts of the Info of a WebM file with this id. */
const inInfo = (file: Buffer, id: string) => partsAt(elementsOf, file, [...info, id]);

function secondsOfWebm(file: Buffer): number {
  const [length] = inInfo(file, duration);
  const [scale] = inInfo(file, timestampScale);
  const bytes = scale ? scale.to - scale.from : 0;
  const unit = scale && bytes >= 1 && bytes <= 6 ? file.readUIntBE(scale.from, bytes) : usualScale;
  if (!length) return 0;
  const { from, to } = length;
  const units = to - from === 4 ? file.readFloatBE(from) : to - from === 8 ? file.readDoubleBE(from) : 0;
  return (units * unit) / 1e9;
}

function secondsOfMp4(file: Buffer): number {
  const [header] = partsAt(boxesOf, file, ["moov", "mvhd"]);
  // Version 1 has 64 bits for each time: when the file was made and changed, and, after the units per second, its length.
  const isLong = header !== undefined && file[header.from] === 1;
  if (!header || header.to - header.from < (isLong ? 32 : 20)) return 0;
  const units = file.readUInt32BE(header.from + (isLong ? 20 : 12));
  const length = isLong ? Number(file.readBigUInt64BE(header.from + 24)) : file.readUInt32BE(header.from + 16);
  return units === 0 ? 0 : length / units;
}

/**
 * How long a clip is, in whole seconds; 0 if its file does not say so.
 * @param file the bytes of an mp4 or WebM file
 */
export function secondsOf(file: Buffer): number {
  const seconds = isWebm(file) ? secondsOfWebm(file) : secondsOfMp4(file);
  return Number.isFinite(seconds) ? Math.round(Math.max(0, seconds)) : 0;
}
