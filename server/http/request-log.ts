import type { FastifyBaseLogger } from "fastify";

type Child = Parameters<FastifyBaseLogger["child"]>;
type Level = "fatal" | "error" | "warn" | "info" | "debug" | "trace";
type Line = unknown[];

/** What a log with one of these levels leaves out comes before it. */
const levels: readonly string[] = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * A request's log: a child of the app's that is made with its first line. Few requests write one, and making a child
 * takes longer than to find a reply in memory.
 */
export class RequestLog implements FastifyBaseLogger {
  private made: FastifyBaseLogger | null = null;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Child[0],
    private readonly options: Child[1],
  ) {}

  private get log(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings, this.options);
    return this.made;
  }

  private write(level: Level, line: Line): void {
    if (levels.indexOf(level) < levels.indexOf(this.parent.level)) return;
    Reflect.apply(this.log[level], this.log, line);
  }

  get level() {
    return this.parent.level;
  }

  // Fastify looks for all of these on each request's log.
  fatal(...line: Line): void {
    this.write("fatal", line);
  }
  error(...line: Line): void {
    this.write("error", line);
  }
  warn(...line: Line): void {
    this.write("warn", line);
  }
  info(...line: Line): void {
    this.write("info", line);
  }
  debug(...line: Line): void {
    this.write("debug", line);
  }
  trace(...line: Line): void {
    this.write("trace", line);
  }
  silent(): void {
    // Writes nothing, at any level.
  }
  child(...given: Child): FastifyBaseLogger {
    return this.log.child(...given);
  }
}
