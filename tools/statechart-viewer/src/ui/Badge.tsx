import { css, styled } from "styled-components";
import { color, token } from "./theme";

/** The tone of a badge or a notice. */
export type Tone = "neutral" | "success" | "warning" | "danger" | "info" | "accent";

/** The background and text color of each tone. */
export const toneStyles = {
  neutral: css`background: ${color.sunken}; color: ${color["ink-soft"]};`,
  success: css`background: ${color["success-soft"]}; color: ${color["success-ink"]};`,
  warning: css`background: ${color["warning-soft"]}; color: ${color["warning-ink"]};`,
  danger: css`background: ${color["danger-soft"]}; color: ${color["danger-ink"]};`,
  info: css`background: ${color["info-soft"]}; color: ${color["info-ink"]};`,
  accent: css`background: ${color["accent-soft"]}; color: ${color["accent-ink"]};`,
} satisfies Record<Tone, ReturnType<typeof css>>;

/** A short label: a status, a kind, a count. */
export const Badge = styled.span<{ $tone?: Tone | undefined }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: 0.2em 0.65em;
  border-radius: ${token["radius-s"]};
  font-family: ${token["font-body"]};
  font-size: ${token["text-xs"]};
  font-weight: 600;
  line-height: 1.5;
  ${({ $tone = "neutral" }) => toneStyles[$tone]}
`;
