const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

/**
 * A random id in the form of a UUID, version 4. Unlike `crypto.randomUUID`, it works on every page: that function is
 * missing over plain HTTP on any host except localhost.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = [...bytes]
    .map((byte, index) => hex(index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .join("");
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
}
