import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import type { AnyActorRef } from "xstate";
import type { Proof, ProofEvent } from "../../machines/account/session-proof";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Stack } from "../ui/Stack";
import { TextField } from "../ui/TextField";
import { FailureNotice } from "./FailureNotice";

/** What a snapshot of every machine with these states has. */
interface Snapshot {
  context: Proof;
  matches(state: string | object): boolean;
}
export interface ProofActor extends Pick<AnyActorRef, "subscribe"> {
  getSnapshot(): Snapshot;
  send(event: ProofEvent): void;
}

/** What the server says about a passkey that it does not take, and the text that says it. */
const refusals = {
  passkey_unknown: "unknown",
  passkey_invalid: "invalid",
  passkey_copied: "copied",
  passkey_expired: "expired",
} as const;
const refusalOf = ({ context: { failure } }: Snapshot) =>
  refusals[failure?.code as keyof typeof refusals] as (typeof refusals)[keyof typeof refusals] | undefined;

const at = (state: string) => (s: Snapshot) => s.matches({ proving: state });
const isCheckingPassword = at("checkingPassword");
const isCheckingPasskey = at("checkingPasskey");
const isWrong = at("wrong");
const isStopped = at("stopped");
const hasFailed = at("failed");
const isPasswordless = at("passwordless");
const passwordOf = (s: Snapshot) => s.context.password;
const problemOf = (s: Snapshot) => s.context.problem;
const failureOf = (s: Snapshot) => s.context.failure;

/** The buttons of a dialog that asks staff to confirm that it is them: the form is elsewhere in it. */
export function SessionProofButtons({ actor, form }: { actor: ProofActor; form: string }) {
  const { t } = useTranslation();
  const checkingPassword = useSelector(actor, isCheckingPassword);
  const checkingPasskey = useSelector(actor, isCheckingPasskey);
  const passwordless = useSelector(actor, isPasswordless);
  return (
    <>
      <Button
        variant="secondary"
        busy={checkingPasskey}
        disabled={checkingPassword}
        onClick={() => actor.send({ type: "passkey.use" })}
      >
        {t("proof.usePasskey")}
      </Button>
      {!passwordless && (
        <Button type="submit" form={form} busy={checkingPassword} disabled={checkingPasskey}>
          {t("proof.confirm")}
        </Button>
      )}
    </>
  );
}

/** Asks staff for their password, because their last confirmation was too long ago (R60). */
export function SessionProof({ actor, form }: { actor: ProofActor; form: string }) {
  const { t } = useTranslation();
  const password = useSelector(actor, passwordOf);
  const problem = useSelector(actor, problemOf);
  const why = useSelector(actor, failureOf);
  const refusal = useSelector(actor, refusalOf);
  const checkingPassword = useSelector(actor, isCheckingPassword);
  const checkingPasskey = useSelector(actor, isCheckingPasskey);
  const wrong = useSelector(actor, isWrong);
  const stopped = useSelector(actor, isStopped);
  const failed = useSelector(actor, hasFailed);
  const passwordless = useSelector(actor, isPasswordless);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "password.submit" });
  };
  if (passwordless) return <Notice kind="warning">{t("proof.passwordless")}</Notice>;
  return (
    <Stack $gap={4} $align="stretch">
      <p>{t("proof.text")}</p>
      <form id={form} method="post" onSubmit={submit} aria-busy={checkingPassword}>
        <TextField
          label={t("proof.password")}
          error={wrong && t("proof.wrong")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          // The question that had the focus has gone.
          autoFocus
          maxLength={200}
          value={password}
          readOnly={checkingPassword || checkingPasskey}
          onChange={(event) => actor.send({ type: "password.change", password: event.target.value })}
        />
      </form>
      {stopped && problem !== null && (
        <Notice kind="warning" title={t("passkeyUse.stopped")}>
          {t(`passkeyUse.${problem}`)}
        </Notice>
      )}
      {failed &&
        (refusal === undefined ? (
          <FailureNotice failure={why} title={t("proof.failed")} />
        ) : (
          <Notice kind="error" title={t("proof.failed")}>
            {t(`passkeyUse.${refusal}`)}
          </Notice>
        ))}
    </Stack>
  );
}
