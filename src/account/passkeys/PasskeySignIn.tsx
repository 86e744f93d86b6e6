import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { passkeySignInMachine } from "../../../machines/account/passkey-sign-in";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { PasskeyNotice } from "./PasskeyNotice";

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;
type Actor = { actor: ActorRefFrom<typeof passkeySignInMachine> };
const stepOf = (s: Snapshot) => s.context.step;
const isSupportedBy = (s: Snapshot) => s.context.isSupported;
const codeOf = (s: Snapshot) => s.context.code;
const problemOf = (s: Snapshot) => s.context.problem;
const failureOf = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isAbsent = (s: Snapshot) => s.matches("absent");
const isCheckingCode = (s: Snapshot) => s.matches("checkingCode");
const isStopped = (s: Snapshot) => s.matches("stopped");
const hasFailed = (s: Snapshot) => s.matches("failed");
const hasCodeFailed = (s: Snapshot) => s.matches("codeFailed");
const isCodeWrong = (s: Snapshot) => s.matches("codeWrong");
const isExpired = (s: Snapshot) => s.matches("expired");

/** Apart from the form above it. */
const Below = styled.div`
  margin-top: ${token["space-5"]};
`;

/** Signing in with a passkey: below the form, or after the password (R61). */
export function PasskeySignIn({ actor }: Actor) {
  const step = useSelector(actor, stepOf);
  const pending = useSelector(actor, isPending);
  const absent = useSelector(actor, isAbsent);
  if (pending || absent) return null;
  return step === "alone" ? (
    <Below>
      <Passkey actor={actor} />
    </Below>
  ) : (
    <Stack $gap={6}>
      <Passkey actor={actor} />
      <RecoveryCode actor={actor} />
    </Stack>
  );
}

function Passkey({ actor }: Actor) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const supported = useSelector(actor, isSupportedBy);
  const problem = useSelector(actor, problemOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const checkingCode = useSelector(actor, isCheckingCode);
  const stopped = useSelector(actor, isStopped);
  const failed = useSelector(actor, hasFailed);
  const expired = useSelector(actor, isExpired);
  return (
    <Stack $gap={4}>
      {expired && <Notice kind="error" title={t("passkeyUse.signInExpired")} />}
      {(stopped || failed) && (
        <PasskeyNotice
          title={t(stopped ? "passkeyUse.stopped" : "passkeyUse.failed")}
          problem={stopped ? problem : null}
          failure={why}
        />
      )}
      {!supported && <Notice>{t("passkeyUse.unsupported")}</Notice>}
      {supported && !expired && (
        <Button
          variant={step === "alone" ? "secondary" : "primary"}
          size="l"
          wide
          busy={busy && !checkingCode}
          disabled={checkingCode}
          onClick={() => actor.send({ type: "passkey.use" })}
        >
          {t(step === "alone" ? "passkeyUse.signIn" : "passkeyUse.secondUse")}
        </Button>
      )}
    </Stack>
  );
}

function RecoveryCode({ actor }: Actor) {
  const { t } = useTranslation();
  const form = useId();
  const code = useSelector(actor, codeOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const checking = useSelector(actor, isCheckingCode);
  const wrong = useSelector(actor, isCodeWrong);
  const failed = useSelector(actor, hasCodeFailed);
  const expired = useSelector(actor, isExpired);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "code.submit" });
  };
  if (expired) return null;
  return (
    <form id={form} method="post" onSubmit={submit} aria-busy={checking}>
      <Stack $gap={4}>
        {failed && <PasskeyNotice title={t("passkeyUse.codeFailed")} problem={null} failure={why} />}
        <TextField
          label={t("passkeyUse.code")}
          hint={t("passkeyUse.codeHint")}
          error={wrong && t("passkeyUse.codeWrong")}
          name="recovery-code"
          autoComplete="off"
          required
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          readOnly={busy}
          onChange={(event) => actor.send({ type: "code.change", code: event.target.value })}
        />
        <Button type="submit" variant="secondary" busy={checking} disabled={busy && !checking}>
          {t("passkeyUse.codeSubmit")}
        </Button>
      </Stack>
    </form>
  );
}
