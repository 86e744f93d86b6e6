import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { consentMachine } from "../../machines/account/consent";
import { useTranslation } from "../i18n/use-translation";
import { useSessionActors } from "./session";

const isGiven = (s: SnapshotFrom<typeof consentMachine>) => s.hasTag("given");

/** Whether visits may be counted; without an answer they are not. */
export function ConsentChoice() {
  const { t } = useTranslation();
  const { consent } = useSessionActors();
  const counted = useSelector(consent, isGiven);
  return (
    <label>
      <input
        type="checkbox"
        checked={counted}
        onChange={() => consent.send({ type: counted ? "consent.refuse" : "consent.give" })}
      />{" "}
      {t("footer.consent")}
    </label>
  );
}
