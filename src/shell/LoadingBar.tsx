import { useRouterState } from "@tanstack/react-router";
import { keyframes, styled } from "styled-components";
import { useTranslation } from "../i18n/use-translation";
import { color, token } from "../theme/theme";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;
const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token["z-header"]};
  height: 3px;
  overflow: hidden;
  &:dir(rtl) { direction: ltr; transform: scaleX(-1); }
  &::before {
    content: "";
    display: block;
    width: 40%;
    height: 100%;
    background: ${color.highlight};
    animation: ${run} 1.2s ease-in-out infinite;
    @media (prefers-reduced-motion: reduce) { width: 100%; animation: none; }
  }
`;

/** Shows that the next page's code is loading; the current page stays readable in the meantime. */
export function LoadingBar() {
  const { t } = useTranslation();
  const pending = useRouterState({ select: ({ status }) => status === "pending" });
  return pending ? (
    <Track role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
    </Track>
  ) : null;
}
