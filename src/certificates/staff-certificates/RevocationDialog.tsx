import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import type { StaffCertificate } from "../../../contract/certificates/administration";
import { FailureNotice } from "../../components/FailureNotice";
import { SessionProof, SessionProofButtons } from "../../components/SessionProof";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { RevocationReasons } from "./RevocationReasons";
import { hasNotWorked, intentOf, isBusy, isOutdated, isProving, type RevocationActor, whyOf } from "./selectors";

const Effects = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;

interface Props extends RevocationActor {
  certificate: StaffCertificate;
}

/** Asks before a certificate is revoked or restored, with what that does, and for a confirmation if need be (R60, R62). */
export function RevocationDialog({ actor, certificate }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const intent = useSelector(actor, intentOf);
  const busy = useSelector(actor, isBusy);
  const proving = useSelector(actor, isProving);
  const outdated = useSelector(actor, isOutdated);
  const cancel = () => actor.send({ type: "revocation.cancel" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "revocation.confirm" });
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
            {t(outdated ? "staffCertificates.leave" : "staffCertificates.cancel")}
          </Button>
          {proving && <SessionProofButtons actor={actor as never} form={form} />}
          {!proving && !outdated && (
            <Button type="submit" form={form} variant={intent === "revoke" ? "danger" : "primary"} busy={busy}>
              {t(`staffCertificates.confirm.${intent}`)}
            </Button>
          )}
        </>
      }
    >
      {outdated ? (
        <Notice kind="error" title={t("staffCertificates.outdated")}>
          {t("staffCertificates.outdatedText")}
        </Notice>
      ) : proving ? (
        <SessionProof actor={actor as never} form={form} />
      ) : (
        <form id={form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
          <Question actor={actor} certificate={certificate} />
        </form>
      )}
    </Dialog>
  );
}

function Question({ actor, certificate: { title, holder, isHolderTold } }: Props) {
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
        <li>
          {t(isHolderTold ? `staffCertificates.effects.${intent}.mail` : "staffCertificates.untold", {
            email: holder.email,
          })}
        </li>
        <li>{t(isHolderTold ? "staffCertificates.undoable" : "staffCertificates.undoableUntold")}</li>
      </Effects>
      {intent === "revoke" && <RevocationReasons actor={actor} isHolderTold={isHolderTold} />}
      {failed && <FailureNotice failure={why} title={t(`staffCertificates.notDone.${intent}`)} />}
    </Stack>
  );
}
