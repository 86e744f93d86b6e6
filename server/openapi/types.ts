import type { z } from "zod/mini";

/** A JSON Schema of dialect 2020-12, which OpenAPI 3.1 uses. */
export type Schema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  required: boolean;
  /** A list in one text: `form` without `explode` is comma-separated. */
  style?: "form";
  explode?: false;
  schema: Schema;
  example?: unknown;
}

interface Content {
  "application/json": { schema: Schema };
}

export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
}

export interface Response {
  description: string;
  headers: Record<string, { $ref: string }>;
  content?: Content;
}

/** One call of the API. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Empty if none is required. */
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: true; description?: string; content: Content };
  responses: Record<string, Response | { $ref: string }>;
}

export type Method = "get" | "post" | "put" | "delete";

/** The part of OpenAPI 3.1 that describes this API. */
export interface OpenApi {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  jsonSchemaDialect: string;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, { type: "apiKey"; in: "cookie"; name: string; description: string }>;
  };
}
