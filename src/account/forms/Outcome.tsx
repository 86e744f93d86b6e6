import type { ReactNode } from "react";
import { Notice, type NoticeKind } from "../../ui/Notice";

interface Props {
  kind: NoticeKind;
  title: ReactNode;
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** What came of a form, in its place: the form took the focus with it, and may have been longer than the window. */
export function Outcome({ kind, title, children }: Props) {
  return (
    <Notice kind={kind} title={title} heading={{ as: "h2", ref: focus }}>
      {children}
    </Notice>
  );
}
