import type ts from "typescript";
import type { Syntax } from "./syntax";

/** What a schema makes of its input: that of zod, or of any library that follows Standard Schema; null for other types. */
function parsed(checker: ts.TypeChecker, schema: ts.Type): ts.Type | null {
  const member = (type: ts.Type, name: string): ts.Type | null => {
    const found = checker.getNonNullableType(type).getProperty(name);
    return found ? checker.getTypeOfSymbol(found) : null;
  };
  const standard = member(schema, "~standard");
  const types = standard && member(standard, "types");
  return (types && member(types, "output")) ?? member(schema, "_output");
}

/** The type of a schema under `schemas` of `setup` or `createMachine`. */
export function schemaType(
  checker: ts.TypeChecker,
  syntax: Syntax,
  parts: readonly (ts.Expression | undefined)[],
  name: string,
): ts.Type | null {
  for (const part of parts) {
    const schema = syntax.property(syntax.property(part, "schemas"), name);
    if (schema) return parsed(checker, syntax.typeOf(schema));
  }
  return null;
}

/** The payloads of the schemas of single events: `schemas: { events: { "name.change": z.object({ … }) } }`. */
export function eventSchemas(
  checker: ts.TypeChecker,
  syntax: Syntax,
  parts: readonly (ts.Expression | undefined)[],
): Map<string, ts.Type> {
  const found = new Map<string, ts.Type>();
  for (const part of parts) {
    const events = syntax.property(syntax.property(part, "schemas"), "events");
    if (!events) continue;
    const all = syntax.typeOf(events);
    if (parsed(checker, all)) continue;
    for (const property of all.getProperties()) {
      const payload = parsed(checker, checker.getTypeOfSymbol(property));
      if (payload) found.set(property.name, payload);
    }
  }
  return found;
}
