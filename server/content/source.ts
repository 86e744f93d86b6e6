import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from "yaml";
import { safeParse, type z } from "zod/mini";
import { issueText, pathText } from "../issue-text";
import { codeOf } from "./code-of";
import { syntaxProblem } from "./syntax-problem";

/** A mistake in the content, with its location. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** `content/courses/x/course.yaml:3: exam names no exam`. */
export const problemText = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;

/** A parsed YAML file, with a way to report a mistake at a path in it. */
export interface Source<T> {
  file: string;
  /** Null if it is invalid; then the problems say why. */
  value: T | null;
  /** @param words what is wrong in a text of several lines: the line is that of their first occurrence */
  complain(path: readonly PropertyKey[], message: string, words?: string): void;
}

type Path = readonly PropertyKey[];

/** The line of the first bytes that are not UTF-8: no other line's bytes contain a line break. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return 1;
}

/** YAML aliases: a few lines of them can expand into gigabytes. */
function firstAlias(document: Document): Alias | null {
  let found: Alias | null = null;
  visit(document, {
    Alias: (_, alias) => {
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

const lineOf = (text: string, { range }: Node): number => text.slice(0, range?.[0] ?? 0).split("\n").length;

/** The location of a control character or half a character, which databases cannot store; null if there is none. */
function unprintableIn(value: unknown, at: Path = []): Path | null {
  if (typeof value === "string") return /[^\P{Cc}\t\n\r]|\p{Surrogate}/u.test(value) ? at : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unprintableIn(inner, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other file has. Files arrive faster than they are parsed: without this, a
 * server that imports would parse hundreds of them before the next request.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * Reads a YAML file, validates it and adds all mistakes to `problems`.
 * @param file its name in messages
 */
export async function readSource<S extends z.core.$ZodType>(
  path: string,
  file: string,
  schema: S,
  problems: Problem[],
): Promise<Source<z.core.output<S>>> {
  const nothing: Source<z.core.output<S>> = { file, value: null, complain: () => undefined };
  const refuse = (line: number, message: string): Source<z.core.output<S>> => {
    problems.push({ file, line, message });
    return nothing;
  };
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (thrown) {
    return refuse(1, codeOf(thrown) === "EISDIR" ? "is a folder, not a file" : `cannot be read (${codeOf(thrown)})`);
  }
  await ownTurn();
  if (!isUtf8(bytes)) return refuse(firstBadLine(bytes), "is not UTF-8; save the file in this encoding");
  const text = bytes.toString("utf8");
  const document = parseDocument(text);

  /** The line of the deepest existing node on the path; of its key, if it has one, or of some words in it. */
  const lineAt = (at: Path, words?: string): number => {
    // Parsed again: keeping the nodes of thousands of files would fill the memory, and few have mistakes.
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
    const [start = 0, end = 0] = (isNode(node) && node.range) || [];
    const found = words ? text.indexOf(words, start) : -1;
    return found < start || found >= end ? line : counter.linePos(found).line;
  };
  const complain = (at: Path, message: string, words?: string) =>
    void problems.push({
      file,
      line: lineAt(at, words),
      message: at.length === 0 ? message : `${pathText(at)} ${message}`,
    });

  const [syntaxError] = document.errors;
  if (syntaxError) {
    // Only the first: one mistake may cause hundreds of others.
    problems.push({ file, ...syntaxProblem(document, syntaxError, text) });
    return { file, value: null, complain };
  }
  const alias = firstAlias(document);
  if (alias) return refuse(lineOf(text, alias), "is a reference (&, *), which is not allowed here; write it out");
  const value: unknown = document.toJS();
  const unprintable = unprintableIn(value);
  if (unprintable) {
    complain(unprintable, "contains an invalid character; type the text again");
    return { file, value: null, complain };
  }
  const parsed = safeParse(schema, value, { reportInput: true });
  if (parsed.success) return { file, value: parsed.data, complain };
  complainOfForm(complain, parsed.error.issues);
  return { file, value: null, complain };
}

/** Reports how a value at a path in a file violates its schema. */
export function complainOfForm(
  complain: Source<unknown>["complain"],
  issues: readonly z.core.$ZodIssue[],
  at: Path = [],
): void {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) complain([...path, key], "is not allowed here");
    else if (path.length === 0) complain([], `the file ${issueText(issue)}`);
    else complain(path, issueText(issue));
  }
}
