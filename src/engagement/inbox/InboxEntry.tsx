import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { InboxMessage } from "../../../contract/engagement/inbox";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { formatMoment } from "../../i18n/format";
import { formatLocales, type UiLanguage } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { type Actor, failureOf, filtersOf, isBusy, markingOf, unmarkedOf } from "./selectors";

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-3"]};
  padding-block: ${token["space-5"]};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  h2 { margin: 0; font-size: 1.0625rem; }
  p { margin: 0; }
`;
const Facts = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Text = styled.p`
  max-width: 70ch;
  white-space: pre-line;
`;

interface Props extends Actor {
  message: InboxMessage;
}

/** A message as it was written, with its page, its sender and its state. */
export function InboxEntry({ actor, message }: Props) {
  const { t } = useTranslation();
  const moment = useMoment();
  const why = useSelector(actor, failureOf);
  const failed = useSelector(actor, unmarkedOf) === message.id;
  const { text, language, sentAt, sender, done } = message;
  return (
    <Entry>
      <div>
        <h2>{sender.name || sender.email}</h2>
        <Facts>
          <a href={`mailto:${sender.email}`}>{sender.email}</a>
          {" · "}
          <time dateTime={sentAt}>{moment(sentAt)}</time>
        </Facts>
      </div>
      <Text {...(language !== null && { lang: language })}>{text}</Text>
      <Place actor={actor} message={message} />
      {failed && <FailureNotice failure={why} title={t("inbox.markFailed")} />}
      <Cluster>
        <MarkButton actor={actor} message={message} />
        {done && (
          <>
            <Badge $tone="success">{t("inbox.done")}</Badge>
            <Facts as="span">
              {done.by ? t("inbox.doneBy", { date: moment(done.at), name: done.by }) : moment(done.at)}
            </Facts>
          </>
        )}
      </Cluster>
    </Entry>
  );
}

/** The page that a message is about, and a way to all messages about it. */
function Place({ actor, message: { url } }: Props) {
  const { t } = useTranslation();
  const filters = useSelector(actor, filtersOf);
  const page = url.split("?")[0] ?? url;
  return (
    <Facts>
      <PageLink href={url}>{url}</PageLink>
      {filters.page !== page && (
        <Button
          variant="quiet"
          aria-label={t("inbox.samePageOf", { page })}
          onClick={() => actor.send({ type: "filters.change", filters: { ...filters, page } })}
        >
          {t("inbox.samePage")}
        </Button>
      )}
    </Facts>
  );
}

/** Marks a message as done, or as new again: it stays where it is, and so does the focus. */
function MarkButton({ actor, message: { id, done, sender } }: Props) {
  const { t } = useTranslation();
  const marking = useSelector(actor, markingOf) === id;
  const busy = useSelector(actor, isBusy);
  const label = t(done ? "inbox.markNew" : "inbox.markDone");
  return (
    <Button
      variant="secondary"
      busy={marking}
      disabled={busy && !marking}
      aria-label={`${label}: ${sender.name || sender.email}`}
      onClick={() => actor.send({ type: "message.mark", id, isDone: done === null })}
    >
      {label}
    </Button>
  );
}

/** Says when something was, in the reader's language. */
function useMoment(): (instant: string) => string {
  const { language } = useTranslation();
  return (instant) => formatMoment(formatLocales[language as UiLanguage], instant);
}
