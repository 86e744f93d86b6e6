import { percentile } from "../api/load";

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface Timed {
  kind: string;
  ms: number;
  /** What was wrong; null for an answer that is as it should be. */
  failure: string | null;
}

/** The durations of some calls. */
export interface Summary {
  count: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
}

function summaryOf(calls: readonly Timed[]): Summary {
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const failed = calls.filter(({ failure }) => failure !== null).length;
  return {
    count: calls.length,
    failed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
  };
}

/** Sends calls to a server, and keeps how long each took. */
export class Calls {
  private readonly timed: Timed[] = [];

  constructor(private readonly origin: string) {}

  /**
   * @param kind calls of one kind are summed up together
   * @param cookie of the session; null for a visitor
   */
  async send(
    kind: string,
    method: string,
    path: string,
    {
      cookie = null,
      body,
      headers = {},
    }: { cookie?: string | null; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const began = performance.now();
    const note = (failure: string | null) => this.timed.push({ kind, ms: performance.now() - began, failure });
    try {
      const answer = await fetch(`${this.origin}${path}`, {
        method,
        headers: {
          ...(cookie !== null && { cookie }),
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const text = await answer.text();
      const isJson = answer.headers.get("content-type")?.includes("json");
      note(
        answer.status < 300
          ? null
          : `${kind} ${answer.status} ${text.replace(/"requestId":"[^"]*"/, "").slice(0, 200)}`,
      );
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    } catch (thrown) {
      note(`${kind} ${thrown}`);
      return { status: 0, headers: new Headers(), body: null };
    }
  }

  all(): Summary {
    return summaryOf(this.timed);
  }

  /** A line for each kind, the slowest first. */
  rows(): string[][] {
    const kinds = [...new Set(this.timed.map(({ kind }) => kind))];
    const line = (name: string, { count, p50, p99, max, failed }: Summary) =>
      [name, count, p50.toFixed(1), p99.toFixed(1), max.toFixed(0), failed].map(String);
    return [
      ...kinds
        .map((kind) => ({ kind, summary: summaryOf(this.timed.filter((one) => one.kind === kind)) }))
        .sort((a, b) => b.summary.p99 - a.summary.p99)
        .map(({ kind, summary }) => line(kind, summary)),
      line("all", this.all()),
    ];
  }

  /** What failed, each once. */
  failures(): string {
    return [...new Set(this.timed.flatMap(({ failure }) => failure ?? []))].slice(0, 10).join("; ");
  }
}
