/** A timer that keeps setting itself without a delay never ends. At this limit, the clock throws. */
const maxAlarms = 1000;

/** A clock that only moves when it is advanced. */
export class SimulatedClock {
  private time = 0;
  private lastId = 0;
  private readonly alarms = new Map<number, { due: number; ring: () => void }>();

  now(): number {
    return this.time;
  }

  setTimeout(ring: () => void, ms: number): number {
    this.lastId += 1;
    this.alarms.set(this.lastId, { due: this.time + ms, ring });
    return this.lastId;
  }

  clearTimeout(id: number): void {
    this.alarms.delete(id);
  }

  /** Advances the clock. Timers fire in the order they are due, then in the order they were set. */
  advance(ms: number): void {
    const until = this.time + ms;
    for (let rung = 0; ; rung += 1) {
      const [next] = [...this.alarms].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      if (rung === maxAlarms)
        throw new Error(`More than ${maxAlarms} delays end within ${ms} ms; does a delay of 0 ms start itself again?`);
      const [id, { due, ring }] = next;
      this.alarms.delete(id);
      this.time = Math.max(this.time, due);
      ring();
    }
    this.time = until;
  }
}
