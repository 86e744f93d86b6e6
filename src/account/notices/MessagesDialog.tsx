import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { noticesMachine } from "../../../machines/account/notices";
import { PageLink } from "../../components/PageLink";
import { formatTime } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

type Snapshot = SnapshotFrom<typeof noticesMachine>;
const messagesOf = (s: Snapshot) => s.context.messages;
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const canClear = (s: Snapshot) => s.can({ type: "messages.clear" });

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding-block: ${token["space-3"]}; border-top: 1px solid ${color.rule}; }
  small { display: flex; flex-wrap: wrap; gap: 0 ${token["space-3"]}; color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;

/** The messages of this visit. */
export default function MessagesDialog({ actor }: { actor: ActorRefFrom<typeof noticesMachine> }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const messages = useSelector(actor, messagesOf);
  const empty = useSelector(actor, isEmpty);
  const clearable = useSelector(actor, canClear);
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: "messages.close" })}
      title={t("messages.title")}
      description={t("messages.intro")}
      closeLabel={t("close")}
      footer={
        clearable && (
          <Button variant="secondary" onClick={() => actor.send({ type: "messages.clear" })}>
            {t("messages.clear")}
          </Button>
        )
      }
    >
      {empty ? (
        <p>{t("messages.none")}</p>
      ) : (
        <List aria-live="polite">
          {messages.map(({ id, text, params, at, page }) => (
            <li key={id}>
              {t(`notices.${text}`, { ...params })}
              <small>
                <time dateTime={new Date(at).toISOString()}>{formatTime(formatLocales[language], at)}</time>
                {page.title && <PageLink href={page.href}>{page.title}</PageLink>}
              </small>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
