import { useSelector } from "@xstate/react";
import type { FocusEvent } from "react";
import { keyframes, styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { noticesMachine } from "../../../machines/account/notices";
import { useTranslation } from "../../i18n/use-translation";
import { color, shadow, token, up } from "../../theme/theme";
import { Icon } from "../../ui/Icon";

type Snapshot = SnapshotFrom<typeof noticesMachine>;
const messagesOf = (s: Snapshot) => s.context.messages;
const toastsOf = (s: Snapshot) => s.context.toasts;

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;
const List = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding: ${token["space-2"]};
  list-style: none;
  pointer-events: auto;
  ${up("sm")} { width: 24rem; margin-inline-start: auto; padding: ${token["space-4"]}; }
`;
const Toast = styled.li`
  display: flex;
  align-items: center;
  gap: ${token["space-3"]};
  padding-inline-start: ${token["space-4"]};
  border: 1px solid ${color["rule-strong"]};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  font-size: ${token["text-ui"]};
  line-height: 1.4;
  animation: ${rise} ${token["motion-base"]} ${token.ease};
  & > svg { color: ${color["success-ink"]}; }
  & > span { flex: 1; min-width: 0; padding-block: ${token["space-3"]}; }
`;
const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 2.75rem;
  min-height: 2.75rem;
  border: 0;
  border-radius: ${token["radius-l"]};
  background: none;
  color: ${color["ink-soft"]};
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
`;

/** Moves the keyboard focus to the next toast, otherwise to the page. */
function focusNext(dismissed: HTMLElement): void {
  const toast = dismissed.closest("li");
  const next = toast?.nextElementSibling ?? toast?.previousElementSibling;
  const target = next ? next.querySelector("button") : document.querySelector<HTMLElement>("main");
  target?.focus({ preventScroll: true });
}

/** Toasts about recent actions. */
export default function Toasts({ actor }: { actor: ActorRefFrom<typeof noticesMachine> }) {
  const { t } = useTranslation();
  const messages = useSelector(actor, messagesOf);
  const toasts = useSelector(actor, toastsOf);
  const hold = () => actor.send({ type: "toasts.hold" });
  const release = () => actor.send({ type: "toasts.release" });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) release();
  };
  return (
    <List onMouseOver={hold} onMouseLeave={release} onFocus={hold} onBlur={leave}>
      {toasts.map((id) => {
        const message = messages.find((one) => one.id === id);
        return (
          message && (
            <Toast key={id}>
              <Icon name="check" />
              <span>{t(`notices.${message.text}`, { ...message.params })}</span>
              <Dismiss
                type="button"
                aria-label={t("messages.dismiss")}
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget);
                  actor.send({ type: "notice.dismiss", id });
                }}
              >
                <Icon name="cross" size={18} />
              </Dismiss>
            </Toast>
          )
        );
      })}
    </List>
  );
}
