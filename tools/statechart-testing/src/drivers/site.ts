import type { BrowserContext } from "playwright-core";
import type { AnyEventObject } from "xstate";

/** A call of an HTTP API, as far as tests need to know it. */
export interface Endpoint {
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  /** `null` where a success has no body. */
  reply: unknown;
}

/** A call, or those of its kind whose query has these names and values. */
export interface SteeredCall {
  call: Endpoint;
  query?: Record<string, string>;
}

/** How an actor ends, as its test model says. */
export type Ended = { output: unknown } | { error: unknown };

/** The network of a page under test: steered calls wait until the test answers them, others get a prepared answer. */
export interface PageNetwork {
  /** Puts itself between the pages of a context and the server. */
  join(context: BrowserContext): Promise<void>;
  /** Waits until every call that something answers has its answer, at most so many milliseconds. */
  rest(limit: number): Promise<void>;
  /** Whether an answer is prepared. */
  hasAnswerTo(call: Endpoint): boolean;
  /** Prepares another answer, for calls that wait for it too. */
  layOut(call: Endpoint, reply: unknown): Promise<void>;
  /** Answers a steered call that the page has made, or makes soon. */
  end(call: SteeredCall, ended: Ended): Promise<void>;
  /** Waits for a steered call. @param since not one that came earlier, by `performance.now()` */
  await(call: SteeredCall, since?: number): Promise<unknown>;
  /** Lets go of every call that still waits. */
  close(): Promise<void>;
}

/** The root actor of a site: what tests listen to and tell it. It is handed to the page as JSON. */
export interface SiteRoot {
  /** The id of its machine. */
  machine: string;
  /** The global variable that the site reads an inspector from before it starts. */
  inspector: string;
  /** The type of the event after which the site has started. */
  opened: string;
  /** The type of the event that lets it ask again who is signed in. */
  refresh: string;
  /** The type of the event that tells it that the session has ended. */
  sessionLost: string;
}

/** What tests on a page need to know about who is signed in. */
export interface SiteSession {
  /** The call that says who is signed in. */
  call: Endpoint;
  /** The type of the event by which machines are told. */
  event: string;
  /** What the call answers once a machine was told so. @param known what it answered before, where that is prepared */
  reply(event: AnyEventObject, known: unknown): unknown;
}

/** A refusal of the API. */
export interface Refusal {
  status: number;
  code: string;
  retryAfter?: number;
  fields?: readonly object[];
}

/** What tests that are written for Playwright's own runner need to know. */
export interface SiteExport {
  /** The environment variable with the address of the running site, and the address without it. */
  variable: string;
  address: string;
  /** A regular expression, as text, that the addresses of all calls of the API match. */
  calls: string;
  /** Answers that every page gets. */
  answers: readonly (readonly [Endpoint, unknown])[];
  /** What the API answers where an actor ends in an error; null where there is no answer at all. */
  refusal(error: unknown): Refusal | null;
}

/** The site whose pages are tested in a browser. */
export interface Site {
  /** The instant at which pages under test stand still: that of the answers in the test models. */
  now: number;
  root: SiteRoot;
  session: SiteSession;
  network(
    steered: readonly SteeredCall[],
    answers: readonly (readonly [Endpoint, unknown])[],
    awaited: readonly Endpoint[],
  ): PageNetwork;
  export: SiteExport;
}
