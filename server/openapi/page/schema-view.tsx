import { Fragment, type ReactNode } from "react";
import type { Schema } from "../types";
import { entityName } from "./lookup";
import { Prose } from "./prose";

/** `1 to 100`, `at least 1`, `at most 100`. */
function span(min: unknown, max: unknown): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? "" : `at most ${max}`;
}

/** A schema's constraints, as text. */
function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format }: Schema): string[] {
  const length = span(minLength, maxLength);
  const count = span(minItems, maxItems);
  return [
    format ?? "",
    span(minimum, maximum),
    length && `${length} characters`,
    count && `${count} entries`,
    pattern === "\\S" ? "not blank" : pattern === "\\p{L}" ? "with a letter" : pattern ? `matching ${pattern}` : "",
  ].filter(Boolean);
}

const choices = (values: readonly unknown[]): ReactNode =>
  values.map((value, index) => (
    <Fragment key={String(value)}>
      {index > 0 && ", "}
      <code>{JSON.stringify(value)}</code>
    </Fragment>
  ));

/** A schema's type on one line; entities are links. */
export function TypeOf({ schema }: { schema: Schema }): ReactNode {
  const entity = entityName(schema);
  if (entity) return <a href={`#schema-${entity}`}>{entity}</a>;
  const { const: only, enum: values, anyOf, oneOf, type, items, prefixItems, additionalProperties } = schema;
  if (only !== undefined) return choices([only]);
  if (values) return <>one of {choices(values)}</>;
  const options = anyOf ?? oneOf;
  if (options)
    return options.map((option, index) => (
      <Fragment key={JSON.stringify(option)}>
        {index > 0 && " or "}
        <TypeOf schema={option as Schema} />
      </Fragment>
    ));
  const said = limits(schema).join(", ");
  const after = said && ` (${said})`;
  if (prefixItems) return <>pair of numbers</>;
  if (type === "array")
    return (
      <>
        list of <TypeOf schema={items as Schema} />
        {after}
      </>
    );
  if (typeof additionalProperties === "object")
    return (
      <>
        map of <TypeOf schema={additionalProperties} />
      </>
    );
  return (
    <>
      {[type].flat().join(" or ")}
      {after}
    </>
  );
}

interface FieldProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description?: string | undefined;
  /** The location of a parameter. */
  place?: string;
}

/** One field or parameter: its name and type, then its meaning and its parts. */
export function Field({ name, schema, isRequired, description = schema.description, place }: FieldProps): ReactNode {
  return (
    <>
      <dt>
        <code className="name">{name}</code> <span className="type">{<TypeOf schema={schema} />}</span>
        {place && <span className="tag">{place}</span>}
        {isRequired ? null : <span className="tag">optional</span>}
        {schema.default !== undefined && (
          <span className="tag">
            default <code>{JSON.stringify(schema.default)}</code>
          </span>
        )}
      </dt>
      <dd>
        {description && <Prose text={description} />}
        <Fields schema={schema} />
      </dd>
    </>
  );
}

/** The inlined objects in a schema: itself, the entries of its list, its choices. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.$ref) return [];
  if (schema.properties) return [schema];
  const { items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const parts = [...[items].flat(), additionalProperties, ...anyOf, ...oneOf];
  return parts.flatMap((part) => (typeof part === "object" ? objectsIn(part as Schema) : []));
}

/** The fields of an inlined schema; nothing for others. */
export function Fields({ schema }: { schema: Schema }): ReactNode {
  return objectsIn(schema).map((object) => (
    <dl key={JSON.stringify(object)} className="fields">
      {Object.entries(object.properties ?? {}).map(([name, one]) => (
        <Field key={name} name={name} schema={one as Schema} isRequired={object.required?.includes(name) ?? false} />
      ))}
    </dl>
  ));
}
