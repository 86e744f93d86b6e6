import { describe, expect, it } from "vitest";
import { createActor, toPromise } from "xstate";
import type { Endpoint } from "../../contract/endpoint";
import { abortable } from "./abortable";
import type { Call, CallOptions } from "./call";
import { callActors } from "./call-actors";
import { createServices, type GetServices } from "./services";

interface Made {
  id: string;
  args: object;
  options: CallOptions | undefined;
}
/** The services as the browser provides them; no call ends before `answer` is called. */
function recorder() {
  const made: Made[] = [];
  let answer: (reply: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    answer = resolve;
  });
  const call = ({ id }: Endpoint, args: object, options?: CallOptions) => {
    made.push({ id, args, options });
    return id === "session.csrfToken" ? Promise.resolve({ token: "token" }) : promise;
  };
  const get: GetServices = async (area, signal) =>
    createServices(signal ? abortable(call as Call, signal) : (call as Call))[area];
  return { made, answer, get };
}
/** Waits until everything that was started has made its calls. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const place = { locale: "en", slug: "seo" };

describe("an actor that calls a service", () => {
  it("passes its input on, and outputs what the call resolves to", async () => {
    const { get, made, answer } = recorder();
    const { loadRating } = callActors(get, "learning", "loadRating", "rate");
    const actor = createActor(loadRating, { input: place }).start();
    await settle();
    expect(made.map(({ id, args }) => [id, args])).toEqual([["learning.rating", { params: place }]]);
    answer({ rating: 4 });
    expect(await toPromise(actor)).toBe(4);
  });

  it("loads no service before it is started", async () => {
    const asked: string[] = [];
    const get: GetServices = (area) => {
      asked.push(area);
      return Promise.reject(new Error("No services here."));
    };
    const { loadProfile } = callActors(get, "session", "loadProfile");
    await settle();
    expect(asked).toEqual([]);
    const actor = createActor(loadProfile);
    actor.subscribe({ error: () => undefined });
    actor.start();
    expect(asked).toEqual(["session"]);
    await settle();
    expect(actor.getSnapshot().status).toBe("error");
  });

  it("aborts a reading request when it is stopped", async () => {
    const { get, made } = recorder();
    const { loadCourse } = callActors(get, "courses", "loadCourse");
    const actor = createActor(loadCourse, { input: place }).start();
    await settle();
    expect(made[0]?.options?.signal?.aborted).toBe(false);
    actor.stop();
    expect(made[0]?.options?.signal?.aborted).toBe(true);
  });

  it("completes a command and its token's request even when it is stopped", async () => {
    const { get, made } = recorder();
    const { removeEnrolment } = callActors(get, "courses", "removeEnrolment");
    const actor = createActor(removeEnrolment, { input: { ...place, key: "key" } }).start();
    await settle();
    actor.stop();
    expect(made.map(({ id, options }) => [id, options?.signal])).toEqual([
      ["session.csrfToken", undefined],
      ["courses.removeEnrolment", undefined],
    ]);
  });
});
