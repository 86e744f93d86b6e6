import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Failure } from "../../../contract/errors";
import { FailureNotice } from "../../components/FailureNotice";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

const Block = styled(Card)`
  h2 { font-size: ${token["text-h3"]}; }
  h3 { font-size: ${token["text-h4"]}; }
`;

interface Props {
  title: string;
  text: string;
  pending: boolean;
  /** Whether it could not be loaded, and why. */
  failed: boolean;
  failure: Failure | null;
  failedTitle: string;
  onRetry: () => void;
  /** What was loaded. */
  children: ReactNode;
}

/** A section of the profile that is loaded separately. */
export function LoadedSection({ title, text, pending, failed, failure, failedTitle, onRetry, children }: Props) {
  return (
    <Block as="section" aria-label={title}>
      <Stack $gap={4} $align="stretch">
        <h2>{title}</h2>
        <p>{text}</p>
        {failed ? (
          <FailureNotice failure={failure} title={failedTitle} onRetry={onRetry} />
        ) : pending ? (
          <div aria-busy="true">
            <Skeleton $shape="title" />
          </div>
        ) : (
          children
        )}
      </Stack>
    </Block>
  );
}

/** A list in such a section. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What is known about something, and what can be done with it. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-4"]};
  align-items: center;
  justify-content: space-between;
  padding: ${token["space-4"]} 0;
  border-top: 1px solid ${color.rule};
  &:last-child { padding-bottom: 0; }
  form { flex: 1 1 100%; }
`;

/** The name of something, and its facts in smaller text. */
export const Facts = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${token["space-1"]};
  min-width: 0;
  overflow-wrap: anywhere;
  p { margin: 0; color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;
