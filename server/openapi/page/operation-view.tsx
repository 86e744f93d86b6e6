import { Fragment, type ReactNode } from "react";
import type { OpenApi, Response } from "../types";
import { found, type Placed } from "./lookup";
import { Prose } from "./prose";
import { bodySchema, sample, sampleCall } from "./sample";
import { Field, Fields, TypeOf } from "./schema-view";

/** A path that may wrap after each slash. */
const Path = ({ path }: { path: string }): ReactNode => (
  <code className="path">
    {[...path.matchAll(/[^/]*\/?/g)].map((part) => (
      <Fragment key={part.index}>
        {part[0]}
        <wbr />
      </Fragment>
    ))}
  </code>
);

interface Props {
  document: OpenApi;
  operation: Placed;
}

function Parameters({ document, operation }: Props): ReactNode {
  const parameters = operation.parameters.map((one) => found(document, one));
  if (parameters.length === 0) return null;
  return (
    <>
      <h4>Parameters</h4>
      <dl className="fields">
        {parameters.map(({ name, in: place, schema, required, description = schema.description, style }) => (
          <Field
            key={name}
            name={name}
            schema={schema}
            isRequired={required}
            place={style ? `${place}, joined by commas` : place}
            description={description}
          />
        ))}
      </dl>
    </>
  );
}

function Body({ operation }: { operation: Placed }): ReactNode {
  const schema = bodySchema(operation);
  if (!schema) return null;
  return (
    <>
      <h4>Body</h4>
      {operation.requestBody?.description && <Prose text={operation.requestBody.description} />}
      {schema.$ref ? (
        <p className="type">
          <TypeOf schema={schema} />
        </p>
      ) : (
        <Fields schema={schema} />
      )}
    </>
  );
}

function Success({ document, status, response }: { document: OpenApi; status: string; response: Response }): ReactNode {
  const schema = response.content?.["application/json"].schema;
  if (!schema)
    return (
      <>
        <h4>Reply</h4>
        <p>
          <span className="status">{status}</span> {response.description}
        </p>
      </>
    );
  return (
    <>
      <h4>Reply</h4>
      <p>
        <span className="status">{status}</span>{" "}
        <span className="type">
          <TypeOf schema={schema} />
        </span>
      </p>
      <Fields schema={schema} />
      <details>
        <summary>Example of a reply</summary>
        <pre>{JSON.stringify(sample(document, schema), null, 2)}</pre>
      </details>
    </>
  );
}

function Refusals({ document, refused }: { document: OpenApi; refused: [string, Response | { $ref: string }][] }) {
  return (
    <>
      <h4>Refusals</h4>
      <dl className="refusals">
        {refused.map(([status, response]) => (
          <Fragment key={status}>
            <dt className="status">{status}</dt>
            <dd>
              <Prose text={found<Response>(document, response).description} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

/** One call: its purpose, its input, its output. */
export function OperationView({ document, operation }: Props): ReactNode {
  const { operationId, summary, description, method, path } = operation;
  const responses = Object.entries(operation.responses);
  const isSuccess = ([status]: [string, unknown]) => status.startsWith("2");
  return (
    <article id={operationId} className="operation">
      <h3>
        <a href={`#${operationId}`}>{operationId}</a>
      </h3>
      <p className="address">
        <span className={`method ${method.toLowerCase()}`}>{method}</span> <Path path={path} />
      </p>
      <p className="summary">{summary}</p>
      {description && <Prose text={description} />}
      <Parameters document={document} operation={operation} />
      <Body operation={operation} />
      <details>
        <summary>Example of a call</summary>
        <pre>{sampleCall(document, operation)}</pre>
      </details>
      {responses.filter(isSuccess).map(([status, response]) => (
        <Success key={status} document={document} status={status} response={found<Response>(document, response)} />
      ))}
      <Refusals document={document} refused={responses.filter((one) => !isSuccess(one))} />
    </article>
  );
}
