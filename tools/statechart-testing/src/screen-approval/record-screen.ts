import { DomSession } from "../drivers/dom-session";
import { breathe, viewTimeoutMs } from "../drivers/eventually";
import type { Mount } from "../drivers/mount";
import type { Screen } from "../drivers/screen-tests";
import type { PlannedTest } from "../planner/paths";
import { stepLabel } from "../simulator/step";
import type { Shown, ShownTest } from "./screen-file";

const pauseMs = 10;
/** How many differences are waited for; with so many that last, the code has loaded, and the view is another one. */
const maxWaits = 5;
/** Ensures some attempts even if other work keeps the computer busy for the whole time. */
const minAttempts = 10;

/** A session on a page. */
export type Showing = Pick<DomSession, "shown" | "timeoutMs">;

/** Whether a page shows what was approved. */
export const isSame = (one: Shown, other: Shown): boolean =>
  one.state === other.state && one.focus === other.focus && one.lines.join("\n") === other.lines.join("\n");

/** Takes what pages show, and waits for what is expected where that is worth it. */
export class PageWaiter {
  /** Differences that have lasted; the same one elsewhere is not waited for. */
  private readonly lasting = new Set<string>();

  /** What a page shows: what is expected as soon as it does, or else what it shows in the end. */
  async waitFor(session: Showing, expected: Shown | undefined): Promise<Shown> {
    let shown = session.shown();
    if (!expected) return this.atRest(session, shown);
    const until = performance.now() + (session.timeoutMs ?? viewTimeoutMs);
    for (let attempt = 1; !isSame(shown, expected); attempt += 1) {
      const difference = JSON.stringify([expected.lines, shown.lines, expected.focus, shown.focus]);
      if (this.lasting.has(difference) || this.lasting.size >= maxWaits) break;
      if (attempt >= minAttempts && performance.now() > until) {
        this.lasting.add(difference);
        break;
      }
      await breathe(pauseMs);
      shown = session.shown();
    }
    return shown;
  }

  /** What a page shows once it has stopped changing. */
  private async atRest(session: Showing, first: Shown): Promise<Shown> {
    let shown = first;
    for (let same = 0, attempt = 0; same < 2 && attempt < minAttempts; attempt += 1) {
      await breathe(pauseMs);
      const now = session.shown();
      same = isSame(now, shown) ? same + 1 : 0;
      shown = now;
    }
    return shown;
  }
}

/** Collects what the page of one test shows. */
export class ShownSteps {
  private readonly all: Shown[] = [];

  constructor(
    private readonly waiter: PageWaiter,
    private readonly approved?: ShownTest,
  ) {}

  /** Called at the start and after each step. */
  async take(session: Showing): Promise<void> {
    const { approved } = this;
    const expected = this.all.length === 0 ? approved?.start : approved?.steps[this.all.length - 1];
    this.all.push(await this.waiter.waitFor(session, expected));
  }

  /** What was taken, up to the step at which the test ended. */
  of({ input, steps }: PlannedTest): ShownTest | null {
    const [start, ...others] = this.all;
    if (!start) return null;
    return {
      input,
      start,
      steps: others.flatMap((shown, index) => (steps[index] ? [{ step: steps[index], ...shown }] : [])),
    };
  }
}

/** A test that could not be performed to its end, and why. */
export interface Recording {
  shown: ShownTest | null;
  /** Why the page could not do the next step; null if it did all of them. */
  error: Error | null;
}

/** Performs a test on the page and takes what it shows. */
export async function recordTest(
  screen: Screen,
  mount: Mount,
  test: PlannedTest,
  waiter: PageWaiter,
  approved?: ShownTest,
): Promise<Recording> {
  const steps = new ShownSteps(waiter, approved);
  let session: DomSession | null = null;
  try {
    session = await DomSession.open(screen, mount, screen.testModel, test.input);
    await steps.take(session);
    for (const step of test.steps) {
      await session.perform(step);
      await steps.take(session);
    }
    return { shown: steps.of(test), error: null };
  } catch (thrown) {
    return { shown: steps.of(test), error: thrown as Error };
  } finally {
    await session?.stop();
  }
}

/** Identifies a test: the same input and the same steps. */
export const testKey = ({ input, steps }: PlannedTest): string => JSON.stringify([input, steps.map(stepLabel)]);

/** The planned test that a recording is of. */
export const testOf = ({ input, steps }: ShownTest): PlannedTest => ({ input, steps: steps.map(({ step }) => step) });
