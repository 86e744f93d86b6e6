import { useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { controlStyle, Field, FieldLabel } from "../../ui/field-style";
import { Choices, PartHeading } from "./parts";

const Payload = styled.textarea`
  ${controlStyle}
  font-size: 0.8125rem;
`;

interface Props {
  /** The event types that can be sent now. */
  can: readonly string[];
  /** What an event type is called. */
  nameOf: (event: string) => string;
  /** The payload as typed; empty for none. */
  onSend: (event: string, payload: string) => void;
}

/** A button for every event that the machine accepts in its current state. */
export function SendPart({ can, nameOf, onSend }: Props) {
  const [payload, setPayload] = useState("");
  const id = useId();
  return (
    <>
      <PartHeading>Send what it can take now</PartHeading>
      {can.length === 0 ? (
        <p>Nothing: it waits for a call, or for time to pass.</p>
      ) : (
        <>
          <Choices aria-label="Events">
            {can.map((event) => (
              <li key={event}>
                <Button variant="secondary" title={event} onClick={() => onSend(event, payload)}>
                  {nameOf(event)}
                </Button>
              </li>
            ))}
          </Choices>
          <Field>
            <FieldLabel htmlFor={id}>Payload (JSON), if the event carries anything</FieldLabel>
            <Payload
              id={id}
              rows={2}
              value={payload}
              spellCheck={false}
              placeholder='{"answer": ["true"]}'
              onChange={({ target }) => setPayload(target.value)}
            />
          </Field>
        </>
      )}
    </>
  );
}
