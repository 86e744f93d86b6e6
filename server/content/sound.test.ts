import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasSound } from "./sound";

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
const track = (handler: string) => box("trak", box("tkhd", "...."), box("mdia", box("hdlr", "\0".repeat(8), handler)));
const film = (...handlers: string[]) =>
  Buffer.concat([box("ftyp", "isom"), box("free"), box("moov", box("mvhd"), ...handlers.map(track))]);

const element = (id: string, content: Buffer, unknownSize = false) =>
  Buffer.concat([Buffer.from(id, "hex"), Buffer.from([unknownSize ? 0xff : 0x80 | content.length]), content]);
const entry = (type: number) => element("ae", element("83", Buffer.from([type])));
const webm = (...types: number[]) =>
  Buffer.concat([
    element("1a45dfa3", Buffer.alloc(4)),
    element("18538067", element("1654ae6b", Buffer.concat(types.map(entry))), true),
  ]);

describe("a clip has sound", () => {
  it("if one of its tracks is audio", () => {
    expect(hasSound(film("vide", "soun"))).toBe(true);
    expect(hasSound(film("vide"))).toBe(false);
    expect(hasSound(film("vide", "text"))).toBe(false);
  });

  it("also with the box's size in 64 bits, or up to the end of the file", () => {
    const long = film("vide", "soun");
    const at = long.indexOf("moov") - 4;
    const wide = Buffer.alloc(16);
    wide.writeUInt32BE(1);
    wide.write("moov", 4, "latin1");
    wide.writeBigUInt64BE(BigInt(long.length - at + 8), 8);
    expect(hasSound(Buffer.concat([long.subarray(0, at), wide, long.subarray(at + 8)]))).toBe(true);
    long.writeUInt32BE(0, at);
    expect(hasSound(long)).toBe(true);
  });

  it("in WebM as well", () => {
    expect(hasSound(webm(1, 2))).toBe(true);
    expect(hasSound(webm(1))).toBe(false);
  });

  it("not because the word occurs elsewhere in the file", () => {
    expect(hasSound(Buffer.concat([film("vide"), box("mdat", "moovtrakmdiahdlrsoun")]))).toBe(false);
  });

  it("not if it is cut off or something else", () => {
    const cut = film("vide", "soun").subarray(0, -6);
    for (const bytes of [
      cut,
      Buffer.alloc(0),
      Buffer.alloc(2048),
      Buffer.from("1a45dfa3", "hex"),
      Buffer.alloc(40, 0xff),
    ])
      expect(hasSound(bytes)).toBe(false);
  });

  it("which the clips of the courses have not", () => {
    expect(hasSound(readFileSync("content/media/seo-basics-1.mp4"))).toBe(false);
  });
});
