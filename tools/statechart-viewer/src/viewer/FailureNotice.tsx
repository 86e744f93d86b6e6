import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";

interface Props {
  /** A warning if the page works without it. */
  kind?: "error" | "warning";
  /** What failed. */
  title: string;
  /** Why. */
  children: ReactNode;
  onRetry: () => void;
}

/** Says what could not be loaded and why, and offers another try. */
export const FailureNotice = ({ kind = "error", title, children, onRetry }: Props) => (
  <Notice
    kind={kind}
    title={title}
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
