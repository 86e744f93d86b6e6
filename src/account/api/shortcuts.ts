import type { ShortcutControl } from "../../../machines/account/shortcuts";
import { device, readJson } from "../../device/storage";

const switchKey = "academy.shortcuts";
/** Where keys write or have a meaning of their own. */
const taken =
  "input:not([type=checkbox],[type=radio]),textarea,select,video,audio,[contenteditable]:not([contenteditable=false])";

/** Whether shortcuts are on for this device: they are, unless switched off. */
export const readSwitch = (): boolean =>
  readJson(device, switchKey, (value) => (typeof value === "boolean" ? value : null)) ?? true;
export const rememberSwitch = (on: boolean): void => device.write(switchKey, JSON.stringify(on));

/**
 * Tells of each key that is pressed by itself, outside of fields and players and while no dialog is open. Shift counts
 * where it makes a sign (`?`), not with letters.
 * @returns how to stop
 */
export function watchKeys(onKey: (key: string) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing);
    if (!isPlain || event.defaultPrevented || key.length !== 1 || key !== key.toLowerCase()) return;
    if ((target as Element).closest?.(taken) || document.querySelector("[role=dialog]")) return;
    // The browser's own search, or a sign in the field that gets the focus.
    if (key === "/") event.preventDefault();
    onKey(key);
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}

/** Focuses the field, or activates the element, of this name if it is visible on the page. */
export function pressControl(name: ShortcutControl | undefined): void {
  for (const control of document.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]`)) {
    if (control.getClientRects().length === 0) continue;
    if (name === "search") control.focus();
    else control.click();
    return;
  }
}
