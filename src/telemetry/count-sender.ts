import { parse } from "zod/mini";
import type { Failure } from "../../contract/errors";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import {
  gatheringSeconds,
  maxCount,
  maxEntries,
  type StateCount,
  stayLimits,
  sumOfCounts,
  type TransitionCount,
} from "../../contract/telemetry";
import type { StepReport } from "../../machines/account/consent";
import type { Call } from "../api/call";
import { flowsService } from "./flows";

/** Adds up the machines' steps and sends the sums to the server, which adds them to those of the day. */
export interface CountSender {
  take(report: StepReport): void;
  /** Sends the sums so far. */
  flush(): void;
  /** Drops what was not sent. */
  clear(): void;
}

interface Options {
  call: Call;
  /** Whether this device remembers a consent; another tab may have just withdrawn it. */
  isAllowed: () => boolean;
}

interface Counts {
  transitions: TransitionCount[];
  states: StateCount[];
}

/** How long to wait after a call that failed, in seconds. */
export const retrySeconds = 60;

const isLocale = (locale: string): locale is ContentLocale => contentLocales.some((one) => one === locale);

/** Calls that do not identify the caller: without cookies. */
export const anonymousCall: Call = async (endpoint, args, { keepalive = false } = {}) => {
  const { body } = args as { body?: unknown };
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: { "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    credentials: "omit",
    keepalive,
  }).catch(() => {
    throw { code: "network", status: 0 } satisfies Failure;
  });
  if (!response.ok) throw { code: "unavailable", status: response.status } satisfies Failure;
  return (endpoint.reply && parse(endpoint.reply, await response.json())) as never;
};

/** Whether a refused call may succeed later: with another token, when the server has time, or when it can be reached. */
const mayRepeat = ({ status }: Failure): boolean => status < 400 || status === 403 || status === 429 || status >= 500;

/** A step as counts. */
function countsOf({ machine, transitions, entered, left, leftPage }: StepReport): Counts {
  const none = { machine, entered: 0, left: 0, leftWithPage: 0, times: stayLimits.map(() => 0) };
  return {
    transitions: transitions.map((transition) => ({ machine, transition, count: 1 })),
    states: [
      ...entered.map((state) => ({ ...none, state, entered: 1 })),
      ...left.map(({ state, seconds }) => ({
        ...none,
        state,
        [leftPage ? "leftWithPage" : "left"]: 1,
        times: stayLimits.map((limit) => (limit === seconds ? 1 : 0)),
      })),
    ],
  };
}

/** Sums of counts, each within what a call may have. */
class Sums {
  private readonly transitions = new Map<string, TransitionCount>();
  private readonly states = new Map<string, StateCount>();

  get size(): number {
    return Math.max(this.transitions.size, this.states.size);
  }

  add({ transitions, states }: Counts): void {
    for (const one of transitions) {
      const { count = 0 } = this.transitions.get(one.transition) ?? {};
      if (count + one.count <= maxCount) this.transitions.set(one.transition, { ...one, count: count + one.count });
    }
    for (const one of states) {
      const known = this.states.get(one.state);
      const sum = known ? sumOfCounts(known, one) : one;
      if (Math.max(sum.entered, sum.left + sum.leftWithPage) <= maxCount) this.states.set(one.state, sum);
    }
  }

  /** Removes as many as a call may have. */
  take(): Counts {
    return { transitions: cut(this.transitions), states: cut(this.states) };
  }
}

function cut<T>(counts: Map<string, T>): T[] {
  const first = [...counts].slice(0, maxEntries);
  for (const [key] of first) counts.delete(key);
  return first.map(([, one]) => one);
}

/** A sender with nothing to send. Nobody waits for it: what a failed call had is sent with the next one. */
export function createCountSender({ call, isAllowed }: Options): CountSender {
  const service = flowsService(call);
  let sums = new Sums();
  let locale: ContentLocale = "en";
  let token: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    sums = new Sums();
  };
  const wait = (seconds: number) => {
    timer ??= setTimeout(flush, seconds * 1000);
  };
  const askForToken = async () => {
    token = await service.token();
    return token;
  };
  const send = async () => {
    const own = sums;
    const counts = own.take();
    try {
      await service.addCounts({ token: token ?? (await askForToken()), locale, ...counts });
      if (own.size > 0) wait(gatheringSeconds);
    } catch (thrown) {
      const failure = thrown as Failure;
      if (failure.status === 403) token = null;
      // Unless they were dropped in the meantime.
      if (sums !== own || !mayRepeat(failure)) return;
      own.add(counts);
      wait(retrySeconds);
    }
  };
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (sums.size === 0) return;
    if (isAllowed()) void send();
    else clear();
  }

  return {
    take(report) {
      // A site's pages in other languages are counted under none.
      if (!isLocale(report.locale)) return;
      locale = report.locale;
      // In time for a visitor who leaves soon: then there is no time to ask.
      if (sums.size === 0 && token === null && isAllowed()) askForToken().catch(() => undefined);
      sums.add(countsOf(report));
      wait(gatheringSeconds);
      if (sums.size >= maxEntries) flush();
    },
    flush,
    clear,
  };
}
