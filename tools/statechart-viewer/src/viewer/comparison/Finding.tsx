import { useEffect, useMemo, useRef } from "react";
import { styled } from "styled-components";
import type { FindingData, MergedPicture } from "../../comparison/data";
import type { Said } from "../../comparison/text";
import { Drawing } from "../../drawing/Drawing";
import { color, token, up } from "../../ui/theme";
import type { Comment } from "../comments/comment";
import { shortId, stateTitle } from "../names";
import { Code, Note } from "../parts";
import { PlaceLink, toMachine, useSeen } from "../viewer-context";
import type { Viewer } from "../viewer-machine";
import type { ComparisonSnapshot } from "./comparison-machine";
import { useComparison } from "./use-comparison";

const Frame = styled.section`
  display: grid;
  gap: ${token["space-3"]};
  padding-block: ${token["space-6"]};
  border-top: 1px solid ${color["rule-strong"]};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-6"]};
  ${up("lg")} { grid-template-columns: minmax(0, 5fr) minmax(20rem, 3fr); align-items: start; }
  h3 { font-size: ${token["text-h4"]}; margin-bottom: ${token["space-2"]}; }
  p { font-size: ${token["text-ui"]}; }
  & > div:last-child { display: grid; gap: ${token["space-4"]}; min-width: 0; }
`;

/** A large picture is scrolled. */
const Picture = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.paper};
  svg.picture { max-width: none; }
  /* Paper cannot be scrolled. */
  @media print {
    overflow: visible;
    max-height: none;
    border: 0;
    svg.picture { width: 100%; height: auto; max-height: 90vh; break-inside: avoid; }
  }
`;

const Sentences = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  padding-left: 1.2rem;
  font-size: ${token["text-ui"]};
  li { overflow-wrap: anywhere; }
  ul { padding-left: 1.2rem; }
  li[data-kind="added"]::marker { content: "+ "; color: ${color["success-ink"]}; font-weight: 700; }
  li[data-kind="removed"]::marker { content: "− "; color: ${color.danger}; font-weight: 700; }
  li[data-kind="changed"]::marker { content: "~ "; color: ${color["warning-ink"]}; font-weight: 700; }
`;

const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-4"]};
  figure { display: grid; gap: ${token["space-2"]}; width: 22rem; max-width: 100%; }
  figure > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${token["space-2"]}; }
  img { border: 1px solid ${color.rule}; border-radius: ${token["radius-s"]}; }
  figcaption { font-size: ${token["text-s"]}; overflow-wrap: anywhere; }
`;

/** The id in the code, after a sentence in the product's words. */
const CodeNote = styled(Code)`
  color: ${color["ink-faint"]};
`;

/** A sentence with the machine's identifiers. */
const SentenceText = ({ said }: { said: Said }) =>
  said.map((piece, index) => {
    if (typeof piece === "string") return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have a fixed order
    return "code" in piece ? <Code key={index}>{piece.code}</Code> : piece.quote;
  });

const fates =
  ".transition.added, .transition.removed, .transition.changed, .state.added, .state.removed, .state.changed";

/** The merged drawing, scrolled to its first change. */
function MergedDrawing({ title, picture }: { title: string; picture: MergedPicture }) {
  const frame = useRef<HTMLElement>(null);
  const { chart, layout, states, transitions } = picture;
  useEffect(() => {
    const box = frame.current;
    const first = box?.querySelector(fates);
    if (!box || !first || first === box.querySelector(".state")) return;
    const [seen, whole] = [first.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTo(
      seen.left - whole.left + (seen.width - whole.width) / 2,
      seen.top - whole.top + (seen.height - whole.height) / 2,
    );
  }, []);
  const drawing = useMemo(
    () => (
      <Drawing
        chart={chart}
        layout={layout}
        classOfState={(id) => states[id]}
        classOfTransition={(id) => transitions[id]}
      />
    ),
    [chart, layout, states, transitions],
  );
  return (
    <Picture as="section" ref={frame} tabIndex={0} aria-label={`Drawing of ${title}; it can be scrolled`}>
      {drawing}
    </Picture>
  );
}

function Screenshots({ finding }: { finding: FindingData }) {
  const { machine, picture, screenshots, moreScreenshots } = finding;
  if (screenshots.length === 0) return null;
  return (
    <div>
      <h3>Screenshots</h3>
      <Pairs>
        {screenshots.map(({ state, before, after }) => {
          const name = picture ? stateTitle(picture.chart, state, "product") : shortId(machine, state);
          return (
            <figure key={state}>
              <div>
                <img src={before} alt={after === null ? name : `${name}, before`} loading="lazy" />
                {after !== null && <img src={after} alt={`${name}, after`} loading="lazy" />}
              </div>
              <figcaption>
                {name}: {after === null ? "looks the same" : "before and after"}
              </figcaption>
            </figure>
          );
        })}
      </Pairs>
      {moreScreenshots > 0 && <Note>{moreScreenshots} more states look different.</Note>}
    </div>
  );
}

const commentsOn =
  (machine: string) =>
  ({ context }: ComparisonSnapshot): readonly Comment[] | undefined =>
    context.comments[machine];

/** What people have said about the machine, and is not resolved. */
function OpenComments({ machine }: { machine: string }) {
  const comments = useComparison(commentsOn(machine)) ?? [];
  if (comments.length === 0) return null;
  return (
    <div>
      <h3>Open comments</h3>
      <Sentences aria-label="Open comments">
        {comments.map(({ id, name, text, author }) => (
          <li key={id}>
            On {name}, by {author || "someone without a name"}: <q>{text}</q>
          </li>
        ))}
      </Sentences>
    </div>
  );
}

const isInList =
  (machine: string) =>
  ({ context }: Viewer): boolean =>
    context.list.some((one) => one.machine === machine);

/** A changed machine: its picture, and what has changed in sentences. */
export function Finding({ finding }: { finding: FindingData }) {
  const { machine, title, summary, sentences, behavior, problems, requirements, tests, picture } = finding;
  // One that another branch adds, or that was removed, has no page here.
  const isListed = useSeen(isInList(machine));
  return (
    <Frame id={machine} aria-labelledby={`change-${machine}`}>
      <div>
        <h2 id={`change-${machine}`}>
          {isListed ? <PlaceLink change={toMachine(machine)}>{title}</PlaceLink> : title}
        </h2>
        <Note>
          <Code>{machine}</Code>: {summary}
        </Note>
      </div>
      <Sides>
        {picture && <MergedDrawing title={title} picture={picture} />}
        <div>
          {sentences.length > 0 && (
            <Sentences aria-label="Changes">
              {sentences.map(({ kind, said, code }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have a fixed order, and two may be the same
                <li key={index} data-kind={kind}>
                  <SentenceText said={said} /> {code !== null && <CodeNote>{code}</CodeNote>}
                </li>
              ))}
            </Sentences>
          )}
          {behavior.map(({ title: heading, changes }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <Sentences>
                {changes.map(({ place, says }) => (
                  <li key={`${place} ${says[0]}`}>
                    {place}:
                    <ul>
                      {says.map((one) => (
                        <li key={one}>{one}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </Sentences>
            </div>
          ))}
          {problems.map((problem) => (
            <Note key={problem}>{problem}</Note>
          ))}
          {requirements.length > 0 && (
            <div>
              <h3>Requirements</h3>
              <p>{requirements.join(", ")}</p>
            </div>
          )}
          <OpenComments machine={machine} />
          {tests.length > 0 && (
            <div>
              <h3>Tests</h3>
              {tests.map(({ text, ids }) => (
                <div key={text}>
                  <p>{text}</p>
                  {ids.length > 0 && (
                    <Sentences>
                      {ids.map((id) => (
                        <li key={id}>
                          <Code>{id}</Code>
                        </li>
                      ))}
                    </Sentences>
                  )}
                </div>
              ))}
            </div>
          )}
        </div>
      </Sides>
      <Screenshots finding={finding} />
    </Frame>
  );
}
