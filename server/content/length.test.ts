import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { secondsOf } from "./length";

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const long = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([word(8 + body.length), Buffer.from(type, "latin1"), body]);
};
const film = (...header: Buffer[]) => Buffer.concat([box("ftyp"), box("moov", box("mvhd", ...header))]);

const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x80 | body.length]), body]);
};
const float = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
};
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const webm = (...info: Buffer[]) =>
  Buffer.concat([element("1a45dfa3", Buffer.alloc(4)), element("18538067", element("1549a966", ...info))]);
const scale = (nanoseconds: number) => element("2ad7b1", word(nanoseconds).subarray(1));

describe("how long a clip is", () => {
  it("is what its file says, in whole seconds", () => {
    expect(secondsOf(film(word(0), word(9), word(9), word(600), word(26_940)))).toBe(45);
    expect(secondsOf(readFileSync("content/media/seo-basics-5.mp4"))).toBe(45);
  });

  it("can be written in 64 bits", () => {
    expect(secondsOf(film(word(0x01000000), long(9), long(9), word(1000), long(61_400)))).toBe(61);
  });

  it("is in WebM as well, as a number of either size, in milliseconds if it does not say of what", () => {
    expect(secondsOf(webm(element("4489", float(12_000))))).toBe(12);
    expect(secondsOf(webm(scale(500_000), element("4489", double(12_000))))).toBe(6);
  });

  it.each([
    ["an empty file", Buffer.alloc(0)],
    ["another file", Buffer.alloc(2048)],
    ["a header that is cut off", film(word(0), word(9), word(9), word(600))],
    ["a long header that is cut off", film(word(0x01000000), long(9), long(9), word(1000))],
    ["no units", film(word(0), word(9), word(9), word(0), word(9))],
    ["WebM from a recorder that does not know it", webm(scale(1_000_000))],
    ["WebM with a number of no size", webm(element("4489", Buffer.alloc(3)))],
    ["WebM with a length that is no number", webm(element("4489", double(Number.NaN)))],
    ["WebM with a length before its start", webm(element("4489", double(-5000)))],
  ])("is unknown of %s", (_, file) => {
    expect(secondsOf(file)).toBe(0);
  });
});
