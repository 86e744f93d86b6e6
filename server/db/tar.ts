const block = 512;

const octal = (bytes: Uint8Array): number => Number.parseInt(Buffer.from(bytes).toString("latin1"), 8);

/** The checksum of a header, computed with its own field as spaces. */
const sumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);

/**
 * The file names in a tar, in order.
 * @throws if a header is damaged or the archive ends early.
 */
export function namesIn(tar: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 0; ; ) {
    const header = tar.subarray(at, at + block);
    if (header.length < block) throw new Error("it ends early");
    if (header.every((byte) => byte === 0)) return names;
    if (octal(header.subarray(148, 156)) !== sumOf(header)) throw new Error("it is damaged");
    names.push(Buffer.from(header.subarray(0, 100)).toString("utf8").replace(/\0.*$/s, ""));
    at += block + Math.ceil(octal(header.subarray(124, 136)) / block) * block;
  }
}
