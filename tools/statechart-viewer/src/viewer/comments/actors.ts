import { fromPromise } from "xstate";
import type { CommentsSettings, NewComment } from "./comment";
import type { Change } from "./comments-machine";
import { type DraftStorage, draftsOn } from "./drafts";

/**
 * Provides the comments machine with the project's calls. A comment that is sent again because no answer came has the
 * same key as before, so that it is stored once.
 */
export function commentActors(settings: CommentsSettings, storage: () => DraftStorage) {
  const keys = new Map<string, string>();
  const keyOf = (comment: string): string => {
    const key = keys.get(comment) ?? settings.createKey();
    keys.set(comment, key);
    return key;
  };
  return {
    loadComments: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
      settings.load(input.machine, signal),
    ),
    loadOpenComments: fromPromise(({ signal }: { signal: AbortSignal }) => settings.loadOpen(signal)),
    addComment: fromPromise(async ({ input }: { input: NewComment }) => {
      const comment = JSON.stringify(input);
      const added = await settings.add(input, keyOf(comment));
      keys.delete(comment);
      return added;
    }),
    changeComment: fromPromise(({ input }: { input: Change }) => settings.change(input, settings.createKey())),
    drafts: draftsOn(storage),
  };
}
