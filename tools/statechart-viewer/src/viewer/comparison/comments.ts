import type { ComparisonData } from "../../comparison/data";
import { plain } from "../../comparison/text";
import type { Comment, CommentsSettings } from "../comments/comment";

/** Open comments by machine, oldest first; machines without any are left out. */
export type CommentsByMachine = Readonly<Record<string, readonly Comment[]>>;

/** Loads the open comments on machines. Without any there are no calls for the machines. */
export async function loadOpenComments(
  { load, loadOpen }: CommentsSettings,
  machines: readonly string[],
  signal: AbortSignal,
): Promise<CommentsByMachine> {
  const open = await loadOpen(signal);
  const discussed = machines.filter((machine) => machine in open);
  const lists = await Promise.all(discussed.map((machine) => load(machine, signal)));
  return Object.fromEntries(
    discussed.map((machine, index) => [
      machine,
      (lists[index]?.comments ?? []).filter(({ isResolved }) => !isResolved).reverse(),
    ]),
  );
}

/** A comparison as Markdown, with the open comments on the machines that have changed at its end. */
export function withComments({ markdown, findings }: ComparisonData, comments: CommentsByMachine): string {
  const discussed = findings.flatMap(({ machine, title }) => {
    const said = comments[machine] ?? [];
    return said.length === 0
      ? []
      : [
          `### ${plain(title)}`,
          said
            .map(({ name, text, author }) => {
              const quoted = text.split("\n").map((line) => `  > ${plain(line)}`);
              return [`- On ${plain(name)}, by ${plain(author || "someone without a name")}:`, "", ...quoted].join(
                "\n",
              );
            })
            .join("\n"),
        ];
  });
  return discussed.length === 0 ? markdown : `${markdown}\n${["## Open comments", ...discussed].join("\n\n")}\n`;
}
