/** How long the browser may take to read a file that it was told to save, in milliseconds. */
const reading = 60_000;

/** Makes the browser save a value as a human-readable file. */
export function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), reading);
}
