import fc from "fast-check";

export const deep = "[".repeat(10_000) + "]".repeat(10_000);
export const large = `{"name":"${"x".repeat(1024 * 1024)}"}`;

/** Texts that no parameter expects. */
export const oddTexts = [
  "",
  " ",
  "-1",
  "+5",
  "007",
  "1e3",
  "0x10",
  "5.0",
  "٣",
  "NaN",
  "null",
  "undefined",
  "true",
  "99999999999999999999",
  "9007199254740993",
  "x".repeat(5000),
  "a,b,c",
  "1,2,x",
  "\0",
  "a\0b",
  "a\ud800",
  "שלום‏",
  "😀",
  "<script>",
  "' or 1=1 --",
  "%",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "{}",
  "[]",
];

/** Text with a character that the guide forbids everywhere: U+0000. Half a surrogate pair cannot be written in an address. */
export const hasNul = (text: string): boolean => text.includes("\0");

/** Whether a value holds text that the guide forbids: U+0000, half a surrogate pair. */
export const isUnstorable = (value: unknown): boolean =>
  typeof value === "string"
    ? /\0|\p{Surrogate}/u.test(value)
    : typeof value === "object" && value !== null && Object.values(value).some(isUnstorable);

/** Values that no field expects. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    "",
    "   ",
    "x".repeat(10_000),
    "😀".repeat(2100),
    "\0",
    "a\ud800",
    "‏שלום",
    [],
    {},
    [[[]]],
    ["\0"],
    ["\udc00"],
    { toString: 1 },
    { length: -1 },
  ),
  fc.jsonValue(),
);
