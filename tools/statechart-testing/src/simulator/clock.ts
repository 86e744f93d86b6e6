/** What is set again each time it is due, without a delay, never comes to rest: the clock breaks instead. */
const maxAlarms = 1000;

/** A clock that stands still until it is moved. */
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

  /** Lets time pass: what is due rings in its order, what was set first before what was set later. */
  advance(ms: number): void {
    const until = this.time + ms;
    for (let rung = 0; ; rung += 1) {
      const [next] = [...this.alarms].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      if (rung === maxAlarms) throw new Error(`More than ${maxAlarms} delays end within ${ms} ms.`);
      const [id, { due, ring }] = next;
      this.alarms.delete(id);
      this.time = Math.max(this.time, due);
      ring();
    }
    this.time = until;
  }
}
