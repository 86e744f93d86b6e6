import type { BrowserContext, Request, Route } from "playwright-core";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import { errorStatus, type Failure } from "../../contract/errors";
import { eventually } from "./eventually";

/** How an actor ends, as its flow says. */
type Ended = { output: unknown } | { error: unknown };

/** A call that waits for its answer. */
interface Held {
  route: Route;
  request: Request;
  /** When it came, by the clock of this process. */
  at: number;
}

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);

const isOf = (request: Request, { method, path }: Endpoint): boolean =>
  request.method() === method && patternOf({ path } as Endpoint).test(new URL(request.url()).pathname);

/** A call, or those of its kind whose query has these names and values. */
interface Steered {
  call: Endpoint;
  query?: Record<string, string>;
}
const isSteered = (request: Request, { call, query = {} }: Steered): boolean => {
  const asked = new URL(request.url()).searchParams;
  return isOf(request, call) && Object.entries(query).every(([name, value]) => asked.get(name) === value);
};

const isPersonal = (request: Request): boolean => api.some((call) => call.access !== "public" && isOf(request, call));

/** How long the page may take to make a call, in milliseconds. */
const patience = 5000;

/** The network of a page: calls under test wait until the test answers them, others get what is laid out for them. */
export class Network {
  private held: Held[] = [];
  /** Calls that the page has made and got no answer to yet, the held ones among them. */
  private readonly open = new Set<Request>();

  constructor(
    private readonly steered: readonly Steered[],
    private answers: readonly (readonly [Endpoint, unknown])[],
    /** Calls that wait until something is laid out for them. */
    private readonly awaited: readonly Endpoint[] = [],
  ) {}

  /** Puts itself between the pages of a context and the server. */
  async join(context: BrowserContext): Promise<void> {
    const calls = /\/(academy\/(api|private|public)|webinars\/api)\//;
    context.on("request", (request) => {
      if (calls.test(request.url())) this.open.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      context.on(end as "requestfinished", (request) => this.open.delete(request));
    await context.route(calls, (route, request) => this.meet(route, request));
  }

  /** Waits until every call that somebody answers has its answer: a clock that moves would end it before. */
  rest(limit: number): Promise<void> {
    return eventually(async () => {
      const waiting = [...this.open].filter((request) => !this.held.some((one) => one.request === request));
      if (waiting.length > 0) throw new Error(`The page waits for ${waiting.map((one) => one.url()).join(", ")}.`);
    }, limit);
  }

  /** Whether an answer is laid out. */
  hasAnswerTo(call: Endpoint): boolean {
    return this.answers.some(([other]) => other === call);
  }

  /** Lays out another answer, for what waits for it too. */
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
    // Tokens are fetched within a command: it is the command that is steered (R17).
    const laidOut: Network["answers"] = [...this.answers, [session.csrfToken, { token: "token" }]];
    const answer = laidOut.find(([call]) => isOf(request, call));
    // Nobody is signed in at the server: what it says of whoever is here would not be about the learner of the test.
    if (!answer && (isPersonal(request) || this.awaited.some((call) => isOf(request, call))))
      this.held.push({ route, request, at: performance.now() });
    else if (!answer) await route.continue();
    else if (answer[0].reply === null) await route.fulfill({ status: 204 });
    else await route.fulfill({ json: answer[1] });
  }

  /** Ends a call that the page has made, or makes soon: with what the server would send, or without an answer. */
  async end(steered: Steered, ended: Ended): Promise<void> {
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

  /** The newest call of its kind: older ones are of states that were left without their answer. */
  private async take(steered: Steered): Promise<Held> {
    const found = await this.await(steered);
    this.held = this.held.filter((one) => one !== found);
    return found;
  }

  /** Waits for a call that the page makes. @param since not one that came earlier */
  await(steered: Steered, since = 0): Promise<Held> {
    return eventually(async () => {
      const found = this.held.findLast(({ request, at }) => at >= since && isSteered(request, steered));
      if (!found) throw new Error(`The page has not called ${steered.call.method} ${steered.call.path}.`);
      return found;
    }, patience);
  }

  /** Lets go of everything that still waits. */
  async close(): Promise<void> {
    await Promise.all(this.held.map(({ route }) => route.abort().catch(() => undefined)));
    this.held = [];
  }
}
