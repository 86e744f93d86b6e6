import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { color, token } from "../ui/theme";
import { stateTitle } from "./names";
import { PlaceButton } from "./PlaceButton";
import { Code } from "./parts";
import { PlaceLink, useWording } from "./viewer-context";

const Close = styled.div`
  justify-content: space-between;
  align-items: center;
  font-size: ${token["text-s"]};
  color: ${color["ink-faint"]};
`;

const nothingChosen = { state: null, transition: null };

/** What is selected, and the way back to the whole machine. */
export const Kind = ({ children }: { children: string }) => (
  <Close>
    <span>{children}</span>
    <PlaceLink change={nothingChosen}>The whole machine</PlaceLink>
  </Close>
);

/** Selects a state. */
export function StateButton({ chart, id }: { chart: Chart; id: string }) {
  const wording = useWording();
  return <PlaceButton change={{ state: id, transition: null }}>{stateTitle(chart, id, wording)}</PlaceButton>;
}

/** A name in the code, for talking with engineers. */
export const InCode = ({ name }: { name: string }) => (
  <>
    <dt>In the code</dt>
    <dd>
      <Code>{name}</Code>
    </dd>
  </>
);
