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
}

export const connections = 10;

/** The headers that a browser sends. */
export const browserHeaders = { "accept-encoding": "gzip, deflate, br" };

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
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return {
      perSecond: sorted.length / this.duration.measured,
      p50: at(0.5),
      p99: at(0.99),
      failed: this.failed,
    };
  }
}

/** Sends calls over a few connections; each connection sends its next call as soon as the last one is answered. */
export async function load(
  origin: string,
  next: () => Call,
  duration: Duration,
  simultaneous: number = connections,
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
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    running.on("response", (_, status, __, milliseconds) =>
      stopwatch.note(milliseconds, status >= 200 && status < 300),
    );
  });
  const figures = stopwatch.figures();
  return { ...figures, failed: figures.failed + errors + timeouts };
}
