import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { type Call, sendOnce } from "./load";

/** A constant reply at its own address. */
export interface Constant {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  /** In base64: the bytes that the academy sends, compressed as it does. */
  body: string;
}

/** The reply to a call, to be sent at another path. */
export async function constantOf(origin: string, call: Call, path: string): Promise<Constant> {
  const { status, headers, body } = await sendOnce(origin, call);
  if (status >= 300) throw new Error(`${call.path} answered ${status}: ${body}`);
  const { "content-type": type = "", "content-encoding": encoding } = headers;
  return {
    method: call.method,
    path,
    headers: { "content-type": type, ...(encoding && { "content-encoding": encoding }) },
    body: body.toString("base64"),
  };
}

const cpuPath = "/cpu";

/** The CPU time that the process of `serveBare` has used. */
export const cpuOfBare = async (origin: string): Promise<number> =>
  Number(await (await fetch(new URL(cpuPath, origin))).text());

/**
 * The reference for HTTP: Fastify with only constant replies, the same bytes as the academy's. They are read as JSON
 * from standard input.
 */
export async function serveBare(): Promise<void> {
  const constants = JSON.parse(await text(process.stdin)) as Constant[];
  const app = Fastify();
  for (const { method, path, headers, body } of constants) {
    const bytes = Buffer.from(body, "base64");
    app.route({ method, url: path, handler: async (_, reply) => reply.headers(headers).send(bytes) });
  }
  app.get(cpuPath, () => {
    const { user, system } = process.cpuUsage();
    return String(user + system);
  });
  console.log(`${await app.listen({ host: "127.0.0.1", port: 0 })}/`);
  process.once("SIGTERM", () => process.exit(0));
}
