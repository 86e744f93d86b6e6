import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { color, token } from "../../ui/theme";
import { Note } from "../parts";
import type { Comment } from "./comment";
import type { Comments } from "./comments-machine";
import { useComments, useCommentsActor } from "./use-comments";

const Item = styled.article`
  display: grid;
  gap: ${token["space-2"]};
  padding: ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  & > p:first-child { white-space: pre-wrap; overflow-wrap: anywhere; }
  &[data-resolved] > p:first-child { color: ${color["ink-soft"]}; }
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: ${token["space-2"]}; }
`;

const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

const When = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;

/** The id of the heading above all comments. */
export const commentsHeading = "comments";

const mayChange = ({ context }: Comments) => context.mayComment;
const changing = (snapshot: Comments) =>
  snapshot.matches({ resolving: "changing" }) ? (snapshot.context.change?.id ?? null) : null;

/** A comment, with who wrote it and who resolved it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const actor = useCommentsActor();
  const isAllowed = useComments(mayChange);
  const isBusy = useComments(changing) === comment.id;
  const { id, text, author, createdAt, isResolved, changedAt, changedBy } = comment;
  return (
    <Item data-resolved={isResolved ? "" : undefined}>
      <p>{text}</p>
      <div>
        <Note as="div">
          <strong>{author || "Someone without a name"}</strong>, <When at={createdAt} />
          {changedAt && (
            <div>
              {isResolved ? "Resolved" : "Reopened"} by{" "}
              {changedBy === null ? "a deleted account" : changedBy || "someone without a name"},{" "}
              <When at={changedAt} />
            </div>
          )}
        </Note>
        {isAllowed && (
          <Button
            variant="quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              // The button moves with its comment, which takes the focus from it.
              document.getElementById(commentsHeading)?.focus();
              actor?.send({ type: "comment.change", id, isResolved: !isResolved });
            }}
          >
            {isResolved ? "Reopen" : "Resolve"}
          </Button>
        )}
      </div>
    </Item>
  );
}
