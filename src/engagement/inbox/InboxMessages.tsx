import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { newMessages } from "../../../machines/engagement/feedback-inbox/context";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { color } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { InboxEntry } from "./InboxEntry";
import {
  type Actor,
  failureOf,
  hasFailed,
  hasFailedMore,
  isBusy,
  isBusyMore,
  isEmpty,
  isGone,
  isPending,
  markedAs,
  messagesOf,
  offersMore,
  totalOf,
} from "./selectors";

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;

/** The focused button went with its message: the focus moves to what says so. */
const focus = (message: HTMLElement | null) => message?.focus();

/** The messages that match the filters, newest first. */
export function InboxMessages({ actor }: Actor) {
  const { t } = useTranslation();
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const empty = useSelector(actor, isEmpty);
  const total = useSelector(actor, totalOf);
  const why = useSelector(actor, failureOf);
  if (failed)
    return (
      <FailureNotice failure={why} title={t("inbox.failed")} onRetry={() => actor.send({ type: "inbox.retry" })} />
    );
  return (
    <Stack $gap={4} aria-busy={pending}>
      <Found role="status">
        {pending ? t("loading") : empty ? t("inbox.empty") : t("inbox.found", { count: total })}
      </Found>
      {empty && (
        <div>
          <Button
            variant="secondary"
            onClick={() => actor.send({ type: "filters.change", filters: { ...newMessages, state: "all" } })}
          >
            {t("inbox.showAll")}
          </Button>
        </div>
      )}
      <Listed actor={actor} />
    </Stack>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const messages = useSelector(actor, messagesOf);
  const pending = useSelector(actor, isPending);
  const gone = useSelector(actor, isGone);
  const marked = useSelector(actor, markedAs);
  if (messages.length === 0 && pending)
    return (
      <Stack $gap={3} aria-hidden="true">
        <Skeleton $shape="title" $width={60} />
        <Skeleton />
        <Skeleton $width={80} />
      </Stack>
    );
  return (
    <>
      <VisuallyHidden role="status">{marked !== null && t(`inbox.marked.${marked}`)}</VisuallyHidden>
      {gone && (
        <div ref={focus} tabIndex={-1}>
          <Notice title={t("inbox.gone")}>{t("inbox.goneText")}</Notice>
        </div>
      )}
      <List>
        {messages.map((message) => (
          <InboxEntry key={message.id} actor={actor} message={message} />
        ))}
      </List>
      <More actor={actor} />
    </>
  );
}

function More({ actor }: Actor) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const failedMore = useSelector(actor, hasFailedMore);
  const busyMore = useSelector(actor, isBusyMore);
  const busy = useSelector(actor, isBusy);
  const more = useSelector(actor, offersMore);
  return (
    <>
      {failedMore && <FailureNotice failure={why} title={t("inbox.moreFailed")} />}
      {more && (
        <div>
          <Button
            variant="secondary"
            busy={busyMore}
            disabled={busy && !busyMore}
            onClick={() => actor.send({ type: "messages.more" })}
          >
            {t("inbox.more")}
          </Button>
        </div>
      )}
    </>
  );
}
