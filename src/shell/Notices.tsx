import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { noticesMachine } from "../../machines/account/notices";
import { blockOf, LazyBlock } from "../components/LazyBlock";
import { useTranslation } from "../i18n/use-translation";
import { color, token } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { useSessionActors } from "./session";
import { withTexts } from "./tools";

type Snapshot = SnapshotFrom<typeof noticesMachine>;
const hasToasts = (s: Snapshot) => s.hasTag("toasts");
const isOpen = (s: Snapshot) => s.hasTag("open");
const hasMessages = (s: Snapshot) => s.context.messages.length > 0;
const unreadOf = (s: Snapshot) => s.context.messages.filter(({ isRead }) => !isRead).length;

const toasts = blockOf(withTexts(() => import("../account/notices/Toasts"), "account"));
const messagesDialog = blockOf(withTexts(() => import("../account/notices/MessagesDialog"), "account"));

/** As wide as the page; clicks beside its contents pass through. */
const Live = styled.div`
  && { margin: 0; pointer-events: none; }
`;

/** Toasts, and the messages of the visit while the list is open. */
export function Notices() {
  const { notices: actor } = useSessionActors();
  const shown = useSelector(actor, hasToasts);
  const open = useSelector(actor, isOpen);
  return (
    <>
      {/* It must exist before its message, otherwise screen readers would not announce it. */}
      <Live role="status" aria-atomic="false" data-toasts={shown || undefined}>
        {shown && <LazyBlock block={toasts} props={{ actor }} />}
      </Live>
      {open && <LazyBlock block={messagesDialog} props={{ actor }} />}
    </>
  );
}

const Bell = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["ink-soft"]};
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
`;
const Count = styled.span`
  position: absolute;
  top: 0.2rem;
  inset-inline-end: 0.1rem;
  min-width: 1.15rem;
  padding: 0 0.25rem;
  border-radius: ${token["radius-full"]};
  background: ${color.highlight};
  color: ${color["on-highlight"]};
  font-size: ${token["text-xs"]};
  font-weight: 700;
  line-height: 1.15rem;
`;

/** In the header once there is a message: the number of unread ones. */
export function MessagesBell() {
  const { t } = useTranslation();
  const { notices } = useSessionActors();
  const count = useSelector(notices, unreadOf);
  return useSelector(notices, hasMessages) ? (
    <Bell
      type="button"
      aria-label={count > 0 ? t("footer.unread", { count }) : t("footer.messages")}
      onClick={() => notices.send({ type: "messages.open" })}
    >
      <Icon name="bell" />
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </Bell>
  ) : null;
}
