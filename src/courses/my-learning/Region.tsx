import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

const Slot = styled.section`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-3"]};
`;

interface Props {
  title: string;
  busy: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of the page that loads and fails separately. */
export function Region({ title, busy, aside, children }: Props) {
  const id = useId();
  return (
    <Slot aria-labelledby={id} aria-busy={busy}>
      <Cluster $justify="space-between">
        <h2 id={id}>{title}</h2>
        {aside}
      </Cluster>
      {busy ? <Coming /> : children}
    </Slot>
  );
}

const Coming = () => (
  <Card>
    <Stack $gap={3}>
      <Skeleton $shape="title" $width={60} />
      <Skeleton $width={40} />
    </Stack>
  </Card>
);
