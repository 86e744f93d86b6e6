import type { OwnSettings, SiteSettings } from "../../../contract/account/site-settings";
import type { Failure } from "../../../contract/errors";
import type { ContentLocale } from "../../../contract/primitives";
import type { ConnectionChanged, ScreenReopened, SessionChanged } from "../../shared/events";
import { formOf, isChangedIn, mistakesIn, type SettingsForm } from "../site-settings-form";

/** What was filled in for a language, and what it was based on. */
interface Draft {
  language: string;
  form: SettingsForm;
  revision: string;
}

export interface Context {
  /** As the address has it; it may be none that the site has. */
  language: string;
  /** The languages that the site has. */
  languages: readonly ContentLocale[];
  /** What is set now, as far as is known. */
  settings: SiteSettings | null;
  /** What is filled in; it outlives the end of the session. */
  draft: Draft | null;
  /** What was set before the last save. */
  undo: OwnSettings | null;
  learnerId: number | null;
  seed: string;
  done: number;
  failure: Failure | null;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | { type: "address.changed"; language: string }
  | { type: "language.choose"; language: string }
  | { type: "form.change"; form: SettingsForm }
  | { type: "settings.save" }
  | { type: "settings.undo" }
  | { type: "settings.discard" }
  | { type: "settings.retry" }
  | { type: "signIn.open" };

type Filled = Pick<Context, "settings" | "draft">;
export const isChanged = ({ settings, draft }: Filled): boolean =>
  settings !== null && draft !== null && isChangedIn(draft.form, settings);
export const isComplete = ({ draft }: Filled): boolean =>
  draft !== null && Object.keys(mistakesIn(draft.form)).length === 0;

/** What is set, with an unchanged form. */
export const untouched = (settings: SiteSettings) => ({
  settings,
  draft: { language: settings.locale, form: formOf(settings), revision: settings.revision },
});

/** What is set now, with what is filled in for its language; that stays if it would change something. */
export function merged({ settings: known, draft }: Filled, settings: SiteSettings) {
  const isKept =
    draft?.language === settings.locale &&
    (known === null || isChangedIn(draft.form, known)) &&
    isChangedIn(draft.form, settings);
  return isKept ? { settings, draft } : untouched(settings);
}
