import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A small load balancer in front of several servers. */
export interface Balancer {
  origin: string;
  /** How many requests each server has answered, in the servers' order. */
  answered: readonly number[];
  /** Drops the reply to the next request with this method and path: the caller's connection breaks. */
  loseReply(method: string, pathEnd: string): Promise<{ server: number }>;
  close(): Promise<void>;
}

interface Lost {
  isMeant(incoming: IncomingMessage): boolean;
  tell(server: number): void;
}

const isRefused = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ECONNREFUSED";

/**
 * Sends a request to one server on a separate connection. Resolves with its answer; rejects with the connection's
 * error.
 */
const ask = (origin: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}${url}`, { method, headers, agent: false, timeout: 20_000 }, resolve);
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("The server took too long.")));
    asked.end(body);
  });

/**
 * Passes requests on to servers in turn. The caller may replace servers in the list. If a server refuses the
 * connection, a GET goes to the next one. Every other failure reaches the caller, as 502 or a broken connection.
 */
export async function startProxy(servers: readonly string[]): Promise<Balancer> {
  const answered = servers.map(() => 0);
  let turn = 0;
  let lost: Lost | null = null;

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (let left = servers.length; left > 0; left -= 1) {
      const index = turn++ % servers.length;
      try {
        const answer = await ask(servers[index] ?? "", incoming, body);
        const reply = await buffer(answer);
        answered[index] = (answered[index] ?? 0) + 1;
        if (lost?.isMeant(incoming)) {
          lost.tell(index);
          lost = null;
          outgoing.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(reply);
        return;
      } catch (thrown) {
        if (!isRefused(thrown)) return void outgoing.destroy();
        if (incoming.method !== "GET") break;
      }
    }
    outgoing.writeHead(502).end();
  }

  const proxy = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    answered,
    loseReply: (method, pathEnd) =>
      new Promise((resolve) => {
        lost = {
          isMeant: (incoming) => incoming.method === method && incoming.url?.endsWith(pathEnd) === true,
          tell: (server) => resolve({ server }),
        };
      }),
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
