declare global {
  /**
   * Set by the first HTML (`server/render/page.ts`): buttons pressed and forms submitted before scripts could handle
   * them, in order. Once it has been read, it stores nothing more.
   */
  var academyPressed: (() => ReadonlySet<HTMLElement>) | undefined;
}

/** A visitor's change to a field of the first HTML before scripts could handle it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Whether a field differs from the server's HTML. */
const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Replays a field's earlier change. React compares with the last value that it saw. */
function redoField(field: Field, done: string | boolean): void {
  if (typeof done === "boolean") {
    (field as HTMLInputElement).checked = !done;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, done);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Fields that differ from the server's HTML, with their changes: React may reset them. */
const touchedFields = (): [Field, string | boolean][] =>
  [...document.querySelectorAll<Field>("input, textarea, select")]
    // Of radio buttons, only the checked one counts; replaying the others would undo it.
    .filter((field) => isTouched(field) && (field.type !== "radio" || (field as HTMLInputElement).checked))
    .map((field) => [field, isBox(field) ? field.checked : field.value]);

/** The input before scripts could handle it. */
export interface InputReplay {
  /** Call it when the page is rendered: replays all changes to fields for the machines. From then on, React hears them. */
  fields(): void;
  /** Replays what was pressed. Call it when the machines can act. */
  presses(): void;
}

/**
 * What a visitor typed, checked, and pressed before the page's scripts loaded. React hydrates fields as they are,
 * without events: the page would show one thing and its machines another. Call it when React starts to listen: from
 * then on, React handles clicks itself.
 */
export function createInputReplay(): InputReplay {
  const fields = new Map(touchedFields());
  const pressed = globalThis.academyPressed?.() ?? [];
  return {
    fields() {
      for (const [field, done] of touchedFields()) fields.set(field, done);
      // Once all effects have run: the router does not follow addresses before its own. No other input comes before that.
      queueMicrotask(() => {
        for (const [field, done] of fields) if (field.isConnected) redoField(field, done);
      });
    },
    presses() {
      for (const one of pressed) {
        if (!one.isConnected) continue;
        if (one instanceof HTMLFormElement) one.requestSubmit();
        else one.click();
      }
    },
  };
}
