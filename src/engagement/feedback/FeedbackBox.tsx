import { useRouter, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { feedbackMachine } from "../../../machines/engagement/feedback";
import { feedbackLength, maxFeedbackLength } from "../../../machines/engagement/feedback/context";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { feedbackHash, withoutFeedback } from "../../shell/feedback-address";
import { color } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { controlStyle, Field, FieldError, FieldHint, FieldLabel } from "../../ui/field-style";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";

type Actor = ActorRefFrom<typeof feedbackMachine>;
type Snapshot = SnapshotFrom<typeof feedbackMachine>;
const textOf = (s: Snapshot) => s.context.text;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isKept = (s: Snapshot) => s.hasTag("kept");
const hasArrived = (s: Snapshot) => s.matches("success");
const isSignedOut = (s: Snapshot) => s.can({ type: "signIn.choose" });
const hasNoEmail = (s: Snapshot) => s.matches({ default: "emailMissing" });
const canSend = (s: Snapshot) => s.can({ type: "feedback.send" });

/** Keeps the focus while it waits for something to send. */
const Send = styled(Button)`
  &[aria-disabled="true"]:not([aria-busy]) {
    background: ${color.sunken};
    border-color: ${color.rule};
    color: ${color["ink-faint"]};
  }
`;
const Message = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  max-height: 40vh;
  resize: vertical;
`;

/** Closes by taking the box out of the address. */
function useClose(): () => void {
  const router = useRouter();
  return () => void router.navigate(withoutFeedback);
}

/** A message is about the open page. */
function usePage(actor: Actor): void {
  const page = useRouterState({ select: ({ location: { pathname, searchStr } }) => pathname + searchStr });
  useEffect(() => actor.send({ type: "page.opened", url: page }), [actor, page]);
}

/** The message box: always shows what prevents a message from being sent, and never loses what is written. */
export function FeedbackBox({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const close = useClose();
  const arrived = useSelector(actor, hasArrived);
  const pending = useSelector(actor, isPending);
  const busy = useSelector(actor, isBusy);
  const sendable = useSelector(actor, canSend);
  usePage(actor);
  const leave = () => {
    if (arrived) actor.send({ type: "feedback.dismiss" });
    close();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "feedback.send" });
  };
  return (
    <Dialog open onClose={leave} title={t("feedback.title")} description={t("feedback.intro")} closeLabel={t("close")}>
      <Stack as="form" $gap={5} onSubmit={send}>
        <MessageField actor={actor} />
        <Obstacle actor={actor} />
        <Outcome actor={actor} />
        <div>
          <Send type="submit" busy={pending || busy} aria-disabled={!sendable}>
            {t("feedback.send")}
          </Send>
        </div>
      </Stack>
    </Dialog>
  );
}

function MessageField({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const id = useId();
  const text = useSelector(actor, textOf);
  const busy = useSelector(actor, isBusy);
  const length = feedbackLength(text);
  const surplus = length - maxFeedbackLength;
  return (
    <Field>
      <FieldLabel htmlFor={id} $hidden={false}>
        {t("feedback.message")}
      </FieldLabel>
      <Message
        id={id}
        value={text}
        readOnly={busy}
        aria-invalid={surplus > 0 || undefined}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => actor.send({ type: "text.change", text: target.value })}
      />
      {surplus > 0 ? (
        <FieldError id={`${id}-length`} role="alert">
          <Icon name="warning" size={18} />
          <span>{t("feedback.tooLong", { count: surplus })}</span>
        </FieldError>
      ) : (
        <FieldHint id={`${id}-length`}>{t("feedback.length", { count: length, most: maxFeedbackLength })}</FieldHint>
      )}
    </Field>
  );
}

/** Why nothing can be sent from here, regardless of the text (R49). */
function Obstacle({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const close = useClose();
  const signedOut = useSelector(actor, isSignedOut);
  const withoutEmail = useSelector(actor, hasNoEmail);
  const signIn = () => {
    actor.send({ type: "signIn.choose" });
    // No link for users who are already at the form.
    if (history.location.hash === `#${feedbackHash}`) close();
  };
  if (withoutEmail) {
    return (
      <Notice kind="warning" title={t("feedback.emailMissing")}>
        {t("feedback.emailMissingText")}
      </Notice>
    );
  }
  return signedOut ? (
    <Notice
      title={t("feedback.signedOut")}
      action={
        <Button variant="secondary" onClick={signIn}>
          {t("nav.signIn")}
        </Button>
      }
    >
      {t("feedback.signedOutText")}
    </Notice>
  ) : null;
}

function Outcome({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const arrived = useSelector(actor, hasArrived);
  const kept = useSelector(actor, isKept);
  if (kept) return <Notice title={t("feedback.waiting")}>{t("feedback.waitingText")}</Notice>;
  if (failed) {
    return (
      <FailureNotice failure={why} title={t("feedback.failed")}>
        {t("feedback.kept")}
      </FailureNotice>
    );
  }
  return arrived ? (
    <Notice
      kind="success"
      title={t("feedback.sent")}
      action={
        <Button variant="quiet" onClick={() => actor.send({ type: "feedback.dismiss" })}>
          {t("feedback.dismiss")}
        </Button>
      }
    />
  ) : null;
}
