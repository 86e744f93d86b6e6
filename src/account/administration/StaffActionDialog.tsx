import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { createStaffAction } from "../../../machines/account/staff-action";
import { FailureNotice } from "../../components/FailureNotice";
import { SessionProof, SessionProofButtons } from "../../components/SessionProof";
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
  /** It takes something from somebody. */
  isDanger: boolean;
}
interface Props extends StaffActionTexts {
  actor: ActorRefFrom<Machine>;
}

/** Asks before staff do something to others, with what it will do, and for a confirmation if need be (R60, R62). */
export function StaffActionDialog({ actor, title, ...texts }: Props) {
  const { t } = useTranslation();
  const form = useId();
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
          {proving && <SessionProofButtons actor={actor as never} form={form} />}
          {!proving && !outdated && (
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
      {proving ? <SessionProof actor={actor as never} form={form} /> : <Question actor={actor} {...texts} />}
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
