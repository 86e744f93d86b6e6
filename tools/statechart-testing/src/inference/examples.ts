import ts from "typescript";
import { combinations } from "./combinations";

/** Why there is no example of a type: what is at a path within it, such as "an ActorRef" at `ref`. */
export interface Unmade {
  path: string;
  what: string;
}
/** Examples of a type, or why there are none. */
export type Examples = { values: unknown[] } | { unmade: Unmade };

/** A field's place in combinations: one of its values, or without it. */
interface Field {
  name: string;
  values: unknown[];
}

/** The value of an optional field that is left out. */
const absent = Symbol("absent");

/** How many examples there are of a type within another one, by how deep it is. */
const limits = [12, 6, 3, 2];
const maxDepth = 6;

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

/** Makes example values of types. */
export class ExampleMaker {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Examples of a type: every member of a union, and two of each open-ended type, such as `string`. */
  of(type: ts.Type, path = "", within: readonly ts.Type[] = []): Examples {
    const unmade = (what: string): Examples => ({ unmade: { path, what } });
    if (has(type, ts.TypeFlags.Any)) return unmade("any");
    if (has(type, ts.TypeFlags.Unknown)) return unmade("unknown");
    const simple = this.simple(type);
    if (simple) return { values: simple };
    if (type.isUnion()) return this.union(type, path, within);
    if (has(type, ts.TypeFlags.BigIntLike)) return unmade("a bigint");
    if (has(type, ts.TypeFlags.ESSymbolLike)) return unmade("a symbol");
    if (type.isIntersection()) {
      // A branded primitive, such as `string & { brand: "id" }`.
      const primitive = type.types.find((part) => !has(part, ts.TypeFlags.Object));
      if (primitive) return this.of(primitive, path, within);
    }
    if (has(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type, path, within);
    const constraint = this.checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? this.of(constraint, path, within) : unmade("generic");
  }

  /** Examples of types that are values, and of primitive types; null for others. */
  private simple(type: ts.Type): unknown[] | null {
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (has(type, ts.TypeFlags.BooleanLiteral)) return [this.checker.typeToString(type) === "true"];
    if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
    if (has(type, ts.TypeFlags.Null)) return [null];
    if (has(type, ts.TypeFlags.Never)) return [];
    if (has(type, ts.TypeFlags.String)) return ["", "text"];
    if (has(type, ts.TypeFlags.Number)) return [0, 1];
    if (has(type, ts.TypeFlags.NonPrimitive)) return [{}];
    if (has(type, ts.TypeFlags.TemplateLiteral)) {
      const { texts, types } = type as ts.TemplateLiteralType;
      const parts = types.map((part) => (has(part, ts.TypeFlags.Number) ? "1" : String(this.simple(part)?.at(-1))));
      return [texts.map((text, index) => `${text}${parts[index] ?? ""}`).join("")];
    }
    return null;
  }

  /** What the members have; members of which there is no example are left out if others have some. */
  private union({ types }: ts.UnionType, path: string, within: readonly ts.Type[]): Examples {
    const isNothing = (type: ts.Type) => has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null);
    const ordered = [...types.filter((type) => !isNothing(type)), ...types.filter(isNothing)];
    const all = ordered.map((type) => this.of(type, path, within));
    const values = all.flatMap((one) => ("values" in one ? one.values : []));
    const missing = all.find((one) => "unmade" in one);
    return values.length > 0 || !missing ? { values } : missing;
  }

  private object(type: ts.Type, path: string, within: readonly ts.Type[]): Examples {
    const unmade = (what: string): Examples => ({ unmade: { path, what } });
    const name = type.aliasSymbol?.name ?? type.symbol?.name ?? "";
    if (this.isActorRef(type)) return unmade(withArticle(/ActorRef/.test(name) ? name : "ActorRef"));
    if (type.getCallSignatures().length > 0) return unmade("a function");
    if (type.getConstructSignatures().length > 0) return unmade("a class");
    if (name === "Date") return { values: [new Date("2026-01-01T00:00:00.000Z")] };
    if (within.includes(type) || within.length >= maxDepth) return unmade("recursive");
    const inner = [...within, type];
    if (this.checker.isTupleType(type)) return this.tuple(type as ts.TypeReference, path, inner);
    if (this.checker.isArrayType(type)) return this.array(type as ts.TypeReference, path, inner);
    if (type.isClass() || this.isInstance(type)) return unmade(withArticle(name));
    return this.fields(type, path, inner);
  }

  private isActorRef(type: ts.Type): boolean {
    return ["send", "getSnapshot", "sessionId"].every((name) => type.getProperty(name));
  }

  /** Whether a type has methods: its values come from a constructor, or from the platform. */
  private isInstance(type: ts.Type): boolean {
    const isNamed = type.symbol !== undefined && !type.symbol.name.startsWith("__");
    return isNamed && type.getProperties().some(({ flags }) => (flags & ts.SymbolFlags.Method) !== 0);
  }

  private array(type: ts.TypeReference, path: string, within: readonly ts.Type[]): Examples {
    const [element] = this.checker.getTypeArguments(type);
    if (!element) return { values: [[]] };
    const items = this.of(element, `${path}[]`, within);
    // A tree ends with an empty list.
    if ("unmade" in items) return items.unmade.what === "recursive" ? { values: [[]] } : items;
    return { values: [[], ...items.values.slice(0, 1).map((item) => [item])] };
  }

  private tuple(type: ts.TypeReference, path: string, within: readonly ts.Type[]): Examples {
    const { minLength } = type.target as ts.TupleType;
    const elements = this.checker.getTypeArguments(type).slice(0, Math.max(minLength, 1));
    const all = elements.map((element, index) => this.of(element, `${path}[${index}]`, within));
    const missing = all.find((one) => "unmade" in one);
    if (missing) return missing;
    const lists = all.map((one) => ("values" in one ? one.values : []));
    return { values: this.combined(lists, within).map((row) => row) };
  }

  /** Combinations of values, one of each list. */
  private combined(lists: readonly unknown[][], within: readonly ts.Type[]): unknown[][] {
    if (lists.some((list) => list.length === 0)) return [];
    const rows = combinations(
      lists.map((list) => list.length),
      limits[within.length - 1] ?? 1,
    );
    return rows.map((row) => row.map((value, field) => lists[field]?.[value]));
  }

  private fields(type: ts.Type, path: string, within: readonly ts.Type[]): Examples {
    const fields: Field[] = [];
    for (const property of type.getProperties()) {
      const { name } = property;
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const declared = this.checker.getTypeOfSymbol(property);
      // `?` adds undefined, which here means that the field is left out.
      const examples = this.of(
        isOptional ? this.checker.getNonNullableType(declared) : declared,
        path === "" ? name : `${path}.${name}`,
        within,
      );
      if ("unmade" in examples) {
        if (!isOptional) return examples;
        continue;
      }
      const mayBeNull = isOptional && declared.isUnion() && declared.types.some((one) => has(one, ts.TypeFlags.Null));
      fields.push({
        name,
        values: [...examples.values, ...(mayBeNull ? [null] : []), ...(isOptional ? [absent] : [])],
      });
    }
    const entry = type.getStringIndexType();
    if (entry && fields.length === 0) {
      const values = this.of(entry, `${path}[key]`, within);
      if ("unmade" in values) return values;
      return { values: [{}, ...values.values.slice(0, 1).map((value) => ({ key: value }))] };
    }
    const rows = this.combined(
      fields.map(({ values }) => values),
      within,
    );
    return {
      values: rows.map((row) =>
        Object.fromEntries(
          row.flatMap((value, index) => (value === absent ? [] : [[fields[index]?.name ?? "", value]])),
        ),
      ),
    };
  }
}
