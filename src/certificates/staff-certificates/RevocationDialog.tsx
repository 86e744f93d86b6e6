import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { StaffCertificate } from "../../../contract/certificates/administration";
import { FailureNotice } from "../../components/FailureNotice";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { RevocationReasons } from "./RevocationReasons";
import {
  hasNotWorked,
  intentOf,
  isBusy,
  isOutdated,
  isPasswordless,
  isProving,
  isUnproved,
  isWrong,
  passwordOf,
  type RevocationActor,
  whyOf,
} from "./selectors";

const Effects = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;

interface Props extends RevocationActor {
  certificate: StaffCertificate;
}

/** Asks before a certificate is revoked or restored, with what that does, and for the password if need be (R60, R62). */
export function RevocationDialog({ actor, certificate }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const intent = useSelector(actor, intentOf);
  const busy = useSelector(actor, isBusy);
  const proving = useSelector(actor, isProving);
  const outdated = useSelector(actor, isOutdated);
  const filled = useSelector(actor, passwordOf) !== "";
  const isOver = useSelector(actor, isPasswordless) || outdated;
  const cancel = () => actor.send({ type: "revocation.cancel" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: proving ? "password.submit" : "revocation.confirm" });
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title={t(`staffCertificates.ask.${intent}`, { name: certificate.name })}
      closeLabel={t("close")}
      busy={busy}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t(isOver ? "staffCertificates.leave" : "staffCertificates.cancel")}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              form={form}
              variant={intent === "revoke" && !proving ? "danger" : "primary"}
              busy={busy}
              disabled={proving && !filled}
            >
              {t(proving ? "staffCertificates.prove" : `staffCertificates.confirm.${intent}`)}
            </Button>
          )}
        </>
      }
    >
      {outdated ? (
        <Notice kind="error" title={t("staffCertificates.outdated")}>
          {t("staffCertificates.outdatedText")}
        </Notice>
      ) : (
        <form id={form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
          {proving ? <Proof actor={actor} /> : <Question actor={actor} certificate={certificate} />}
        </form>
      )}
    </Dialog>
  );
}

function Question({ actor, certificate: { title, holder } }: Props) {
  const { t } = useTranslation();
  const intent = useSelector(actor, intentOf);
  const why = useSelector(actor, whyOf);
  const failed = useSelector(actor, hasNotWorked);
  return (
    <Stack $gap={4} $align="stretch">
      <p>{title}</p>
      <Effects>
        <li>{t(`staffCertificates.effects.${intent}.page`)}</li>
        <li>{t(`staffCertificates.effects.${intent}.badge`)}</li>
        <li>{t(`staffCertificates.effects.${intent}.mail`, { email: holder.email })}</li>
        <li>{t("staffCertificates.undoable")}</li>
      </Effects>
      {intent === "revoke" && <RevocationReasons actor={actor} />}
      {failed && <FailureNotice failure={why} title={t(`staffCertificates.notDone.${intent}`)} />}
    </Stack>
  );
}

function Proof({ actor }: RevocationActor) {
  const { t } = useTranslation();
  const password = useSelector(actor, passwordOf);
  const why = useSelector(actor, whyOf);
  const busy = useSelector(actor, isBusy);
  const wrong = useSelector(actor, isWrong);
  const unproved = useSelector(actor, isUnproved);
  const passwordless = useSelector(actor, isPasswordless);
  if (passwordless) return <Notice kind="warning">{t("staffCertificates.passwordless")}</Notice>;
  return (
    <Stack $gap={4} $align="stretch">
      <p>{t("staffCertificates.proveText")}</p>
      <TextField
        label={t("staffCertificates.password")}
        error={wrong && t("staffCertificates.wrong")}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        // The question that had the focus has gone.
        autoFocus
        maxLength={200}
        value={password}
        readOnly={busy}
        onChange={({ target }) => actor.send({ type: "password.type", password: target.value })}
      />
      {unproved && <FailureNotice failure={why} title={t("staffCertificates.proveFailed")} />}
    </Stack>
  );
}
