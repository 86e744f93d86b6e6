import { useId, useRef } from "react";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextArea } from "../../ui/TextArea";
import { Note } from "../parts";
import { useSettings } from "../viewer-context";
import { commentFailureText, isSendable, lengthOf, maxCommentLength } from "./comment";
import type { Comments } from "./comments-machine";
import { useComments, useCommentsActor } from "./use-comments";

const isSending = (snapshot: Comments) => snapshot.hasTag("busySending");
const sentPlaceOf = ({ context }: Comments) => context.sent?.place ?? null;
const failureOf = (snapshot: Comments) =>
  snapshot.matches({ writing: "failed" }) ? snapshot.context.failures.sent : undefined;

/** How many characters are left, shown when it matters. */
function room(length: number): string | null {
  const left = maxCommentLength - length;
  if (left < 0) return `${-left} characters too many; a comment has at most ${maxCommentLength}.`;
  return left <= 200 ? `${left} characters left` : null;
}

/** The address of the current page, for the way back from signing in. */
const here = () => `${location.pathname}${location.search}`;

/** Signs in and returns to the current page. */
export function SignInLink() {
  const { comments } = useSettings();
  return comments && <a href={comments.signIn(here())}>Sign in</a>;
}

/** Writes a comment on a place. */
export function CommentForm({ place, name }: { place: string; name: string }) {
  const actor = useCommentsActor();
  const draft = useComments(({ context }) => context.drafts[place] ?? "") ?? "";
  const isLast = useComments(sentPlaceOf) === place;
  const busy = useComments(isSending) ?? false;
  const lastFailure = useComments(failureOf);
  const failure = isLast ? lastFailure : undefined;
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintText = room(lengthOf(draft));
  return (
    <Stack $gap={3}>
      {failure && (
        <Notice
          kind="error"
          title="Your comment was not sent"
          action={failure.code === "signedOut" ? <SignInLink /> : undefined}
        >
          {commentFailureText(failure)} Your text is kept in this browser.
        </Notice>
      )}
      <TextArea
        ref={field}
        label={`Comment on ${name}`}
        value={draft}
        readOnly={busy && isLast}
        isInvalid={lengthOf(draft) > maxCommentLength}
        describedBy={hintText === null ? undefined : hint}
        onType={(text) => actor?.send({ type: "draft.type", place, text })}
      />
      {hintText !== null && <Note id={hint}>{hintText}</Note>}
      <div>
        <Button
          disabled={busy || !isSendable(draft)}
          onClick={() => {
            // The button is disabled from now on, and a disabled button loses the focus.
            field.current?.focus();
            actor?.send({ type: "comment.send", place, name });
          }}
        >
          {busy && isLast ? "Sending …" : "Comment"}
        </Button>
      </div>
    </Stack>
  );
}
