/** A file for an archive; its path has `/` between folders, on every platform. */
export interface TarFile {
  path: string;
  content: Uint8Array;
  /** Last change, in whole seconds since 1970. */
  changed: number;
  isExecutable?: boolean;
}

const block = 512;

/** Zeros up to the end of a block. */
const padding = (length: number): Uint8Array => new Uint8Array((block - (length % block)) % block);

/** A number field: octal digits and a zero byte. */
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** How a path is divided between the fields of 155 and 100 bytes; null if it does not fit. */
function divided(path: string): { prefix: string; name: string } | null {
  if (Buffer.byteLength(path) <= 100) return { prefix: "", name: path };
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  return null;
}

interface Entry {
  prefix: string;
  name: string;
  size: number;
  changed: number;
  mode: number;
  /** `0`: a file; `x`: more about the file that follows. */
  type: "0" | "x";
}

/** The header of an entry, in the format ustar of POSIX.1-1988. */
function header({ prefix, name, size, changed, mode, type }: Entry): Uint8Array {
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0, 100);
  bytes.write(octal(mode, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(changed, 12), 100, "latin1");
  bytes.fill(" ", 148, 156);
  bytes.write(`${type}`, 156, "latin1");
  bytes.write("ustar\x0000", 257, "latin1");
  bytes.write(prefix, 345, 155);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)} `, 148, "latin1");
  return bytes;
}

/** A record of POSIX.1-2001: its own length in decimal digits, then a key and a value. */
function record(key: string, value: string): Uint8Array {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return Buffer.from(`${length} ${key}=${value}\n`);
}

/** The bytes of a tar archive, piece by piece. The same files in the same order give the same bytes. */
export function* tar(files: Iterable<TarFile>): Generator<Uint8Array> {
  for (const { path, content, changed, isExecutable = false } of files) {
    const fields = divided(path);
    const entry = { changed, mode: isExecutable ? 0o755 : 0o644 };
    if (fields === null) {
      const more = record("path", path);
      yield header({ ...entry, prefix: "", name: "long-path", size: more.length, type: "x" });
      yield more;
      yield padding(more.length);
    }
    const { prefix, name } = fields ?? { prefix: "", name: "long-path" };
    yield header({ ...entry, prefix, name, size: content.length, type: "0" });
    yield content;
    yield padding(content.length);
  }
  yield new Uint8Array(2 * block);
}
