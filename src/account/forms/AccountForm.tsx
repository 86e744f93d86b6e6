import type { FormEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { color } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Stack } from "../../ui/Stack";

/** A paragraph beside a form. */
export const Quiet = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
`;

interface FrameProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A page about getting into an account: one card below its title. */
export function AccountFrame({ title, intro, children }: FrameProps) {
  return (
    <Page width="form">
      <Stack $gap={5}>
        <h1>{title}</h1>
        {intro && <Quiet>{intro}</Quiet>}
        <NeedsScripts />
        <Card>{children}</Card>
      </Stack>
    </Page>
  );
}

/** A form that only scripts can send is hidden without them: the page says what it needs. */
const Form = styled.form`
  &:not([action]) { @media (scripting: none) { display: none; } }
`;

interface FormProps {
  title: string;
  /** Where the server takes the form from a browser without scripts, if it does. */
  action?: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The one form of such a page; password managers recognize it by its fields. */
export function AccountForm({ title, action, busy, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form method="post" action={action} onSubmit={submit} aria-busy={busy} aria-label={title}>
      <Stack $gap={5}>{children}</Stack>
    </Form>
  );
}
