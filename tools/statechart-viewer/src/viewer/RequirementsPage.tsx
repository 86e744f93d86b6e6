import { Fragment } from "react";
import { styled } from "styled-components";
import { Container } from "../ui/Container";
import { Spinner } from "../ui/Spinner";
import { Stack } from "../ui/Stack";
import { color, token } from "../ui/theme";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { RequirementMachine } from "./RequirementMachine";
import { likeRequirements, listedRequirements, requirementText, statesWith } from "./requirements";
import { PlaceLink, toRequirement, toTheList, useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Page = styled(Container)`
  padding-block: ${token["space-6"]} ${token["space-16"]};
  h1 { font-size: ${token["text-h2"]}; }
  h2 { font-size: ${token["text-h3"]}; }
  nav { font-size: ${token["text-s"]}; }
`;

const Rows = styled.ul`
  display: grid;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  list-style: none;
  overflow: hidden;
  li { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 ${token["space-3"]}; padding: ${token["space-2"]} ${token["space-4"]}; }
  li + li { border-top: 1px solid ${color.rule}; }
  a { font-weight: 600; }
  small { display: block; font-size: ${token["text-xs"]}; color: ${color["ink-faint"]}; }
`;

const chartsOf = ({ context }: Viewer) => context.charts;
const requirementOf = ({ context }: Viewer) => context.place.requirement ?? "";
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busySearch");
const chartsFailure = (snapshot: Viewer) =>
  snapshot.matches({ search: "failed" }) ? snapshot.context.failures.charts : null;
const screenshotsFailure = (snapshot: Viewer) =>
  snapshot.matches({ requirement: "failed" }) ? snapshot.context.failures.screenshots : null;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

function Index() {
  const charts = useSeen(chartsOf);
  const { requirements } = useSettings();
  return (
    <Stack $gap={8}>
      <div>
        <h1>Requirements</h1>
        <p>
          What the states of the machines are there for. Each leads to its states, their screenshots, and their tests.
        </p>
      </div>
      {listedRequirements(charts, requirements).map(({ title, listed }) => (
        <section key={title} aria-label={title}>
          <Stack $gap={3}>
            <h2>{title}</h2>
            <Rows>
              {listed.map(({ id, text, machines, states }) => (
                <li key={id}>
                  <div>
                    <PlaceLink change={toRequirement(id)}>{id}</PlaceLink>
                  </div>
                  <div>
                    {text ?? "It has no text here."}
                    <small>
                      {states === 0
                        ? "No state names it."
                        : `${count(states, "state")} in ${count(machines, "machine")}`}
                    </small>
                  </div>
                </li>
              ))}
            </Rows>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

/** An id that neither a text nor a state has: what there is instead. */
function Unknown({ id }: { id: string }) {
  const charts = useSeen(chartsOf);
  const { requirements } = useSettings();
  const all = listedRequirements(charts, requirements).flatMap(({ listed }) => listed.map((one) => one.id));
  const like = likeRequirements(all, id);
  return (
    <Stack $gap={3}>
      <h1>There is no requirement “{id}”</h1>
      {like.length > 0 && (
        <p>
          Did you mean{" "}
          {like.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && (index === like.length - 1 ? " or " : ", ")}
              <PlaceLink change={toRequirement(one)}>{one}</PlaceLink>
            </Fragment>
          ))}
          ?
        </p>
      )}
      <p>
        It may have been renamed, or the address was mistyped.{" "}
        <PlaceLink change={toRequirement()}>See all requirements</PlaceLink>
      </p>
    </Stack>
  );
}

function One({ id }: { id: string }) {
  const actor = useViewer();
  const charts = useSeen(chartsOf);
  const failure = useSeen(screenshotsFailure);
  const { requirements } = useSettings();
  const text = requirementText(requirements, id);
  const found = statesWith(charts, id);
  if (text === null && found.length === 0) return <Unknown id={id} />;
  const states = found.reduce((sum, one) => sum + one.states.length, 0);
  return (
    <Stack $gap={8}>
      <div>
        <h1>{id}</h1>
        <p>{text ?? "This requirement has no text here."}</p>
        <p>{states === 0 ? "No state names it." : `${count(states, "state")} in ${count(found.length, "machine")}.`}</p>
      </div>
      {failure && (
        <FailureNotice
          title="Screenshots and test runs could not be loaded"
          onRetry={() => actor.send({ type: "screenshots.retry" })}
        >
          {failureTexts[failure.code]}
        </FailureNotice>
      )}
      {found.map((one) => (
        <RequirementMachine key={one.chart.machine} {...one} />
      ))}
    </Stack>
  );
}

/** The list of all requirements, or one with its states, screenshots, and tests. */
export function RequirementsPage() {
  const actor = useViewer();
  const id = useSeen(requirementOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(chartsFailure);
  return (
    <Page>
      <nav aria-label="Where you are">
        <PlaceLink change={toTheList}>All machines</PlaceLink>
        {id !== "" && (
          <>
            {" · "}
            <PlaceLink change={toRequirement()}>All requirements</PlaceLink>
          </>
        )}
      </nav>
      {busy ? (
        <Spinner label="The machines are being read" />
      ) : failure ? (
        <FailureNotice title="The machines could not be read" onRetry={() => actor.send({ type: "search.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
      ) : id === "" ? (
        <Index />
      ) : (
        <One id={id} />
      )}
    </Page>
  );
}
