import { expect, type Locator, type Page, type Request, type Route, test } from "@playwright/test";
import { type Site, type Subject, statechartTest, takeHold } from "./playwright-page";

declare const site: Site;

const { CHROMIUM_PATH } = process.env;

test.use({
  baseURL: site.address,
  launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  // The texts and dates below require these settings.
  locale: "en-US",
  timezoneId: "UTC",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 5000,
});

/**
 * The time of these tests. The page's clock is stopped; only steps advance it. The site's own request timeout uses this
 * clock, so a call waits for its reply as long as a test takes.
 */
const now = new Date(site.now);
/** The polling interval, in milliseconds. */
const intervals = [10, 20, 50, 100];

/** Calls that wait for a reply. */
let held: Route[] = [];
/** Calls that no step has waited for. */
let fresh: Route[] = [];
/** Calls that the page drops with the current step. */
let dropped: Route[] = [];
/** All that a step controls, and those of them that the machine is waiting for. */
let [controlled, awaited]: [string[], string[]] = [[], []];

const isOf = (route: Route, call: string): boolean => {
  const [method, address = ""] = call.split(" ");
  const [template = "", query] = address.split("?");
  const pattern = new RegExp(`^${template.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
  const { pathname, searchParams } = new URL(route.request().url());
  const isAsked = [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value);
  return route.request().method() === method && pattern.test(pathname) && isAsked;
};

/**
 * Opens the page as if the visitor came from another one. Calls of the rest of the page get these replies, with these
 * statuses where it is not 200.
 */
export async function open(
  page: Page,
  subject: Subject,
  replies: Record<string, unknown>,
  statuses: Record<string, number> = {},
): Promise<void> {
  [held, fresh, dropped, controlled, awaited] = [[], [], [], Object.values(subject.calls), []];
  const unanswered = new Set<Request>();
  page.on("request", (request) => void (new RegExp(site.calls).test(request.url()) && unanswered.add(request)));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  await page.route(new RegExp(site.calls), async (route) => {
    const laidOut = Object.entries(replies).find(([call]) => isOf(route, call));
    if (controlled.some((call) => isOf(route, call))) {
      held.push(route);
      fresh.push(route);
    } else if (laidOut) {
      const [call, json] = laidOut;
      await route.fulfill(json === null ? { status: 204 } : { status: statuses[call] ?? 200, json });
    } else {
      // Undefined if the test has ended.
      const response = await route.fetch().catch(() => undefined);
      // Nobody is signed in on the server, and the site must not learn of it.
      if (response?.status() === 401) unanswered.delete(route.request());
      else if (response) await route.fulfill({ response }).catch(() => undefined);
    }
  });
  await page.clock.install({ time: now.getTime() - 60_000 });
  await page.addInitScript(takeHold, { ...subject, root: site.root });
  await page.context().addCookies([{ ...site.cookie, url: site.address }]);
  await page.goto(subject.from);
  const hasOpened = () => page.evaluate(() => statechartTest.hasOpened());
  await expect.poll(hasOpened, { message: "the site begins", intervals }).toBe(true);
  // The site's own request timeout uses the clock, which is about to be advanced. A call may follow another one.
  let quiet = 0;
  const isQuiet = () => {
    quiet = unanswered.size === 0 ? quiet + 1 : 0;
    return quiet > 3;
  };
  await expect.poll(isQuiet, { message: "the site has its replies", intervals: [50] }).toBe(true);
  await page.clock.pauseAt(now);
  await page.evaluate((address) => history.pushState({}, "", address), subject.path);
}

/**
 * Waits for the calls that a step has started, so that none is mistaken for a later one. The page may first make calls
 * that the machine does not wait for, such as to deliver what the device keeps: they get no reply.
 */
export async function arrives(...calls: string[]): Promise<void> {
  awaited.push(...calls);
  const cutOffOthers = async () => {
    const others = held.filter((route) => !awaited.some((call) => isOf(route, call)));
    held = held.filter((route) => !others.includes(route));
    // The page may have dropped it.
    await Promise.all(others.map((route) => route.abort("internetdisconnected").catch(() => undefined)));
  };
  for (const call of calls) {
    const isThere = async () => {
      await cutOffOthers();
      return fresh.some((route) => isOf(route, call));
    };
    await expect.poll(isThere, { message: `the page calls ${call}`, intervals }).toBe(true);
    fresh = fresh.filter((route) => !isOf(route, call));
  }
}

/** A call that is waiting or will arrive soon. */
export async function take(call: string, timeout = 5000): Promise<Route> {
  const newest = () => held.findLast((route) => isOf(route, call));
  await expect.poll(newest, { message: `the page calls ${call}`, intervals, timeout }).toBeDefined();
  const route = newest() as Route;
  held = held.filter((one) => one !== route);
  awaited = awaited.filter((one) => one !== call);
  return route;
}

/** Replies to a call that the page has made or will make soon. */
export async function answer(call: string, status: number, json?: unknown): Promise<void> {
  await (await take(call)).fulfill({ status, ...(json !== undefined && { json }) });
}

/** Replies to a call with an API error. */
export async function refuse(
  call: string,
  status: number,
  code: string,
  { retryAfter, ...more }: { retryAfter?: number; fields?: object[] } = {},
): Promise<void> {
  const error = { code, message: "Refused by a test.", requestId: "test", ...more };
  const headers: Record<string, string> = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  await (await take(call)).fulfill({ status, headers, json: { error } });
}

/** Fails a call without a reply, as if offline. */
export async function cutOff(call: string): Promise<void> {
  await (await take(call)).abort("internetdisconnected");
}

/** Leaves a call without a reply: the page drops it in the next step. */
export async function leave(call: string): Promise<void> {
  const route = await take(call, 1000).catch(() => undefined);
  if (route) dropped.push(route);
  awaited = awaited.filter((one) => one !== call);
}

/** Sends an event that has no control on the page to the machine or one of its children. */
export async function tell(page: Page, type: string, carries: object = {}, child = ""): Promise<void> {
  await page.evaluate(({ name, event }) => statechartTest.send(name, event), {
    name: child,
    event: { type, ...carries },
  });
}

/** Ends an actor that does not call a server. */
export async function end(page: Page, actor: string, how: { output?: unknown } | { error: unknown }): Promise<void> {
  await tell(page, "error" in how ? "test.failed" : "test.done", how, actor);
}

/** The visitor signs in again elsewhere: the site checks who is signed in. */
export async function signInAgain(page: Page): Promise<void> {
  await page.evaluate(() => statechartTest.refresh());
}

/** Waits until the machine, or one of its children, is in a state. */
export async function reaches(page: Page, state: unknown, child = ""): Promise<void> {
  const look = () => page.evaluate((name) => statechartTest.state(name), child);
  await expect.poll(look, { message: `the state of ${child || "the machine"}`, intervals }).toEqual(state);
  // Later calls may wait for these, because the clock stands still.
  const ended = dropped.map((route) => route.abort("internetdisconnected").catch(() => undefined));
  dropped = [];
  await Promise.all(ended);
}

/** A name to which browsers may add spaces: before punctuation or hidden text, and between the blocks of a control. */
export const named = (name: string): RegExp => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\\?[,.:;]/g, " ?$&");
  return new RegExp(`^${escaped.replace(/(?<=[\p{Ll}\d)])(?=\p{Lu})/gu, " ?")}$`);
};

/** The messages in a part of the page, or the part itself if it is one. */
export const messagesIn = (part: Locator, role: "alert" | "status"): Locator =>
  part.getByRole(role).or(part.and(part.page().getByRole(role)));

/** The values of fields. */
export const valuesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
