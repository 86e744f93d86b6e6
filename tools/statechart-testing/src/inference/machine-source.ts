import ts from "typescript";
import { type Syntax, unwrapped } from "./syntax";

/** Where a machine's source says what there is: the argument of `setup`, that of `createMachine`, and implementations. */
export interface MachineSource {
  setup: ts.Expression | undefined;
  config: ts.Expression | undefined;
  /** Those of `provide`, and the second argument of `createMachine`; the last ones count. */
  implementations: ts.Expression[];
}

/** The function that a call calls: `setup`, or `createMachine` of `setup(…).createMachine`. */
export const calleeName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : "";

/** Finds the source of a machine behind an expression; empty if it is made in another way. */
export function machineSource(syntax: Syntax, expression: ts.Expression | undefined, depth = 0): MachineSource {
  const nothing: MachineSource = { setup: undefined, config: undefined, implementations: [] };
  const call = expression && unwrapped(syntax.resolved(unwrapped(expression)));
  if (!call || !ts.isCallExpression(call) || depth > 20) return nothing;
  const before = () =>
    ts.isPropertyAccessExpression(call.expression)
      ? machineSource(syntax, call.expression.expression, depth + 1)
      : nothing;
  const [first, second] = call.arguments;
  switch (calleeName(call)) {
    case "setup":
      return { ...nothing, setup: first };
    case "createMachine":
      return { ...before(), config: first, implementations: second ? [second] : [] };
    case "provide": {
      const found = before();
      return { ...found, implementations: [...found.implementations, ...(first ? [first] : [])] };
    }
    case "extend":
      return before();
    default:
      return machineSource(syntax, syntax.result(call), depth + 1);
  }
}

/** An actor that an action starts: its id, and its logic or the name of its logic. */
export interface Spawned {
  id: string | undefined;
  logic: ts.Expression;
}

/** Whether a name is a value by itself, not the name of a property: to find that, the compiler would check everything. */
const isReference = (name: ts.Identifier): boolean =>
  !(ts.isPropertyAccessExpression(name.parent) && name.parent.name === name) &&
  !(ts.isPropertyAssignment(name.parent) && name.parent.name === name) &&
  !ts.isTypeNode(name.parent) &&
  !ts.isMethodDeclaration(name.parent);

/** The actors that the actions in a machine's source start with `spawnChild` or `spawn`. */
export function spawnedIn(syntax: Syntax, { setup, config, implementations }: MachineSource): Spawned[] {
  const found: Spawned[] = [];
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isIdentifier(node) && isReference(node)) {
      const value = syntax.resolved(node);
      // Another machine starts its own actors.
      if (value !== node && !machineSource(syntax, value).config) visit(value);
    }
    if (ts.isCallExpression(node) && ["spawn", "spawnChild"].includes(calleeName(node))) {
      const [logic, options] = node.arguments;
      const id = syntax.property(options, "id");
      if (logic) found.push({ id: id && syntax.text(id), logic });
    }
    ts.forEachChild(node, visit);
  };
  // Following every name takes longer than everything else.
  for (const part of [setup, config, ...implementations]) if (part?.getSourceFile().text.includes("spawn")) visit(part);
  return found;
}

/** The invokes of a state in a machine's source, in order. @param path the keys of the state and those above it */
export function invokesAt(syntax: Syntax, config: ts.Expression | undefined, path: readonly string[]): ts.Expression[] {
  const state = path.reduce((at, key) => syntax.property(syntax.property(at, "states"), key), config);
  const invoke = syntax.property(state, "invoke");
  const list = invoke && unwrapped(syntax.resolved(unwrapped(invoke)));
  if (!list) return [];
  return ts.isArrayLiteralExpression(list) ? [...list.elements] : [list];
}
