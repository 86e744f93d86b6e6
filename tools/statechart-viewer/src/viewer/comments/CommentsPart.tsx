import { styled } from "styled-components";
import type { Chart } from "../../chart/chart";
import { Notice } from "../../ui/Notice";
import { Spinner } from "../../ui/Spinner";
import { color, token } from "../../ui/theme";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { FailureNotice } from "../FailureNotice";
import { PlaceButton } from "../PlaceButton";
import { Code, Note, Part, Plain } from "../parts";
import { CommentForm, SignInLink } from "./CommentForm";
import { CommentItem, commentsHeading } from "./CommentItem";
import { type Comment, commentFailureText } from "./comment";
import type { Comments } from "./comments-machine";
import { byPlace, commentCount, type PlaceComments, placeName } from "./sorted";
import { useComments, useCommentsActor } from "./use-comments";

const More = styled.details`
  & > summary { color: ${color["accent-ink"]}; font-weight: 600; cursor: pointer; }
  &[open] > summary { margin-bottom: ${token["space-2"]}; }
`;

const commentsOf = ({ context }: Comments) => context.comments;
const totalOf = ({ context }: Comments) => context.total;
const mayComment = ({ context }: Comments) => context.mayComment;
const isBusy = (snapshot: Comments) => snapshot.hasTag("busyList");
const loadFailureOf = (snapshot: Comments) =>
  snapshot.matches({ list: "failed" }) ? snapshot.context.failures.list : undefined;
const changeFailureOf = (snapshot: Comments) =>
  snapshot.matches({ resolving: "failed" }) ? snapshot.context.failures.change : undefined;

/** Comments on one place: the open ones, then the resolved ones, folded. */
function Items({ comments }: { comments: readonly Comment[] }) {
  const open = comments.filter(({ isResolved }) => !isResolved);
  const resolved = comments.filter(({ isResolved }) => isResolved);
  const list = (some: readonly Comment[]) => (
    <Plain>
      {some.map((comment) => (
        <li key={comment.id}>
          <CommentItem comment={comment} />
        </li>
      ))}
    </Plain>
  );
  return (
    <>
      {open.length > 0 && list(open)}
      {resolved.length > 0 && (
        <More>
          <summary>{commentCount(resolved.length, "resolved")}</summary>
          {list(resolved)}
        </More>
      )}
    </>
  );
}

const Gone = ({ place, name, comments }: PlaceComments) => (
  <section aria-label={name}>
    <h4>{name}</h4>
    <Note>
      There is no longer anything with the id <Code>{place}</Code>.
    </Note>
    <Items comments={comments} />
  </section>
);

/** Links to the other places of a machine that have comments, and comments on what it no longer has. */
function Elsewhere({ chart, comments }: { chart: Chart; comments: readonly Comment[] }) {
  const places = byPlace(
    chart,
    comments.filter(({ place }) => place !== chart.machine),
  );
  const isState = new Set(chart.states.map(({ id }) => id));
  const there = places.filter(({ isGone }) => !isGone);
  const gone = places.filter(({ isGone }) => isGone);
  return (
    <>
      {there.length > 0 && (
        <>
          <h4>In this machine</h4>
          <Plain>
            {there.map(({ place, name, comments: some }) => {
              const open = some.filter(({ isResolved }) => !isResolved).length;
              return (
                <li key={place}>
                  <PlaceButton
                    change={
                      isState.has(place) ? { state: place, transition: null } : { state: null, transition: place }
                    }
                  >
                    {name}
                  </PlaceButton>
                  : {open > 0 ? commentCount(open, "open") : commentCount(some.length, "resolved")}
                </li>
              );
            })}
          </Plain>
        </>
      )}
      {gone.length > 0 && (
        <>
          <h4>On what is gone</h4>
          {gone.map((one) => (
            <Gone key={one.place} {...one} />
          ))}
        </>
      )}
    </>
  );
}

/** Why comments could not be loaded or changed, and how many are not listed. */
function Problems() {
  const actor = useCommentsActor();
  const loadFailure = useComments(loadFailureOf);
  const changeFailure = useComments(changeFailureOf);
  const missing = (useComments(totalOf) ?? 0) - (useComments(commentsOf)?.length ?? 0);
  return (
    <>
      {loadFailure && (
        <FailureNotice title="The comments could not be loaded" onRetry={() => actor?.send({ type: "comments.retry" })}>
          {commentFailureText(loadFailure)}
        </FailureNotice>
      )}
      {changeFailure && (
        <Notice kind="error" title="The comment is as it was">
          {commentFailureText(changeFailure)}
        </Notice>
      )}
      {missing > 0 && <Note>The {missing} oldest comments on this machine are not listed.</Note>}
    </>
  );
}

const isSent = (snapshot: Comments) => snapshot.matches({ writing: "editing" }) && snapshot.context.sent !== null;
const changedTo = (snapshot: Comments) => (snapshot.matches({ resolving: "idle" }) ? snapshot.context.change : null);

/** Tells screen readers that a comment was added, resolved, or reopened. */
function Done() {
  const sent = useComments(isSent);
  const change = useComments(changedTo);
  return (
    <>
      <VisuallyHidden role="status">{sent && "Your comment was added."}</VisuallyHidden>
      <VisuallyHidden role="status">
        {change && (change.isResolved ? "The comment is resolved." : "The comment is open again.")}
      </VisuallyHidden>
    </>
  );
}

const isReady = (snapshot: Comments) => snapshot.matches({ list: "known" });

/** The form, or how to get it. */
function Writing({ place, name }: { place: string; name: string }) {
  const isAllowed = useComments(mayComment);
  const isKnown = useComments(isReady);
  const hasDraft = useComments(({ context }) => (context.drafts[place] ?? "") !== "");
  const wasSent = useComments(({ context }) => context.sent?.place === place);
  if (!isKnown) return null;
  if (!isAllowed)
    return (
      <Note>
        <SignInLink /> to comment.
      </Note>
    );
  return (
    // Once opened, it stays open: the focus is in it when a comment was sent.
    <More open={hasDraft || wasSent || undefined}>
      <summary>Write a comment</summary>
      <CommentForm place={place} name={name} />
    </More>
  );
}

/** Comments on a state, a transition, or, with null, the whole machine. */
export function CommentsPart({ chart, id }: { chart: Chart; id: string | null }) {
  const actor = useCommentsActor();
  const comments = useComments(commentsOf) ?? [];
  const busy = useComments(isBusy);
  if (!actor) return null;
  const place = id ?? chart.machine;
  const own = comments.filter((one) => one.place === place);
  const isEmpty = own.length === 0 && (id !== null || comments.length === 0);
  return (
    <Part aria-labelledby={commentsHeading}>
      <h3 id={commentsHeading} tabIndex={-1}>
        Comments
      </h3>
      <Done />
      {busy && <Spinner label="The comments are being loaded" />}
      <Problems />
      {isEmpty && !busy && <Note>There are none yet.</Note>}
      <Items comments={own} />
      <Writing key={place} place={place} name={placeName(chart, id)} />
      {id === null && <Elsewhere chart={chart} comments={comments} />}
    </Part>
  );
}

/** Comments on a machine that is gone. */
export function CommentsOfGone() {
  const comments = useComments(commentsOf) ?? [];
  if (comments.length === 0) return null;
  return (
    <Part aria-labelledby={commentsHeading}>
      <h2 id={commentsHeading} tabIndex={-1}>
        Comments that were written about it
      </h2>
      <Done />
      <Problems />
      {byPlace(null, comments).map(({ place, name, comments: some }) => (
        <section key={place} aria-label={name}>
          <h3>{name}</h3>
          <Items comments={some} />
        </section>
      ))}
    </Part>
  );
}
