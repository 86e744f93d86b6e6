/**
 * Copies a text to the clipboard, also on pages without a secure connection, which have no `navigator.clipboard`.
 * @throws {Error} if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  // Neither seen nor scrolled to.
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0" });
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error("The browser did not copy the text.");
}
