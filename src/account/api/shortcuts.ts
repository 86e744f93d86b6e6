import type { ShortcutControl } from "../../../machines/account/shortcuts";
import { device, readJson } from "../../device/storage";

const switchKey = "academy.shortcuts";
/** Elements in which keys enter text or have another meaning. */
const taken =
  "input:not([type=checkbox],[type=radio]),textarea,select,[data-player],video,audio,[contenteditable]:not([contenteditable=false])";

/** Whether shortcuts are on for this device: they are, unless switched off. */
export const readSwitch = (): boolean =>
  readJson(device, switchKey, (value) => (typeof value === "boolean" ? value : null)) ?? true;
export const rememberSwitch = (on: boolean): void => device.write(switchKey, JSON.stringify(on));

/**
 * Reports each key that is pressed on its own, outside of fields and players and while no dialog is open. Shift is
 * allowed for characters that need it (`?`), but not with letters.
 * @returns a function that stops listening
 */
export function watchKeys(onKey: (key: string) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing);
    if (!isPlain || event.defaultPrevented || key.length !== 1 || key !== key.toLowerCase()) return;
    if ((target as Element).closest?.(taken) || document.querySelector("[role=dialog]")) return;
    // Otherwise the browser would open its own search, or type the character into the field that gets the focus.
    if (key === "/") event.preventDefault();
    onKey(key);
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}

/** A header that moved out of the way comes back for what has the focus in it; scrolling to it would lose the place. */
function staysInView(control: HTMLElement): boolean {
  const bar = control.closest("[data-sticky]");
  return bar !== null && getComputedStyle(bar).position === "sticky";
}

/** Focuses the field or activates the element with this name if it is visible on the page. */
export function pressControl(name: ShortcutControl | undefined): void {
  for (const control of document.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]`)) {
    if (control.getClientRects().length === 0) continue;
    if (name === "search") control.focus({ preventScroll: staysInView(control) });
    else control.click();
    return;
  }
}
