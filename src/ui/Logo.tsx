import { styled } from "styled-components";
import { color, token } from "../theme/theme";

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  color: ${color.ink};
`;

/**
 * The symbol alone: an A whose crossbar is a point to reach. Its colors are the same in both modes, as in the favicon.
 */
export function LogoSymbol({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="#0b5d4b" />
      <path
        d="M9.5 30.5 20 9.5l10.5 21"
        fill="none"
        stroke="#fffdf9"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="26.5" r="4.25" fill="#ec6a3c" />
    </svg>
  );
}

const Word = styled.span<{ $size: number }>`
  font-family: ${token["font-heading"]};
  font-size: ${({ $size }) => $size * 0.72}px;
  font-weight: 750;
  letter-spacing: -0.035em;
  line-height: 1;
`;

type LogoProps = {
  /** The site's name. */
  name: string;
  /** Height of the symbol in pixels. */
  size?: number | undefined;
};

/** Symbol and wordmark; the name is real text, so a link around it needs no other label. */
export function Logo({ name, size = 32 }: LogoProps) {
  return (
    <Mark>
      <LogoSymbol size={size} />
      <Word $size={size}>{name}</Word>
    </Mark>
  );
}
