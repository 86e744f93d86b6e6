import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Failure } from "../../../contract/errors";
import type { createStaffAction } from "../../../machines/account/staff-action";
import { FailureNotice } from "../../components/FailureNotice";
import { SessionProof, SessionProofButtons } from "../../components/SessionProof";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";

type Machine = ReturnType<typeof createStaffAction<unknown, unknown>>;
type Snapshot = SnapshotFrom<Machine>;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isProving = (s: Snapshot) => s.matches("proving");
const isOutdated = (s: Snapshot) => s.matches("outdated");
const hasFailed = (s: Snapshot) => s.matches("failed");

const Effects = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;

export interface StaffActionTexts {
  title: string;
  /** What it will do, in numbers, and whether it can be taken back. */
  effects: readonly string[];
  confirm: string;
  failed: string;
  /** What may have happened if it turns out that things are different by now; a sentence for all by default. */
  outdated?: string;
  /** It takes something from somebody. */
  isDanger: boolean;
}
/** What is filled in before it is confirmed. */
interface FormFields {
  fields: ReactNode;
  /** Before the form is confirmed. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Whether the fields say why it has failed. */
  says: (failure: Failure | null) => boolean;
}
interface Props extends StaffActionTexts {
  actor: ActorRefFrom<Machine>;
  form?: FormFields;
}

/** Asks before staff do something to others, with what it will do, and for a confirmation if need be (R60, R62). */
export function StaffActionDialog({ actor, title, ...texts }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const busy = useSelector(actor, isBusy);
  const proving = useSelector(actor, isProving);
  const outdated = useSelector(actor, isOutdated);
  const cancel = () => actor.send({ type: "action.cancel" });
  return (
    <Dialog
      open
      onClose={cancel}
      title={title}
      closeLabel={t("close")}
      busy={busy}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t(outdated ? "staffAction.close" : "staffAction.cancel")}
          </Button>
          {proving && <SessionProofButtons actor={actor as never} form={id} />}
          {!proving && !outdated && (
            <Button
              variant={texts.isDanger ? "danger" : "primary"}
              busy={busy}
              {...(texts.form
                ? { type: "submit", form: id }
                : { onClick: () => actor.send({ type: "action.confirm" }) })}
            >
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {proving ? <SessionProof actor={actor as never} form={id} /> : <Question actor={actor} id={id} {...texts} />}
    </Dialog>
  );
}

function Question({ actor, id, effects, failed, form, outdated: different }: Omit<Props, "title"> & { id: string }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const hasNotWorked = useSelector(actor, hasFailed);
  const outdated = useSelector(actor, isOutdated);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form?.onSubmit(event.currentTarget);
    actor.send({ type: "action.confirm" });
  };
  if (outdated)
    return (
      <Notice kind="error" title={t("staffAction.outdated")}>
        {different ?? t("staffAction.outdatedText")}
      </Notice>
    );
  return (
    <Stack $gap={4} $align="stretch">
      {form && (
        // The fields say themselves what is wrong in them.
        <form id={id} method="post" noValidate onSubmit={submit} aria-busy={busy}>
          {form.fields}
        </form>
      )}
      {effects.length > 0 && (
        <Effects>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </Effects>
      )}
      {hasNotWorked && !form?.says(why) && <FailureNotice failure={why} title={failed} />}
    </Stack>
  );
}
