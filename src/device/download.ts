/** How long the browser may take to read a file that it was told to save, in milliseconds. */
const reading = 60_000;

/** Makes the browser save a value as a human-readable file. */
export const saveJson = (name: string, value: unknown): void =>
  save(name, new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));

/** Makes the browser save a text. */
export const saveText = (name: string, text: string): void => save(name, new Blob([text], { type: "text/plain" }));

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), reading);
}
