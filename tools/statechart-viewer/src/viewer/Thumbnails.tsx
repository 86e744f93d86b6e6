import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { type Layout, padding, screenshotRoom } from "../chart/layout";
import { color, token } from "../ui/theme";
import { screenshotOf } from "./evidence";
import { leavesOf } from "./overlay";
import { useLook } from "./seen";
import { useSeen, useSettings } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;

/** A screenshot in its state's box. */
const Thumbnail = styled.img`
  position: absolute;
  max-width: none;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-s"]};
  object-fit: cover;
  object-position: top;
  background: ${color.surface};
  pointer-events: none;
`;

/** The available screenshots, each in its state's box, which must have room for it. */
export function Thumbnails({ chart, layout, scale }: { chart: Chart; layout: Layout; scale: number }) {
  const { base } = useSettings();
  const screenshots = useSeen(screenshotsOf);
  const look = useLook();
  return leavesOf(chart).map((id) => {
    const screen = screenshotOf(screenshots, id, look);
    const box = layout.states[id];
    if (!screen || !box) return null;
    const { width, height } = screenshotRoom;
    const place = {
      left: (box.x + (box.width - width) / 2) * scale,
      top: (box.y + box.height - height - padding.y) * scale,
      width: width * scale,
      height: height * scale,
    };
    return <Thumbnail key={id} src={`${base}data/screenshots/${screen.file}`} alt="" loading="lazy" style={place} />;
  });
}
