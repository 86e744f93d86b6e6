import type { ReactNode } from "react";
import { styled } from "styled-components";
import { toneStyles } from "./Badge";
import { Icon, type IconName } from "./Icon";
import { color, token } from "./theme";

type Kind = "info" | "success" | "warning" | "error";

const kinds = {
  info: { tone: "info", icon: "info" },
  success: { tone: "success", icon: "check" },
  warning: { tone: "warning", icon: "warning" },
  error: { tone: "danger", icon: "warning" },
} as const satisfies Record<Kind, { tone: keyof typeof toneStyles; icon: IconName }>;

const Frame = styled.div<{ $kind: Kind }>`
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
  & > svg { flex: none; margin-top: 0.06rem; }
  & > div { min-width: 0; color: ${color.ink}; }
  strong { display: block; font-weight: 650; }
`;

interface Props {
  kind?: Kind | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link to continue, such as “Try again”. */
  action?: ReactNode;
  /** Off for a notice that was there from the start and should not interrupt. */
  announce?: boolean | undefined;
}

/** A message in the page. Errors interrupt (`alert`); other messages wait (`status`). */
export function Notice({ kind = "info", title, children, action, announce = true }: Props) {
  const role = announce ? (kind === "error" ? "alert" : "status") : undefined;
  return (
    <Frame $kind={kind} role={role}>
      <Message>
        <Icon name={kinds[kind].icon} />
        <div>
          {title && <strong>{title}</strong>}
          {children}
        </div>
      </Message>
      {action}
    </Frame>
  );
}
