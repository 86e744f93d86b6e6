/** What a session's list says about a browser; null for what its user agent does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** By name, the first that fits: most browsers also name those that they want to be taken for. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b|\bMac OS X\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const nameIn = (names: typeof browsers, text: string): string | null =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Browser and system by name: enough to recognize a device by, and all that is stored of the user agent (R60). */
export function deviceOf(userAgent: string | undefined): Device {
  // Anyone can send any length.
  const text = (userAgent ?? "").slice(0, 500);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
