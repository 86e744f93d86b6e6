import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";
import type { Actor, Snapshot } from "./actor";
import { PasskeyNotice } from "./PasskeyNotice";

const at = (s: Snapshot, state: "wrong" | "stopped" | "failed" | "checkingPassword" | "checkingPasskey") =>
  s.matches({ listed: { confirming: state } });
const passwordOf = (s: Snapshot) => s.context.password;
const hasPasskeys = (s: Snapshot) => s.context.passkeys.length > 0;
const failureOf = (s: Snapshot) => s.context.failure;
const problemOf = (s: Snapshot) => s.context.problem;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isWrong = (s: Snapshot) => at(s, "wrong");
const isStopped = (s: Snapshot) => at(s, "stopped");
const hasFailed = (s: Snapshot) => at(s, "failed");
const isCheckingPassword = (s: Snapshot) => at(s, "checkingPassword");
const isCheckingPasskey = (s: Snapshot) => at(s, "checkingPasskey");

/** Asks for something that only the account's owner has, because the sign-in was too long ago (R60). */
export function ConfirmationDialog({ actor }: Actor) {
  const { t } = useTranslation();
  const form = useId();
  const password = useSelector(actor, passwordOf);
  const withPasskey = useSelector(actor, hasPasskeys);
  const why = useSelector(actor, failureOf);
  const problem = useSelector(actor, problemOf);
  const busy = useSelector(actor, isBusy);
  const wrong = useSelector(actor, isWrong);
  const stopped = useSelector(actor, isStopped);
  const failed = useSelector(actor, hasFailed);
  const checkingPassword = useSelector(actor, isCheckingPassword);
  const checkingPasskey = useSelector(actor, isCheckingPasskey);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "password.submit" });
  };
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: "confirmation.cancel" })}
      title={t("passkeys.confirmTitle")}
      description={t("passkeys.confirmText")}
      closeLabel={t("close")}
      busy={checkingPassword}
      keepOnOutsidePress
      footer={
        <>
          {withPasskey && (
            <Button
              variant="secondary"
              busy={checkingPasskey}
              disabled={checkingPassword}
              onClick={() => actor.send({ type: "passkey.use" })}
            >
              {t("passkeys.confirmPasskey")}
            </Button>
          )}
          <Button type="submit" form={form} busy={checkingPassword} disabled={checkingPasskey}>
            {t("passkeys.confirm")}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <form id={form} method="post" onSubmit={confirm} aria-busy={busy}>
          <CurrentPasswordField
            label={t("passkeys.password")}
            error={wrong && t("passkeys.wrong")}
            value={password}
            readOnly={busy}
            onChange={(value) => actor.send({ type: "password.change", password: value })}
          />
        </form>
        {(stopped || failed) &&
          (why?.code === "not_offered" ? (
            <Notice kind="error" title={t("passkeys.confirmFailed")}>
              {t("passkeys.noPassword")}
            </Notice>
          ) : (
            <PasskeyNotice title={t("passkeys.confirmFailed")} problem={stopped ? problem : null} failure={why} />
          ))}
      </Stack>
    </Dialog>
  );
}
