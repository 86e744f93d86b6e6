import type { Matcher } from "statechart-testing/drivers/user";
import type { Failure } from "../../contract/errors";
import { texts } from "../../src/i18n/locales/en/common";

const { other, ...reasons }: { other: string } & Record<string, string> = texts.failure;

/** A failure's reason as displayed, up to the first placeholder. */
const reasonOf = ({ code }: Failure): string => (reasons[code] ?? other).split("{{")[0]?.trim() ?? "";

/** A notice about a failure, with the reason. */
export const alerts = (title: string, failure: Failure | null): Matcher[] => [
  { role: "alert", text: title },
  ...(failure ? [{ role: "alert", text: reasonOf(failure) }] : []),
];
