import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, token } from "../theme/theme";
import { toneStyles } from "./Badge";
import { Icon, type IconName } from "./Icon";

/** What a notice reports. */
export type NoticeKind = "info" | "success" | "warning" | "error";

const kinds = {
  info: { tone: "info", icon: "info" },
  success: { tone: "success", icon: "check" },
  warning: { tone: "warning", icon: "warning" },
  error: { tone: "danger", icon: "warning" },
} as const satisfies Record<NoticeKind, { tone: keyof typeof toneStyles; icon: IconName }>;

const Frame = styled.div<{ $kind: NoticeKind }>`
  ${({ $kind }) => toneStyles[kinds[$kind].tone]}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-3"]} ${token["space-4"]};
  padding: ${token["space-3"]} ${token["space-4"]};
  border-radius: ${token["radius-m"]};
  font-size: ${token["text-ui"]};
  line-height: 1.5;
`;

const Message = styled.div`
  display: flex;
  flex: 1 1 16rem;
  gap: ${token["space-3"]};
  min-width: 0;
  & > svg { margin-top: 0.06rem; }
`;

const Words = styled.div`
  min-width: 0;
  color: ${color.ink};
`;

const Title = styled.strong`
  display: block;
  font: inherit;
  font-weight: 650;
  letter-spacing: inherit;
`;

type NoticeProps = {
  kind?: NoticeKind | undefined;
  title?: ReactNode;
  /** Makes the title a heading of this level, to which a machine may move the focus as this part of the page. */
  heading?: { as: "h2" | "h3"; part: string } | undefined;
  children?: ReactNode;
  /** A button or link that leads on, such as “try again”. */
  action?: ReactNode;
  /** Off for a notice that was there from the start and need not interrupt. */
  announce?: boolean | undefined;
};

/** A message in the page. Errors interrupt (`alert`), everything else waits its turn (`status`). */
export function Notice({ kind = "info", title, heading, children, action, announce = true }: NoticeProps) {
  const role = announce ? (kind === "error" ? "alert" : "status") : undefined;
  return (
    <Frame $kind={kind} role={role}>
      <Message>
        <Icon name={kinds[kind].icon} />
        <Words>
          {title && (
            <Title as={heading?.as} data-focus={heading?.part}>
              {title}
            </Title>
          )}
          {children}
        </Words>
      </Message>
      {action}
    </Frame>
  );
}
