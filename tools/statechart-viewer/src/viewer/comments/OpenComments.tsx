import { Badge } from "../../ui/Badge";
import { FailureNotice } from "../FailureNotice";
import { Note } from "../parts";
import { PlaceLink, toMachine, useSeen } from "../viewer-context";
import type { Viewer } from "../viewer-machine";
import { commentFailureText } from "./comment";
import type { Comments } from "./comments-machine";
import { commentCount } from "./sorted";
import { useComments, useCommentsActor } from "./use-comments";

/** The number of open comments on a machine; nothing if there are none. */
export function OpenComments({ machine }: { machine: string }) {
  const open = useComments(({ context }) => context.open[machine] ?? 0);
  return open ? (
    <div>
      <Badge $tone="info">{commentCount(open, "open")}</Badge>
    </div>
  ) : null;
}

const openOf = ({ context }: Comments) => context.open;
const failureOf = (snapshot: Comments) =>
  snapshot.matches({ open: "failed" }) ? snapshot.context.failures.open : undefined;
const listOf = ({ context }: Viewer) => context.list;
const isListed = (snapshot: Viewer) => snapshot.matches({ list: "shown" });

/** Comments on machines that are not in the list anymore, and why comments could not be counted. */
export function OtherComments() {
  const actor = useCommentsActor();
  const open = useComments(openOf) ?? {};
  const failure = useComments(failureOf);
  const list = useSeen(listOf);
  const isKnown = useSeen(isListed);
  const gone = isKnown ? Object.keys(open).filter((id) => !list.some(({ machine }) => machine === id)) : [];
  return (
    <>
      {failure && (
        <FailureNotice
          kind="warning"
          title="The comments could not be counted"
          onRetry={() => actor?.send({ type: "open.retry" })}
        >
          {commentFailureText(failure)}
        </FailureNotice>
      )}
      {gone.length > 0 && (
        <Note>
          Open comments on machines that are gone:{" "}
          {gone.map((machine, index) => (
            <span key={machine}>
              {index > 0 && ", "}
              <PlaceLink change={toMachine(machine)}>{machine}</PlaceLink> ({open[machine]})
            </span>
          ))}
        </Note>
      )}
    </>
  );
}
