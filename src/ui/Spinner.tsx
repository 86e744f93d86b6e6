import { keyframes, styled } from "styled-components";
import type { SpinnerSize } from "../theme/tokens";
import { VisuallyHidden } from "./VisuallyHidden";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.svg`
  flex: none;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;

type SpinnerProps = {
  size?: SpinnerSize | undefined;
  /** Announced politely; omit it if the surrounding element already says that it is busy. */
  label?: string | undefined;
};

/** Shows that something is in progress; takes the color of the text around it. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const stroke = size < 24 ? 3 : 2.5;
  const ring = (
    <Turning width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth={stroke} opacity="0.2" />
      <path d="M12 2a10 10 0 0 1 10 10" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" />
    </Turning>
  );
  if (!label) return ring;
  return (
    <Announced role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Announced>
  );
}

const Announced = styled.span`
  display: inline-flex;
  position: relative;
`;
