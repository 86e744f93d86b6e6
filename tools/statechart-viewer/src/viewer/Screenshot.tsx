import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { color, token } from "../ui/theme";
import { type ScreenshotVariant, screenshotOf } from "./evidence";
import { agoText } from "./result-texts";
import { useSeen, useSettings } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Shot = styled.figure`
  display: grid;
  gap: ${token["space-1"]};
  figcaption { font-size: ${token["text-xs"]}; color: ${color["ink-faint"]}; }
  a { display: block; border: 1px solid ${color["rule-strong"]}; border-radius: ${token["radius-s"]}; overflow: hidden; }
  img { width: 100%; }
`;

const None = styled.div`
  display: grid;
  place-items: center;
  min-height: 7rem;
  padding: ${token["space-2"]};
  border: 1px dashed ${color.control};
  border-radius: ${token["radius-s"]};
  background: ${color.sunken};
  color: ${color["ink-soft"]};
  font-size: ${token["text-xs"]};
  text-align: center;
`;

const screenshotsSeen = ({ context }: Viewer) => context.evidence.screenshots;
const loadedAtOf = ({ context }: Viewer) => context.evidence.loadedAt;

/** A variant of screenshots in words: "en, light, 375 px". */
const variantText = ({ language, theme, width }: ScreenshotVariant): string =>
  [language, theme, width && `${width} px`].filter(Boolean).join(", ");

/** Marks a screenshot whose view has changed since it was taken. */
const OlderThanView = () => (
  <>
    {" "}
    <Badge $tone="warning">older than its view</Badge>
  </>
);

/** A state's screenshot, or a note that there is none. */
export function Screenshot({
  state,
  look,
  caption,
}: {
  state: string;
  look: ScreenshotVariant;
  caption?: string | undefined;
}) {
  const { base } = useSettings();
  const screenshots = useSeen(screenshotsSeen);
  const loadedAt = useSeen(loadedAtOf);
  const screen = screenshotOf(screenshots, state, look);
  const address = screen && `${base}data/screenshots/${screen.file}`;
  return (
    <Shot>
      {screen && address ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={`${screen.state} in ${look.language}, ${look.theme}, ${look.width} px wide`} />
        </a>
      ) : (
        <None>No screen captured</None>
      )}
      <figcaption>
        {caption ?? variantText(look)}
        {!caption && screen && `, taken ${agoText(screen.date, loadedAt)}`}
        {screen?.isOutdated && <OlderThanView />}
      </figcaption>
    </Shot>
  );
}
