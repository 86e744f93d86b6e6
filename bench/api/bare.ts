import { text } from "node:stream/consumers";
import compress from "@fastify/compress";
import Fastify from "fastify";

/** A constant reply at its own address. */
export interface Constant {
  method: "GET" | "POST";
  path: string;
  body: string;
}

/**
 * The reference for HTTP: Fastify with only constant replies, compressed like the academy's. They are read as JSON from
 * standard input.
 */
export async function serveBare(): Promise<void> {
  const constants = JSON.parse(await text(process.stdin)) as Constant[];
  const app = Fastify();
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  for (const { method, path, body } of constants)
    app.route({
      method,
      url: path,
      handler: async (_, reply) => reply.type("application/json; charset=utf-8").send(body),
    });
  console.log(`${await app.listen({ host: "127.0.0.1", port: 0 })}/`);
  process.once("SIGTERM", () => process.exit(0));
}
