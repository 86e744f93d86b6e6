import { encode } from "uqr";

type QrCodeProps = {
  /** What it says, usually an address. */
  text: string;
  /** Describes it to people who cannot see it. */
  label: string;
  className?: string | undefined;
};

/** A QR code, always dark on white: cameras read no other. As large as its frame. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((cells, y) => cells.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join("")} fill="#14231d" />
    </svg>
  );
}
