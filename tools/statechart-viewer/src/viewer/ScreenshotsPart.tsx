import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import type { PlannedTests } from "../chart/tests";
import { Notice } from "../ui/Notice";
import { color, token } from "../ui/theme";
import { looksOf, type ScreenshotVariant, screenshotOf } from "./evidence";
import { stateTitle, stepTitle } from "./names";
import { isWithin } from "./neighbours";
import { leavesOf } from "./overlay";
import { PlaceButton } from "./PlaceButton";
import { Choice, Choices, Note, Part } from "./parts";
import { useLook } from "./seen";
import { useSeen, useSettings, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${token["space-3"]};
  align-items: start;
`;

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
const testsOf = ({ context }: Viewer) => context.evidence.tests;
const besideOf = ({ context }: Viewer) => context.place.beside;

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/** A language in English: "German (de)". */
export const languageName = (language: string): string => `${languageNames.of(language) ?? language} (${language})`;

/** A state's screenshot, or a note that there is none. */
function Screenshot({
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
  const screen = screenshotOf(screenshots, state, look);
  const said = caption ?? [look.language, look.theme, look.width && `${look.width} px`].filter(Boolean).join(", ");
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
      <figcaption>{said}</figcaption>
    </Shot>
  );
}

/** Selects the variant of the screenshots. */
export function LookChoices() {
  const actor = useViewer();
  const screenshots = useSeen(screenshotsSeen);
  const beside = useSeen(besideOf);
  const look = useLook();
  const { languages, themes, widths } = looksOf(screenshots);
  return (
    <Choices>
      <Choice>
        Language
        <select
          value={look.language ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { language: target.value }, replace: true })
          }
        >
          {[...new Set([...languages, ...(look.language ? [look.language] : [])])].map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </Choice>
      <Choice>
        Beside it
        <select
          value={beside ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { beside: target.value || null }, replace: true })
          }
        >
          <option value="">nothing</option>
          {[...new Set([...languages, ...(beside ? [beside] : [])])].map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </Choice>
      <Choice>
        Colours
        <select
          value={look.theme ?? ""}
          onChange={({ target }) =>
            actor.send({
              type: "place.open",
              change: { theme: target.value === "dark" ? "dark" : "light" },
              replace: true,
            })
          }
        >
          {themes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Choice>
      <Choice>
        Width
        <select
          value={look.width ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { width: Number(target.value) }, replace: true })
          }
        >
          {widths.map((one) => (
            <option key={one} value={one}>
              {one} px
            </option>
          ))}
        </select>
      </Choice>
    </Choices>
  );
}

const NoScreenshots = () => (
  <Notice announce={false}>
    No screenshots of this machine were captured yet. The browser run of its tests does that.
  </Notice>
);

/** A state's screenshot. */
export function ScreenshotsPart({ state }: { state: string }) {
  const screenshots = useSeen(screenshotsSeen);
  const beside = useSeen(besideOf);
  const look = useLook();
  return (
    <Part aria-labelledby="screenshots">
      <h3 id="screenshots">Screen</h3>
      {screenshots.length === 0 ? (
        <NoScreenshots />
      ) : (
        <>
          <LookChoices />
          <Pair>
            <Screenshot state={state} look={look} />
            {beside !== null && <Screenshot state={state} look={{ ...look, language: beside }} />}
          </Pair>
        </>
      )}
    </Part>
  );
}

/** Lists the machine's states that have no screenshot. */
export function ScreenshotsOfMachine({ chart }: { chart: Chart }) {
  const screenshots = useSeen(screenshotsSeen);
  const look = useLook();
  const wording = useWording();
  const leaves = leavesOf(chart);
  const missing = leaves.filter((id) => screenshotOf(screenshots, id, look) === null);
  return (
    <Part aria-labelledby="screenshots">
      <h3 id="screenshots">Screenshots</h3>
      {screenshots.length === 0 ? (
        <NoScreenshots />
      ) : (
        <>
          <LookChoices />
          <p>
            {leaves.length - missing.length} of {leaves.length} states have one that looks like this.
          </p>
          {missing.length > 0 && (
            <p>
              Without:{" "}
              {missing.map((id, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <PlaceButton change={{ state: id, transition: null }}>{stateTitle(chart, id, wording)}</PlaceButton>
                </span>
              ))}
            </p>
          )}
        </>
      )}
    </Part>
  );
}

const Strip = styled.ol`
  display: flex;
  gap: ${token["space-2"]};
  padding-bottom: ${token["space-2"]};
  overflow-x: auto;
  list-style: none;
  li { flex: none; width: 9.5rem; display: grid; gap: ${token["space-1"]}; align-content: start; }
  li > p { min-height: 2.6em; font-size: ${token["text-xs"]}; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
`;

/** The shortest path to a state; for a compound state, to its first child state that has one. */
function wayTo(tests: PlannedTests | null, state: string) {
  if (!tests) return null;
  const exact = tests.ways[state];
  if (exact) return exact;
  const inner = Object.keys(tests.ways)
    .filter((id) => isWithin(id, state))
    .sort((a, b) => (tests.ways[a]?.length ?? 0) - (tests.ways[b]?.length ?? 0));
  return tests.ways[inner[0] ?? ""] ?? null;
}

/** The shortest path to a state, as screenshots with the events between them. */
export function Storyboard({ chart, state }: { chart: Chart; state: string }) {
  const tests = useSeen(testsOf);
  const screenshots = useSeen(screenshotsSeen);
  const look = useLook();
  const wording = useWording();
  const way = wayTo(tests, state);
  return (
    <Part aria-labelledby="storyboard">
      <h3 id="storyboard">The shortest way here</h3>
      {!way ? (
        <Note>No planned test comes here.</Note>
      ) : (
        // A scrolling strip must be focusable.
        <Strip tabIndex={0} aria-labelledby="storyboard">
          {way.map(({ label, states }, index) => {
            const names = states.map((id) => stateTitle(chart, id, wording)).join(", ");
            const shown = states.find((id) => screenshotOf(screenshots, id, look)) ?? states[0] ?? state;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a path is never sorted
              <li key={index}>
                <p>
                  {index + 1}. {stepTitle(chart, label, wording)}
                </p>
                <Screenshot state={shown} look={look} caption={`→ ${names}`} />
              </li>
            );
          })}
        </Strip>
      )}
    </Part>
  );
}
