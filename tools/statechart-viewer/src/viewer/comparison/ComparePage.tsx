import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { Notice } from "../../ui/Notice";
import { Spinner } from "../../ui/Spinner";
import { color, token } from "../../ui/theme";
import { failureTexts } from "../data";
import { FailureNotice } from "../FailureNotice";
import { Code, Note } from "../parts";
import { PlaceLink, toTheList, useSeen, useSettings } from "../viewer-context";
import type { Viewer } from "../viewer-machine";
import type { ComparisonSnapshot } from "./comparison-machine";
import { Finding } from "./Finding";
import { RangeForm } from "./RangeForm";
import type { Range } from "./range";
import { useComparison, useComparisonActor } from "./use-comparison";

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-4"]};
  padding-block: ${token["space-6"]} ${token["space-16"]};
  max-width: 110rem;
  nav { font-size: ${token["text-s"]}; }
  h1 { font-size: ${token["text-h2"]}; }
  h2 { font-size: ${token["text-h3"]}; }
`;

/** What a color in the pictures means. */
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-6"]};
  font-size: ${token["text-s"]};
  list-style: none;
  li { display: flex; align-items: center; gap: ${token["space-2"]}; }
  i { width: 2rem; height: 0.9rem; border: 2px solid; border-radius: 4px; }
  .added i { color: ${color["success-ink"]}; }
  .removed i { color: ${color.danger}; border-style: dashed; }
  .changed i { color: ${color["warning-ink"]}; }
`;

const Machines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-4"]};
  list-style: none;
`;

const comparisonOf = ({ context }: ComparisonSnapshot) => context.comparison;
const isBusy = (snapshot: ComparisonSnapshot) => snapshot.hasTag("busy");
const rangeOf = ({ context }: ComparisonSnapshot) => context.range;
const unknownOf = (snapshot: ComparisonSnapshot) =>
  snapshot.matches({ comparison: "unknown" }) ? snapshot.context.unknown : null;
const impossibleOf = (snapshot: ComparisonSnapshot) => {
  const { revisions, says } = snapshot.context;
  if (snapshot.matches({ comparison: "impossible" })) return says;
  // Known before anything is chosen.
  return revisions?.kind === "impossible" ? revisions.says : null;
};
const isCrowded = (snapshot: ComparisonSnapshot) => snapshot.matches({ comparison: "crowded" });
const failureOf = (snapshot: ComparisonSnapshot) =>
  snapshot.matches({ comparison: "failed" }) ? snapshot.context.failures.comparison : undefined;
const isShown = (snapshot: ComparisonSnapshot) => snapshot.matches({ comparison: "shown" });

const isCopied = (snapshot: ComparisonSnapshot) => snapshot.hasTag("reportCopied");
const isRefused = (snapshot: ComparisonSnapshot) => snapshot.hasTag("reportNotCopied");
const lacksComments = (snapshot: ComparisonSnapshot) => snapshot.matches({ comments: "failed" });

const typedRange = ({ before, after }: Range): string => `${before ?? "HEAD"}..${after ?? ""}`;

/** Why there is no comparison, and what to do instead. */
function Problems() {
  const actor = useComparisonActor();
  const { comparisons } = useSettings();
  const range = useComparison(rangeOf);
  const unknown = useComparison(unknownOf);
  const impossible = useComparison(impossibleOf);
  const crowded = useComparison(isCrowded);
  const failure = useComparison(failureOf);
  const retry = () => actor?.send({ type: "comparison.retry" });
  return (
    <>
      {unknown && range && (
        <Notice kind="warning" title={`There is no revision “${unknown.revision}”`}>
          {unknown.closest.length > 0
            ? "The branches and tags with the most similar names: "
            : "git log lists the commits."}
          {unknown.closest.map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <PlaceLink
                change={{
                  comparison: {
                    before: range.before === unknown.revision ? name : range.before,
                    after: range.after === unknown.revision ? name : range.after,
                  },
                }}
              >
                {name}
              </PlaceLink>
            </span>
          ))}
        </Notice>
      )}
      {impossible && range && (
        <Notice kind="warning" title="These revisions cannot be compared here">
          {impossible} In a clone of the project, <Code>{comparisons?.command(typedRange(range))}</Code> writes the same
          as a page.
        </Notice>
      )}
      {crowded && (
        <FailureNotice kind="warning" title="The server is making other comparisons" onRetry={retry}>
          Each takes about half a minute.
        </FailureNotice>
      )}
      {failure && (
        <FailureNotice title="The comparison could not be made" onRetry={retry}>
          {failureTexts[failure.code]}
        </FailureNotice>
      )}
    </>
  );
}

function Shown() {
  const actor = useComparisonActor();
  const comparison = useComparison(comparisonOf);
  const shown = useComparison(isShown);
  const copied = useComparison(isCopied);
  const refused = useComparison(isRefused);
  const commentsFailed = useComparison(lacksComments);
  const heading = useRef<HTMLHeadingElement>(null);
  // A comparison takes long: the focus moves to it when it is there.
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!comparison) return null;
  const { before, after, headline, findings } = comparison;
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {headline}
        </h2>
        <p>
          From {before} to {after}.{" "}
          {shown && (
            <>
              <Button variant="quiet" onClick={() => actor?.send({ type: "comparison.retry" })}>
                Compare again
              </Button>{" "}
              <Button variant="quiet" onClick={() => actor?.send({ type: "report.copy" })}>
                Copy as Markdown
              </Button>{" "}
            </>
          )}
          <span role="status">
            {copied && "Copied"}
            {refused && "The browser does not allow this."}
          </span>
        </p>
      </div>
      {findings.length > 0 && (
        <>
          <Machines aria-label="Changed machines">
            {findings.map(({ machine, title }) => (
              <li key={machine}>
                <a href={`#${machine}`}>{title}</a>
              </li>
            ))}
          </Machines>
          <Legend aria-label="Colors">
            <li className="added">
              <i />
              new
            </li>
            <li className="removed">
              <i />
              gone
            </li>
            <li className="changed">
              <i />
              changed
            </li>
          </Legend>
        </>
      )}
      {commentsFailed && (
        <FailureNotice
          title="The comments on these machines could not be loaded"
          onRetry={() => actor?.send({ type: "comments.retry" })}
        >
          The comparison is complete without them.
        </FailureNotice>
      )}
      {findings.map((finding) => (
        <Finding key={finding.machine} finding={finding} />
      ))}
    </>
  );
}

const isOffered = ({ children }: Viewer) => children.comparison !== undefined;

/** Compares two revisions of all machines. */
export function ComparePage() {
  const { comparisons } = useSettings();
  const busy = useComparison(isBusy);
  const offered = useSeen(isOffered);
  return (
    <Page>
      <nav aria-label="Where you are">
        <PlaceLink change={toTheList}>All machines</PlaceLink>
      </nav>
      <h1>What has changed</h1>
      {comparisons && offered ? (
        <>
          <Note>
            A branch, a tag, a commit, or <Code>HEAD~3</Code>: what was different in the machines then, in sentences and
            pictures, with the requirements and tests that it affects.
          </Note>
          <RangeForm />
          {busy && <Spinner label="The revisions are being compared; this takes about half a minute" />}
          <Problems />
          <Shown />
        </>
      ) : (
        <p>This viewer cannot compare revisions.</p>
      )}
    </Page>
  );
}
