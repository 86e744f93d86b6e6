import { readFile } from "node:fs/promises";
import { isMap, isNode, isSeq, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import { safeParse, type z } from "zod/mini";
import { issueText, pathText } from "../issue-text";

/** Something wrong in the content, with where it stands. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** `content/courses/x/course.yaml:3: exam names no exam`. */
export const problemText = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;

/** A YAML file that was read, with a way to say what is wrong at a place in it. */
export interface Source<T> {
  file: string;
  /** Null where it does not have its form; then the problems say why. */
  value: T | null;
  complain(path: readonly PropertyKey[], message: string): void;
}

type Path = readonly PropertyKey[];

/**
 * Reads a YAML file, checks its form and adds everything wrong with it to `problems`.
 * @param file how messages name it
 */
export async function readSource<S extends z.core.$ZodType>(
  path: string,
  file: string,
  schema: S,
  problems: Problem[],
): Promise<Source<z.core.output<S>>> {
  const text = await readFile(path, "utf8");
  const document = parseDocument(text);

  /** The line of the deepest node on the path that is there; of its key, where it has one. */
  const lineAt = (at: Path): number => {
    // Parsed again: the nodes of thousands of files would fill the memory, and few have a mistake.
    const counter = new LineCounter();
    const lineOf = (node: Node | null | undefined): number => counter.linePos(node?.range?.[0] ?? 0).line || 1;
    let node: unknown = parseDocument(text, { lineCounter: counter }).contents;
    let line = isNode(node) ? lineOf(node) : 1;
    for (const part of at) {
      const pair: Pair | undefined = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined;
      const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined;
      if (pair && isNode(pair.key)) line = lineOf(pair.key);
      else if (isNode(next)) line = lineOf(next);
      if (!isNode(next)) break;
      node = next;
    }
    return line;
  };
  const complain = (at: Path, message: string) =>
    void problems.push({ file, line: lineAt(at), message: at.length === 0 ? message : `${pathText(at)} ${message}` });

  if (document.errors.length > 0) {
    for (const { linePos, message } of document.errors)
      problems.push({
        file,
        line: linePos?.[0].line ?? 1,
        message: message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? message,
      });
    return { file, value: null, complain };
  }
  const parsed = safeParse(schema, document.toJS(), { reportInput: true });
  if (parsed.success) return { file, value: parsed.data, complain };
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) complain([...issue.path, key], "is not known here");
    else if (issue.path.length === 0) complain([], `the file ${issueText(issue)}`);
    else complain(issue.path, issueText(issue));
  }
  return { file, value: null, complain };
}
