import type { Failure } from "../../contract/errors";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import { gatheringSeconds, maxStayMs, maxSteps } from "../../contract/telemetry";
import type { TransitionReport } from "../../machines/account/consent";
import type { Call } from "../api/call";
import { flowsService } from "./flows";

/** Sends the machines' steps to the server, which counts them. */
export interface StepSender {
  take(report: TransitionReport): void;
  /** Sends the collected steps. */
  flush(): void;
  /** Drops unsent steps. */
  clear(): void;
}

interface Options {
  call: Call;
  /** Whether this device remembers a consent; another tab may have just withdrawn it. */
  isAllowed: () => boolean;
}

const isLocale = (locale: string): locale is ContentLocale => contentLocales.some((one) => one === locale);

/**
 * Calls that do not identify the caller: without cookies. Nothing waits for the answer, and what does not arrive is not
 * counted.
 */
export const anonymousCall: Call = async (endpoint, args, { keepalive = false } = {}) => {
  const { body } = args as { body?: unknown };
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    keepalive,
  });
  if (!response.ok) throw { code: "unavailable", status: response.status } satisfies Failure;
  return undefined as never;
};

/** A sender with nothing to send. */
export function createStepSender({ call, isAllowed }: Options): StepSender {
  const { addSteps } = flowsService(call);
  let gathered: TransitionReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    gathered = [];
  };
  const flush = () => {
    const steps = gathered.flatMap(({ machine, from, to, event, ms, locale }) =>
      // A visitor who comes back after a day was not in that state all day.
      isLocale(locale) ? { machine, from, to, event, ms: ms !== null && ms > maxStayMs ? null : ms, locale } : [],
    );
    clear();
    if (steps.length > 0 && isAllowed()) addSteps(steps).catch(() => undefined);
  };
  return {
    take(report) {
      gathered.push(report);
      timer ??= setTimeout(flush, gatheringSeconds * 1000);
      if (gathered.length >= maxSteps) flush();
    },
    flush,
    clear,
  };
}
