import type { Failure } from "../../contract/errors";
import { en } from "../../src/i18n/locales/en";
import type { Sign } from "../drivers/hands";

const { other, ...texts }: { other: string } & Record<string, string> = en.common.failure;

/** Why something did not work, as a person reads it, up to what is filled in. */
const reasonOf = ({ code }: Failure): string => (texts[code] ?? other).split("{{")[0]?.trim() ?? "";

/** A notice of what did not work, with the reason. */
export const alerts = (title: string, failure: Failure | null): Sign[] => [
  { role: "alert", text: title },
  ...(failure ? [{ role: "alert", text: reasonOf(failure) }] : []),
];
