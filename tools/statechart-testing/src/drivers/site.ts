import type { BrowserContext } from "playwright-core";
import type { AnyEventObject } from "xstate";

/** An HTTP API call, reduced to what tests need. */
export interface Endpoint {
  method: string;
  /** The path, with `{name}` for parameters. */
  path: string;
  /** `null` if a successful reply has no body. */
  reply: unknown;
}

/** A reply that a call gets at once: its body, and its status if that is not 200. */
export type Prepared = readonly [call: Endpoint, body: unknown, status?: number];

/** A call, or only those with these query parameters. */
export interface SteeredCall {
  call: Endpoint;
  query?: Record<string, string>;
}

/** How an actor ends, according to its test model. */
export type Ended = { output: unknown } | { error: unknown };

/** The network of a page under test: controlled calls wait until the test replies, others get a prepared reply. */
export interface PageNetwork {
  /** Intercepts all requests from the pages of a context. */
  join(context: BrowserContext): Promise<void>;
  /** Waits until every call with a known reply has received it, up to this many milliseconds. */
  rest(limit: number): Promise<void>;
  /** Whether a reply is prepared. */
  hasAnswerTo(call: Endpoint): boolean;
  /** Prepares another reply, which waiting calls get too. */
  layOut(call: Endpoint, reply: unknown): Promise<void>;
  /** Replies to a controlled call that the page has made or will make soon. */
  end(call: SteeredCall, ended: Ended): Promise<void>;
  /**
   * Waits for a controlled call.
   * @param since ignores earlier calls; a time of `performance.now()`
   * @param others calls that are cut off meanwhile, because the controlled one may wait for them
   */
  await(call: SteeredCall, since?: number, others?: readonly SteeredCall[]): Promise<unknown>;
  /** Ends the waiting controlled calls of a kind without a reply. @param until those made before; `performance.now()` */
  cutOff(call: SteeredCall, until: number): Promise<void>;
  /** Releases every call that is still waiting. */
  close(): Promise<void>;
}

/** The root actor of a site: the events that tests observe and send. The page receives it as JSON. */
export interface SiteRoot {
  /** The id of its machine. */
  machine: string;
  /** The global variable from which the site reads an inspector before it starts. */
  inspector: string;
  /** The type of the event that ends the site's startup. */
  opened: string;
  /** The type of the event, with a `url`, that tells it which page has opened. */
  pageOpened: string;
  /** The type of the event that makes it check again who is signed in. */
  refresh: string;
  /** The type of the event that reports the end of the session. */
  sessionLost: string;
}

/** What page tests need to know about the signed-in user. */
export interface SiteSession {
  /** The call that returns the signed-in user. */
  call: Endpoint;
  /** The cookie with which a site asks: without one, its server may send the page of somebody who is not signed in. */
  cookie: { name: string; value: string };
  /** The type of the event that tells machines about the user. */
  event: string;
  /** The reply of the call after machines received such an event. @param known the prepared reply so far, if any */
  reply(event: AnyEventObject, known: unknown): unknown;
}

/** An error reply of the API. */
export interface Refusal {
  status: number;
  code: string;
  retryAfter?: number;
  fields?: readonly object[];
}

/** What tests for Playwright's own runner need to know. */
export interface SiteExport {
  /** The environment variable with the URL of the running site, and the default URL. */
  variable: string;
  address: string;
  /** A regular expression, as text, that matches the URLs of all API calls. */
  calls: string;
  /** Replies that every page gets. */
  answers: readonly Prepared[];
  /** What the API replies if an actor ends with an error; null for no reply at all. */
  refusal(error: unknown): Refusal | null;
}

/** The site whose pages are tested in a browser. */
export interface Site {
  /** The time at which the pages' clock is stopped: the time of the data in the test models. */
  now: number;
  root: SiteRoot;
  session: SiteSession;
  network(steered: readonly SteeredCall[], answers: readonly Prepared[], awaited: readonly Endpoint[]): PageNetwork;
  export: SiteExport;
}
