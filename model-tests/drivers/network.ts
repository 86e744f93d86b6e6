import type { BrowserContext, Request, Route } from "playwright-core";
import { eventually } from "statechart-testing/drivers/eventually";
import type { Ended, Endpoint, PageNetwork, Prepared, SteeredCall } from "statechart-testing/drivers/site";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";

import { errorStatus, type Failure } from "../../contract/errors";

/** A call waiting for its answer. */
interface Held {
  route: Route;
  request: Request;
  /** When it arrived, by the clock of this process. */
  at: number;
}

const patternOf = ({ path }: Pick<Endpoint, "path">): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);

const isOf = (request: Request, { method, path }: Endpoint): boolean =>
  request.method() === method && patternOf({ path }).test(new URL(request.url()).pathname);

const isSteered = (request: Request, { call, query = {} }: SteeredCall): boolean => {
  const asked = new URL(request.url()).searchParams;
  return isOf(request, call) && Object.entries(query).every(([name, value]) => asked.get(name) === value);
};

const isPersonal = (request: Request): boolean => api.some((call) => call.access !== "public" && isOf(request, call));

/** The maximum time until the page makes a call, in milliseconds. */
const timeoutMs = 5000;

/** A page's network: calls under test wait until the test answers them; others get prepared answers. */
export class Network implements PageNetwork {
  private held: Held[] = [];
  /** The page's unanswered calls, including the held ones. */
  private readonly open = new Set<Request>();

  constructor(
    private readonly steered: readonly SteeredCall[],
    private answers: readonly Prepared[],
    /** Calls waiting for a prepared answer. */
    private readonly awaited: readonly Endpoint[] = [],
  ) {}

  /** Intercepts the calls from a context's pages to the server. */
  async join(context: BrowserContext): Promise<void> {
    const calls = /\/(academy\/(api|private|public)|webinars\/api)\//;
    context.on("request", (request) => {
      if (calls.test(request.url())) this.open.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      context.on(end as "requestfinished", (request) => this.open.delete(request));
    await context.route(calls, (route, request) => this.meet(route, request));
  }

  /** Waits until every call with a prepared answer has received it; advancing the clock earlier would time it out. */
  rest(limit: number): Promise<void> {
    return eventually(async () => {
      const waiting = [...this.open].filter((request) => !this.held.some((one) => one.request === request));
      if (waiting.length > 0) throw new Error(`The page waits for ${waiting.map((one) => one.url()).join(", ")}.`);
    }, limit);
  }

  /** Whether there is a prepared answer. */
  hasAnswerTo(call: Endpoint): boolean {
    return this.answers.some(([other]) => other === call);
  }

  /** Prepares another answer, including for waiting calls. */
  async layOut(call: Endpoint, reply: unknown): Promise<void> {
    this.answers = [[call, reply], ...this.answers.filter(([other]) => other !== call)];
    const waiting = this.held.filter(({ request }) => isOf(request, call));
    this.held = this.held.filter((one) => !waiting.includes(one));
    await Promise.all(waiting.map(({ route }) => route.fulfill({ json: reply })));
  }

  private async meet(route: Route, request: Request): Promise<void> {
    if (this.steered.some((one) => isSteered(request, one))) {
      this.held.push({ route, request, at: performance.now() });
      return;
    }
    // Tokens are fetched as part of a command; the test controls the command (R17).
    const laidOut: Network["answers"] = [...this.answers, [session.csrfToken, { token: "token" }]];
    const answer = laidOut.find(([call]) => isOf(request, call));
    // Nobody is signed in on the server, so its profile would not match the test's learner.
    if (!answer && (isPersonal(request) || this.awaited.some((call) => isOf(request, call))))
      this.held.push({ route, request, at: performance.now() });
    else if (!answer) await route.continue();
    else if (answer[0].reply === null && answer[2] === undefined) await route.fulfill({ status: 204 });
    else await route.fulfill({ json: answer[1], status: answer[2] ?? 200 });
  }

  /** Ends a current or imminent call of the page with the server's reply, or without an answer. */
  async end(steered: SteeredCall, ended: Ended): Promise<void> {
    const { route } = await this.take(steered);
    const { call } = steered;
    if ("output" in ended) {
      if (call.reply === null) await route.fulfill({ status: 204 });
      else await route.fulfill({ json: ended.output });
      return;
    }
    const { code, status, retryAfter, fields } = ended.error as Failure;
    if (!(code in errorStatus)) return route.abort("internetdisconnected");
    await route.fulfill({
      status,
      headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) },
      json: { error: { code, message: "Steered by a test.", requestId: "steered", ...(fields && { fields }) } },
    });
  }

  /** The newest call of its kind: older ones belong to states that were exited before the answer. */
  private async take(steered: SteeredCall): Promise<Held> {
    const found = await this.await(steered);
    this.held = this.held.filter((one) => one !== found);
    return found;
  }

  /** Waits for a call from the page, and cuts off others meanwhile. @param since ignores earlier calls */
  await(steered: SteeredCall, since = 0, others: readonly SteeredCall[] = []): Promise<Held> {
    return eventually(async () => {
      for (const other of others) await this.cutOff(other, performance.now());
      const found = this.held.findLast(({ request, at }) => at >= since && isSteered(request, steered));
      if (!found) throw new Error(`The page has not called ${steered.call.method} ${steered.call.path}.`);
      return found;
    }, timeoutMs);
  }

  /** Ends the calls of a kind that were made before, as a lost connection does. */
  async cutOff(steered: SteeredCall, until: number): Promise<void> {
    const left = this.held.filter(({ request, at }) => at < until && isSteered(request, steered));
    this.held = this.held.filter((one) => !left.includes(one));
    // The page may have aborted it.
    await Promise.all(left.map(({ route }) => route.abort("internetdisconnected").catch(() => undefined)));
  }

  /** Releases all waiting calls. */
  async close(): Promise<void> {
    await Promise.all(this.held.map(({ route }) => route.abort().catch(() => undefined)));
    this.held = [];
  }
}
