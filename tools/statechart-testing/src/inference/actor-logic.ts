import ts from "typescript";
import { calleeName, machineSource } from "./machine-source";
import { type Syntax, unwrapped } from "./syntax";

/** How an actor can end: a promise with an output or an error, a machine with an output, others not at all. */
export interface ActorKind {
  kind: "promise" | "machine" | "stream" | "endless";
  /** The type of the output; null if the source does not say. */
  output: ts.Type | null;
}

const kinds: Readonly<Record<string, ActorKind["kind"]>> = {
  fromPromise: "promise",
  PromiseActorLogic: "promise",
  fromObservable: "stream",
  fromEventObservable: "stream",
  ObservableActorLogic: "stream",
  fromCallback: "endless",
  CallbackActorLogic: "endless",
  fromTransition: "endless",
  TransitionActorLogic: "endless",
  StateMachine: "machine",
};

/** What a promise function resolves with. */
function resolvedWith(checker: ts.TypeChecker, { typeArguments, arguments: [creator] }: ts.CallExpression) {
  const [stated] = typeArguments ?? [];
  if (stated) return checker.getTypeFromTypeNode(stated);
  const signature = creator && checker.getTypeAtLocation(creator).getCallSignatures().at(-1);
  return signature ? (checker.getAwaitedType(checker.getReturnTypeOfSignature(signature)) ?? null) : null;
}

function ofType(checker: ts.TypeChecker, type: ts.Type): ActorKind | null {
  const kind = kinds[type.aliasSymbol?.name ?? type.symbol?.name ?? ""];
  if (!kind) return null;
  const [output] = type.aliasTypeArguments ?? [];
  if (kind !== "machine") return { kind, output: kind === "promise" ? (output ?? null) : null };
  return { kind, output: machineParameter(checker, type, "TOutput") };
}

/** A type parameter of a machine by its name; null if the type is not a machine's. */
export function machineParameter(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | null {
  if (type.symbol?.name !== "StateMachine") return null;
  const reference = type as ts.TypeReference;
  const at = reference.target.typeParameters?.findIndex((parameter) => parameter.symbol.name === name) ?? -1;
  return checker.getTypeArguments(reference)[at] ?? null;
}

/** The kind of an actor's logic; null if the source does not say. */
export function actorKind(checker: ts.TypeChecker, syntax: Syntax, logic: ts.Expression): ActorKind | null {
  const value = syntax.resolved(logic);
  if (ts.isAsExpression(value)) return ofType(checker, syntax.typeOf(value));
  const plain = unwrapped(value);
  if (!ts.isCallExpression(plain)) return ofType(checker, syntax.typeOf(plain));
  const kind = kinds[calleeName(plain)];
  if (kind) return { kind, output: kind === "promise" ? resolvedWith(checker, plain) : null };
  const { setup, config } = machineSource(syntax, plain);
  if (!config) return ofType(checker, syntax.typeOf(plain));
  return { kind: "machine", output: declaredType(syntax, [setup, config], "output") };
}

/** A type under `types` of `setup` or `createMachine`. */
export function declaredType(
  syntax: Syntax,
  parts: readonly (ts.Expression | undefined)[],
  name: string,
): ts.Type | null {
  for (const part of parts) {
    const types = syntax.property(part, "types");
    if (!types) continue;
    const member = syntax.property(types, name);
    if (member && !ts.isAsExpression(types)) return syntax.typeOf(member);
    const found = ts.isAsExpression(types) ? syntax.typeOf(types).getProperty(name) : undefined;
    if (found) return syntax.typeOfSymbol(found);
  }
  return null;
}
