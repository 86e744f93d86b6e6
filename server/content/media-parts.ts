/** One part of a media file: its type, and where its content lies. */
interface Part {
  type: string;
  from: number;
  to: number;
}

/** The boxes of an mp4 file (ISO 14496-12) between two offsets; a broken one ends the list. */
export function* boxesOf(file: Buffer, from: number, to: number): Generator<Part> {
  for (let at = from; at + 8 <= to; ) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) return;
    // A size of 0 means that the box extends to the end.
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || to - at;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return;
    yield { type: file.toString("latin1", at + 4, at + 8), from: at + head, to: at + size };
    at += size;
  }
}

/** A number of 1 to 8 bytes whose first byte says how many (EBML, RFC 8794); null if it is broken. */
function readVint(file: Buffer, at: number, keepsMarker: boolean): { value: number; length: number } | null {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > file.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (file[at + index] ?? 0);
  return { value, length };
}

/** The elements of a WebM file between two offsets, with their ids in hexadecimal; a broken one ends the list. */
export function* elementsOf(file: Buffer, from: number, to: number): Generator<Part> {
  for (let at = from; at < to; ) {
    const id = readVint(file, at, true);
    const size = id && readVint(file, at + id.length, false);
    if (!id || !size) return;
    const start = at + id.length + size.length;
    // A recorder that does not know the size yet leaves all bits set: the element extends to the end.
    const end = size.value >= 2 ** (7 * size.length) - 1 ? to : Math.min(to, start + size.value);
    yield { type: id.value.toString(16), from: start, to: end };
    at = end;
  }
}

/** The parts that are found along a path of types, in all branches. */
export function partsAt(children: typeof boxesOf, file: Buffer, path: readonly string[]): Part[] {
  return path.reduce<Part[]>(
    (parents, wanted) =>
      parents.flatMap(({ from, to }) => [...children(file, from, to)].filter(({ type }) => type === wanted)),
    [{ type: "", from: 0, to: file.length }],
  );
}

/** Whether a file begins as WebM does. */
export const isWebm = (file: Buffer): boolean => file.length >= 4 && file.readUInt32BE(0) === 0x1a45dfa3;
