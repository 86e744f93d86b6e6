import { describe, expect, it } from "vitest";
import { csvLine } from "./csv";

describe("a row of a CSV file", () => {
  it("quotes its texts and ends its line as RFC 4180 says", () => {
    expect(csvLine([7, 'Say "hi",\nplease', null])).toBe('7,"Say ""hi"",\nplease",""\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1"])("makes %j a text, not a formula", (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  it.each([
    ["a;=1+1", "a;'=1+1"],
    ["a;=1;=2", "a;'=1;'=2"],
    ['a" ; "=1+1', `a"" ;' ""=1+1`],
    ["line\n=1+1", "line\n'=1+1"],
    ["line\r\n=1+1", "line\r\n'=1+1"],
    ["＝1+1", "'＝1+1"],
  ])("makes %j one where semicolons divide a line", (text, cell) => {
    expect(csvLine([7, text])).toBe(`7,"${cell}"\r\n`);
  });

  it.each(["a=1", "1-1", "me@example.test", "a; b", "1;2", "one\r\ntwo\n\n\tthree"])("leaves %j as it is", (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });
});
