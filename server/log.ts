import { Writable } from "node:stream";
import pino, { type DestinationStream, type Logger } from "pino";
import type { LogLevel } from "./config";

interface Line {
  level: number;
  time?: number;
  pid?: number;
  hostname?: string;
  msg?: string;
  reqId?: string;
  err?: { message?: string; stack?: string };
  method?: string;
  route?: string;
  status?: number | string;
  ms?: number;
}

const nameOf = (level: number): string =>
  level >= 50 ? "error" : level >= 40 ? "warning" : level >= 30 ? "info" : "debug";

/** What others have said may contain control characters, which a terminal would obey. */
const textOf = (value: unknown): string =>
  typeof value === "string" && !/\p{Cc}/u.test(value) ? value : JSON.stringify(value);

/** A line for people: what went wrong, for which request, with what, and where. */
function readable(json: string): string {
  const line = JSON.parse(json) as Line & Record<string, unknown>;
  const { level, time: _time, pid: _pid, hostname: _hostname, msg = "", reqId, err, ...more } = line;
  const { method, route, status, ms, ...facts } = more;
  const request = [method, route, status, ms === undefined ? undefined : `${ms} ms`].filter(
    (part) => part !== undefined,
  );
  const said = [msg, ...request].join(" ");
  const known = Object.entries(facts).map(([name, value]) => `${name}: ${textOf(value)}`);
  const indented = [...(known.length > 0 ? [known.join(", ")] : []), ...(err ? [err.stack ?? err.message ?? ""] : [])];
  return `${nameOf(level)}: ${[`${said}${reqId ? ` (request ${reqId})` : ""}`, ...indented].join("\n  ")}\n`;
}

/** Query errors include their parameters in the text: emails, names, password hashes. */
const withoutPersonalData = (text: string): string =>
  text
    .replace(/\nparams: .*?(?=\n {4}at |$)/gs, "\nparams: [left out]")
    .replace(/\bKey \(.*?\)=\(.*?\)/gs, "Key [left out]")
    .replace(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[e-mail]");

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** The logged part of an error: texts without personal data, and no other properties. */
function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: withoutPersonalData(String(thrown)) };
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : undefined;
  return {
    type: thrown.name,
    message: withoutPersonalData(thrown.message),
    ...(code && { code }),
    ...(thrown.stack && { stack: withoutPersonalData(thrown.stack) }),
    ...(thrown.cause !== undefined && depth < 4 && { cause: loggedError(thrown.cause, depth + 1) }),
  };
}

/** The logged part of a request that is passed as a whole: no address, no caller. */
const loggedRequest = ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url ?? "none",
});

const loggedReply = ({ statusCode }: { statusCode?: number }) => ({ statusCode });

const secrets = ["password", "passwordHash", "email", "token", "cookie", "authorization", "headers"];

/**
 * The log of a running server, on stderr: text in a terminal, otherwise one JSON object per line. Requests appear by
 * method, route and id; cookies, authorization, bodies and query parameters never do.
 * @param level lines below it are left out
 * @param to another target, in tests
 */
export function createLog(level: LogLevel, isTerminal: boolean, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: [...secrets, ...secrets.map((name) => `*.${name}`)],
    serializers: { err: loggedError, req: loggedRequest, res: loggedReply },
  };
  if (to) return pino(options, to);
  if (!isTerminal) return pino(options, pino.destination(2));
  const toStderr = new Writable({
    write(chunk: Buffer, _, done) {
      process.stderr.write(readable(chunk.toString()), () => done());
    },
  });
  return pino(options, toStderr);
}
