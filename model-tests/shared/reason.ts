import type { Failure } from "../../contract/errors";
import { texts } from "../../src/i18n/locales/en/common";
import type { Sign } from "../drivers/hands";

const { other, ...reasons }: { other: string } & Record<string, string> = texts.failure;

/** Why something did not work, as a person reads it, up to what is filled in. */
const reasonOf = ({ code }: Failure): string => (reasons[code] ?? other).split("{{")[0]?.trim() ?? "";

/** A notice of what did not work, with the reason. */
export const alerts = (title: string, failure: Failure | null): Sign[] => [
  { role: "alert", text: title },
  ...(failure ? [{ role: "alert", text: reasonOf(failure) }] : []),
];
