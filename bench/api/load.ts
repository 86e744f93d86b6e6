import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";

/** One call of the API. */
export interface Call {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Duration {
  /** The warm-up, which is not counted, and the measured time, in seconds. */
  warmUp: number;
  measured: number;
}

/** How fast a scenario ran. */
export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many replies were not a success. */
  failed: number;
  /** CPU time of the process that answers, in microseconds for each reply; NaN if it was not read. */
  cpu: number;
}

/** The CPU time that a process has used so far, in microseconds. */
export type ReadCpu = () => Promise<number>;

export const connections = 50;

/** The headers that a browser sends. */
export const browserHeaders = { "accept-encoding": "gzip, deflate, br" };

/** The duration that a share of all does not exceed; NaN if there are none. @param sorted ascending */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Records the durations of calls that end within the measured time. */
export class Stopwatch {
  private readonly began = performance.now();
  private readonly times: number[] = [];
  private failed = 0;

  constructor(private readonly duration: Duration) {}

  note(milliseconds: number, succeeded = true): void {
    const seconds = (performance.now() - this.began) / 1000 - this.duration.warmUp;
    if (seconds < 0 || seconds > this.duration.measured) return;
    this.times.push(milliseconds);
    if (!succeeded) this.failed += 1;
  }

  get isOver(): boolean {
    return performance.now() - this.began > (this.duration.warmUp + this.duration.measured) * 1000;
  }

  figures(): Figures {
    const sorted = Float64Array.from(this.times).sort();
    return {
      perSecond: sorted.length / this.duration.measured,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      failed: this.failed,
      cpu: Number.NaN,
    };
  }
}

/** The average of several measurements. */
export function average(all: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    perSecond: sum(({ perSecond }) => perSecond) / all.length,
    p50: sum(({ p50 }) => p50) / all.length,
    p99: sum(({ p99 }) => p99) / all.length,
    failed: sum(({ failed }) => failed),
    cpu: sum(({ cpu }) => cpu) / all.length,
  };
}

/** A reply as it comes over the network. */
export interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one call; the reply stays compressed. */
export const sendOnce = (origin: string, { method, path, headers, body }: Call): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, headers: { ...browserHeaders, ...headers } }, (reply) => {
      buffer(reply).then(
        (bytes) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: bytes }),
        reject,
      );
    });
    sent.once("error", reject).end(body);
  });

/**
 * Sends calls over several connections; each connection sends its next call as soon as the last one is answered.
 * @param readCpu of the process that answers
 */
export async function load(
  origin: string,
  next: () => Call,
  duration: Duration,
  { simultaneous = connections, readCpu = async () => Number.NaN }: { simultaneous?: number; readCpu?: ReadCpu } = {},
): Promise<Figures> {
  const stopwatch = new Stopwatch(duration);
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { headers, ...call } = next();
    return { ...request, body: undefined, ...call, headers: { ...browserHeaders, ...headers } };
  };
  const options = {
    url: origin,
    connections: simultaneous,
    duration: duration.warmUp + duration.measured,
    sampleInt: 100,
    requests: [{ setupRequest }],
  };
  const usedBefore = await readCpu();
  let replies = 0;
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    running.on("response", (_, status, __, milliseconds) => {
      replies += 1;
      stopwatch.note(milliseconds, status >= 200 && status < 300);
    });
  });
  const cpu = ((await readCpu()) - usedBefore) / replies;
  const figures = stopwatch.figures();
  return { ...figures, failed: figures.failed + errors + timeouts, cpu };
}
