import type { ReactNode } from "react";
import { makeFocusable } from "../../ui/focusable";
import { Notice, type NoticeKind } from "../../ui/Notice";

interface Props {
  kind: NoticeKind;
  title: ReactNode;
  children: ReactNode;
}

function focusHeading(frame: HTMLElement | null): void {
  const heading = frame?.querySelector("h2");
  if (!heading) return;
  makeFocusable(heading);
  heading.focus();
}

/**
 * What came of a form, in its place: the form took the focus with it, and may have been longer than the window. Read out
 * because its heading gets the focus, it is not announced as well.
 */
export function Outcome({ kind, title, children }: Props) {
  return (
    <div ref={focusHeading}>
      <Notice kind={kind} title={title} heading={{ as: "h2", part: "outcome" }} announce={false}>
        {children}
      </Notice>
    </div>
  );
}
