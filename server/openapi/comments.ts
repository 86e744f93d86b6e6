import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../project-root";
import type { Schema } from "./types";

/** The contract's comments, by the path of what they describe: `Course.about`, `courses.list.query.categories`. */
export interface Comments {
  at(path: string): string | undefined;
}

/** Clause and section references are internal; callers cannot look them up. */
const withoutReferences = (text: string): string =>
  text
    .replace(/\((?:[RL]\d+|section \d+): /g, "(")
    .replace(/ \([^()]*\b(?:[RL]\d+|section \d+)[^()]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Text for callers: a comment or a summary of the contract without internal references. */
export const forCallers = withoutReferences;

function commentOf(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text ? withoutReferences(text) : undefined;
}

/** The source of a spread's properties: `Name` of `...Name.shape` and of `...Name`. */
function spreadFrom({ expression }: ts.SpreadAssignment): string | undefined {
  const source = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
  return ts.isIdentifier(source) ? source.text : undefined;
}

/**
 * Reads the comments of the contract's sources: they are the descriptions of fields, written once. Needs the compiler,
 * so only the command that writes the description uses it.
 */
export function readComments(folder = join(projectRoot(), "contract")): Comments {
  const texts = new Map<string, string>();
  const spreads = new Map<string, string[]>();
  const note = (path: string, node: ts.Node) => {
    const text = commentOf(node);
    if (text) texts.set(path, text);
  };
  const visit = (node: ts.Node, path: string): void => {
    let inner = path;
    if (ts.isVariableStatement(node)) {
      const [declaration] = node.declarationList.declarations;
      if (declaration && ts.isIdentifier(declaration.name)) note(declaration.name.text, node);
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && path === "") inner = node.name.text;
    else if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      inner = `${path}.${node.name.text}`;
      note(inner, node);
    } else if (ts.isSpreadAssignment(node)) {
      const source = spreadFrom(node);
      if (source) spreads.set(path, [...(spreads.get(path) ?? []), source]);
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  ))
    visit(ts.createSourceFile(name, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.Latest, true), "");

  const at = (path: string): string | undefined => {
    const own = texts.get(path);
    if (own) return own;
    const cut = path.lastIndexOf(".");
    const from = spreads.get(path.slice(0, Math.max(cut, 0))) ?? [];
    for (const source of from) {
      const inherited = at(`${source}${path.slice(cut)}`);
      if (inherited) return inherited;
    }
    return undefined;
  };
  return { at };
}

/** Adds the descriptions from the contract's comments to a schema and everything inlined in it. */
export function explain(schema: Schema, path: string, comments: Comments): Schema {
  const inside = (one: unknown) => explain(one as Schema, path, comments);
  const { $ref, description = comments.at(path), default: fallback, ...rest } = schema;
  const explained: Schema = { ...($ref && { $ref }), ...(description && { description }), ...rest };
  for (const key of ["items", "additionalProperties"] as const)
    if (typeof rest[key] === "object" && rest[key] !== null)
      explained[key] = withoutOwn(inside(rest[key]), description);
  for (const key of ["anyOf", "oneOf"] as const)
    if (rest[key]) explained[key] = rest[key].map((one) => withoutOwn(inside(one), description));
  if (rest.properties)
    explained.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([name, one]) => [name, explain(one as Schema, `${path}.${name}`, comments)]),
    );
  return fallback === undefined ? explained : { ...explained, default: fallback };
}

/** The parts of a described schema share its path; the description appears once. */
function withoutOwn(schema: Schema, description: string | undefined): Schema {
  const { description: own, ...rest } = schema;
  return own === description ? rest : schema;
}
