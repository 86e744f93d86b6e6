import { keyframes, styled } from "styled-components";
import { VisuallyHidden } from "./VisuallyHidden";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.svg`
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation-duration: 3s; }
`;

const Announced = styled.span`
  display: inline-flex;
  position: relative;
`;

/** Shows and announces that something is loading, in the color of the surrounding text. */
export const Spinner = ({ size = 24, label }: { size?: number | undefined; label: string }) => (
  <Announced role="status">
    <Turning width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth={2.5} opacity="0.2" />
      <path d="M12 2a10 10 0 0 1 10 10" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
    </Turning>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Announced>
);
