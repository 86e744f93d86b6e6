import { boxesOf, elementsOf, isWebm, partsAt } from "./media-parts";

/** EBML's ids of Segment, Tracks, TrackEntry, and TrackType. */
const trackType = ["18538067", "1654ae6b", "ae", "83"];
const audioTrack = 2;

/**
 * Whether a clip has an audio track.
 * @param file the bytes of an mp4 or WebM file; bytes of any other kind have no sound
 */
export function hasSound(file: Buffer): boolean {
  if (isWebm(file)) return partsAt(elementsOf, file, trackType).some(({ from }) => file[from] === audioTrack);
  // The handler's type follows version, flags, and a reserved field.
  return partsAt(boxesOf, file, ["moov", "trak", "mdia", "hdlr"]).some(
    ({ from, to }) => from + 12 <= to && file.toString("latin1", from + 8, from + 12) === "soun",
  );
}
