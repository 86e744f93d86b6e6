import { setTimeout as pause } from "node:timers/promises";
import type { ArgsOf, Endpoint, ReplyOf } from "../../contract/endpoint";

interface Options {
  /** For a command: sent with every repeat, so that the command counts once. */
  key?: string;
  csrf?: string;
  /** How often a command is repeated until it gets an answer. */
  repeats?: number;
}
interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** The number of attempts until there was an answer. */
  sent: number;
}

/** The maximum duration of one request, in milliseconds. */
const timeoutMs = 20_000;

/** A browser as servers see it: it keeps the session cookie and repeats requests that got no answer. */
export class Client {
  constructor(
    readonly origin: string,
    private cookie = "",
  ) {}

  /** The same person with a different server address. */
  at = (origin: string): Client => new Client(origin, this.cookie);

  async call<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, options: Options = {}): Promise<Answer<ReplyOf<E>>> {
    const { repeats = 0 } = options;
    for (let sent = 1; ; sent += 1) {
      const response = await this.send(endpoint, args, options).catch((thrown: unknown) => {
        if (sent > repeats) throw thrown;
        return null;
      });
      if (response && (response.status !== 502 || sent > repeats)) {
        const [cookie] = response.headers.get("set-cookie")?.split(";") ?? [];
        if (cookie) this.cookie = cookie;
        const text = await response.text();
        const body = (text === "" ? undefined : JSON.parse(text)) as ReplyOf<E>;
        return { status: response.status, headers: response.headers, body, sent };
      }
      await pause(50);
    }
  }

  private send(endpoint: Endpoint, args: unknown, { key, csrf }: Options): Promise<Response> {
    const { params = {}, body } = args as { params?: Record<string, unknown>; body?: object };
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    return fetch(`${this.origin}${path}`, {
      method: endpoint.method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(key && { "idempotency-key": key }),
        ...(csrf && { "x-csrf-token": csrf }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}
