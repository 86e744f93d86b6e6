declare global {
  /**
   * Set by the first HTML (`server/render/page.ts`): buttons that were pressed and forms that were sent before scripts
   * could hear of it, in their order. Once it has been asked, it keeps no more.
   */
  var academyPressed: (() => ReadonlySet<HTMLElement>) | undefined;
}

/** Something that a visitor has done to a field of the first HTML, before scripts heard of it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Whether a field is no longer as the server has written it. */
const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Does to a field what was done before, as if it happened now. React compares with what it saw last. */
function redo(field: Field, done: string | boolean): void {
  if (typeof done === "boolean") {
    (field as HTMLInputElement).checked = !done;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, done);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Fields that are not as the server has written them, with what was done to them: React may put them back. */
const touchedFields = (): [Field, string | boolean][] =>
  [...document.querySelectorAll<Field>("input, textarea, select")]
    // Of radio buttons the one that is ticked now tells; to tick the other anew would undo it.
    .filter((field) => isTouched(field) && (field.type !== "radio" || (field as HTMLInputElement).checked))
    .map((field) => [field, isBox(field) ? field.checked : field.value]);

/** What was done before scripts could hear of it. */
export interface EarlyInput {
  /** To be called when the page stands: what was done to it meanwhile is early, too. */
  standing(): void;
  /** Does it all once more, for the machines to hear. */
  redo(): void;
}

/**
 * What a visitor typed, ticked and pressed before the page's scripts had come. React takes over fields as they are and
 * tells nobody: the page would show one thing and its machines know another. To be called when React begins to listen:
 * from then on it hears of what is pressed itself.
 */
export function earlyInput(): EarlyInput {
  const fields = new Map(touchedFields());
  const pressed = globalThis.academyPressed?.() ?? [];
  return {
    standing() {
      for (const [field, done] of touchedFields()) fields.set(field, done);
    },
    redo() {
      for (const [field, done] of fields) if (field.isConnected) redo(field, done);
      for (const one of pressed) {
        if (!one.isConnected) continue;
        if (one instanceof HTMLFormElement) one.requestSubmit();
        else one.click();
      }
    },
  };
}
