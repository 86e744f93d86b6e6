/** Downloads a value as a JSON file. */
export function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Not immediately: the browser has only started to fetch it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
