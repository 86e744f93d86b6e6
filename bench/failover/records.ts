/** A write that was acknowledged. */
export interface Write {
  key: string;
  accountId: number;
  /** What failed last before it began, as an index. */
  scenario: number;
  /** A message, or an answer in an exam. */
  sent: { message: string } | { attemptId: number; questionId: string; answer: readonly string[] };
}

/** What a call was answered with: a status, nothing (it broke, or took ten seconds), or no process was there. */
export type Status = number | "broken" | "unreachable";

/** What the calls of a kind were answered with. */
export class Answers {
  private readonly counts = new Map<string, number>();

  note(status: Status, hasRetryAfter: boolean): void {
    const name = status === 503 && !hasRetryAfter ? "503 without Retry-After" : `${status}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  count(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, one) => sum + one, 0);
  }

  /** How many were answered otherwise. */
  except(...allowed: readonly string[]): number {
    return this.total - allowed.reduce((sum, name) => sum + this.count(name), 0);
  }

  toString(): string {
    return [...this.counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, count]) => `${count} × ${name}`)
      .join(", ");
  }
}

/** What was seen from the moment that something failed until everything ran again. */
export class Records {
  /** The scenario that runs, as an index. */
  scenario = 0;
  readonly writes: Write[] = [];
  /** When writes were acknowledged, on the clock of `performance.now()`. */
  readonly acknowledgedAt: number[] = [];
  private readonly all = new Map<string, Answers>();

  answers(kind: "writes" | "pages", scenario = this.scenario): Answers {
    const name = `${kind} ${scenario}`;
    const known = this.all.get(name) ?? new Answers();
    this.all.set(name, known);
    return known;
  }

  acknowledge(write: Write): void {
    this.writes.push(write);
    this.acknowledgedAt.push(performance.now());
  }

  /** The longest time without an acknowledged write between two times, in milliseconds. */
  maxGap(from: number, to: number): number {
    const times = [...this.acknowledgedAt.filter((at) => at > from && at < to), to];
    return Math.max(...times.map((at, index) => at - (times[index - 1] ?? from)));
  }
}
