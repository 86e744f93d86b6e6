import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toHtml } from "../../content/markdown";
import type { OpenApi } from "../types";
import { operationsOf, type Placed } from "./lookup";
import { OperationView } from "./operation-view";
import { Prose } from "./prose";
import { Fields, TypeOf } from "./schema-view";

interface Area {
  name: string;
  description: string;
  operations: Placed[];
}

function Contents({ areas, schemas }: { areas: Area[]; schemas: string[] }): ReactNode {
  return (
    <nav aria-label="Contents">
      <ul>
        <li>
          <a href="#guide">How to use it</a>
        </li>
        {areas.map(({ name, operations }) => (
          <li key={name}>
            <details>
              <summary>{name}</summary>
              <ul>
                {operations.map(({ operationId }) => (
                  <li key={operationId}>
                    <a href={`#${operationId}`}>{operationId.replace(`${name}.`, "")}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        <li>
          <details>
            <summary>Schemas</summary>
            <ul>
              {schemas.map((name) => (
                <li key={name}>
                  <a href={`#schema-${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}

function Schemas({ document }: { document: OpenApi }): ReactNode {
  return (
    <section id="schemas">
      <h2>Schemas</h2>
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <article key={name} id={`schema-${name}`} className="schema">
          <h3>
            <a href={`#schema-${name}`}>{name}</a>
          </h3>
          {schema.description && <Prose text={schema.description} />}
          {schema.properties ? null : (
            <p className="type">
              <TypeOf schema={schema} />
            </p>
          )}
          <Fields schema={schema} />
        </article>
      ))}
    </section>
  );
}

function ApiPage({ document, styles }: { document: OpenApi; styles: string }): ReactNode {
  const { info, tags, components } = document;
  const operations = operationsOf(document);
  const areas = tags.map((tag) => ({ ...tag, operations: operations.filter((one) => one.tags.includes(tag.name)) }));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{info.title}</title>
        <meta name="description" content={info.summary} />
        <link rel="icon" href="/academy/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <h1>{info.title}</h1>
          <p>
            Version {info.version}, {operations.length} calls.{" "}
            <a href="/academy/api/openapi.json">This description as OpenAPI 3.1</a>
          </p>
        </header>
        <div className="frame">
          <Contents areas={areas} schemas={Object.keys(components.schemas)} />
          <main id="main">
            <section id="guide">
              <h2>How to use it</h2>
              {/* Sanitized by the same processor as the academy's own texts. */}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
              <div className="guide" dangerouslySetInnerHTML={{ __html: toHtml(info.description) }} />
            </section>
            {areas.map(({ name, description, operations: own }) => (
              <section key={name} id={`area-${name}`}>
                <h2>{name}</h2>
                <Prose text={description} />
                {own.map((operation) => (
                  <OperationView key={operation.operationId} document={document} operation={operation} />
                ))}
              </section>
            ))}
            <Schemas document={document} />
          </main>
        </div>
      </body>
    </html>
  );
}

/**
 * The API description for people: a plain HTML page without scripts.
 * @param styles the stylesheet's address
 */
export const apiPage = (document: OpenApi, styles: string): string =>
  `<!doctype html>\n${renderToStaticMarkup(<ApiPage document={document} styles={styles} />)}\n`;
