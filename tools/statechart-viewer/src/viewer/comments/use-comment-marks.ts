import { useMemo } from "react";
import type { Marks } from "../overlay";
import type { Comments } from "./comments-machine";
import { commentCount, openByPlace } from "./sorted";
import { useComments } from "./use-comments";

const commentsOf = ({ context }: Comments) => context.comments;

/** Adds to the marks of a chart how many comments are open on each state and transition. */
export function useCommentMarks(marks: Marks): Marks {
  const comments = useComments(commentsOf);
  return useMemo(() => {
    const open = openByPlace(comments ?? []);
    if (open.size === 0) return marks;
    return {
      ...marks,
      markOf(id) {
        const count = open.get(id);
        return [marks.markOf(id), count && commentCount(count)].filter(Boolean).join(" · ") || undefined;
      },
    };
  }, [marks, comments]);
}
