import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { accountDeletionMachine } from "../../../machines/account/account-deletion";
import { FailureNotice, useReason } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Stack } from "../../ui/Stack";
import { PasswordField } from "../forms/PasswordField";

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;
const confirmationOf = (s: Snapshot) => s.context.confirmation;
const failure = (s: Snapshot) => s.context.failure;
const isUnanswered = (s: Snapshot) => s.context.unanswered;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isRefused = (s: Snapshot) => s.matches({ asking: "refused" });

const Losses = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;

interface Props {
  actor: ActorRefFrom<typeof accountDeletionMachine>;
  email: string;
}

/** Says what will be lost, and asks for something that only the account's owner knows. */
export default function DeleteAccountDialog({ actor, email }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const confirmation = useSelector(actor, confirmationOf);
  const why = useSelector(actor, failure);
  const reason = useReason(why);
  const unanswered = useSelector(actor, isUnanswered);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const refused = useSelector(actor, isRefused);
  const cancel = () => actor.send({ type: "deletion.cancel" });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "deletion.confirm" });
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title={t("profile.deleteTitle")}
      description={t("profile.deleteText", { email })}
      closeLabel={t("close")}
      busy={busy}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t("profile.keep")}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {t("profile.deleteConfirm")}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Losses>
          <li>{t("profile.loseProgress")}</li>
          <li>{t("profile.loseExams")}</li>
          <li>{t("profile.loseCertificates")}</li>
        </Losses>
        <form id={form} method="post" onSubmit={confirm} aria-busy={busy}>
          <PasswordField
            label={t("profile.confirmation")}
            hint={t("profile.confirmationHint")}
            error={refused && reason}
            name="confirmation"
            autoComplete="current-password"
            required
            maxLength={254}
            value={confirmation}
            readOnly={busy}
            onChange={(event) => actor.send({ type: "confirmation.change", confirmation: event.target.value })}
          />
        </form>
        {failed && !refused && (
          <FailureNotice failure={why} title={t(unanswered ? "profile.deleteUnanswered" : "profile.deleteFailed")} />
        )}
      </Stack>
    </Dialog>
  );
}
