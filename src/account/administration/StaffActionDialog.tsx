import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { createStaffAction } from "../../../machines/account/staff-action";
import { FailureNotice } from "../../components/FailureNotice";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";

type Machine = ReturnType<typeof createStaffAction<unknown, unknown>>;
type Snapshot = SnapshotFrom<Machine>;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isProving = (s: Snapshot) => s.matches("proving");
const isWrong = (s: Snapshot) => s.matches({ proving: "wrong" });
const isUnproved = (s: Snapshot) => s.matches({ proving: "failed" });
const isPasswordless = (s: Snapshot) => s.matches({ proving: "passwordless" });
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
  /** It takes something from somebody. */
  isDanger: boolean;
}
interface Props extends StaffActionTexts {
  actor: ActorRefFrom<Machine>;
}

/** Asks before staff do something to others, with what it will do, and for the password if need be (R60, R62). */
export function StaffActionDialog({ actor, title, ...texts }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const busy = useSelector(actor, isBusy);
  const proving = useSelector(actor, isProving);
  const passwordless = useSelector(actor, isPasswordless);
  const outdated = useSelector(actor, isOutdated);
  const isOver = outdated || passwordless;
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
            {t(isOver ? "staffAction.close" : "staffAction.cancel")}
          </Button>
          {proving && !isOver && (
            <Button type="submit" form={form} busy={busy}>
              {t("staffAction.prove")}
            </Button>
          )}
          {!proving && !isOver && (
            <Button
              variant={texts.isDanger ? "danger" : "primary"}
              busy={busy}
              onClick={() => actor.send({ type: "action.confirm" })}
            >
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {proving ? <Proof actor={actor} form={form} /> : <Question actor={actor} {...texts} />}
    </Dialog>
  );
}

function Question({ actor, effects, failed }: Omit<Props, "title">) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const hasNotWorked = useSelector(actor, hasFailed);
  const outdated = useSelector(actor, isOutdated);
  if (outdated)
    return (
      <Notice kind="error" title={t("staffAction.outdated")}>
        {t("staffAction.outdatedText")}
      </Notice>
    );
  return (
    <Stack $gap={4}>
      <Effects>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Effects>
      {hasNotWorked && <FailureNotice failure={why} title={failed} />}
    </Stack>
  );
}

function Proof({ actor, form }: Pick<Props, "actor"> & { form: string }) {
  const { t } = useTranslation();
  const password = useSelector(actor, passwordOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const wrong = useSelector(actor, isWrong);
  const unproved = useSelector(actor, isUnproved);
  const passwordless = useSelector(actor, isPasswordless);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "password.submit" });
  };
  if (passwordless) return <Notice kind="warning">{t("staffAction.passwordless")}</Notice>;
  return (
    <Stack $gap={4} $align="stretch">
      <p>{t("staffAction.proveText")}</p>
      <form id={form} method="post" onSubmit={submit} aria-busy={busy}>
        <TextField
          label={t("staffAction.password")}
          error={wrong && t("staffAction.wrong")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          // The question that had the focus has gone.
          autoFocus
          maxLength={200}
          value={password}
          readOnly={busy}
          onChange={(event) => actor.send({ type: "password.change", password: event.target.value })}
        />
      </form>
      {unproved && <FailureNotice failure={why} title={t("staffAction.proveFailed")} />}
    </Stack>
  );
}
