import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCalendar, readInstant } from "../../testing/calendar";
import { embedded } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe("a webinar as a calendar file", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open);
  });
  afterAll(() => server.stop());
  const fetched = (slug: string, host = "www.academy.test") =>
    server.app.inject({ url: `/academy/webinars/${slug}/calendar.ics`, headers: { host } });

  it("says when it starts and ends, what it is, and where its page is", async () => {
    const { statusCode, headers, body } = await fetched("next-webinar");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-disposition"]).toBe('attachment; filename="next-webinar.ics"');
    const event = readCalendar(body);
    expect(event).toMatchObject({
      UID: "webinar-9502@academy",
      SUMMARY: "The next webinar",
      URL: "http://www.academy.test/academy/webinars/next-webinar/",
    });
    expect(event.DESCRIPTION).toContain("It is still to come.");
    expect(event.DESCRIPTION).toContain(event.URL);
    expect(readInstant(event.DTSTAMP)).toEqual(server.clock.now());
    expect(readInstant(event.DTSTART).toISOString()).toBe("2026-04-01T15:00:00.000Z");
    expect(readInstant(event.DTEND).toISOString()).toBe("2026-04-01T16:00:00.000Z");
  });

  it("is the same event in another language", async () => {
    const english = readCalendar((await fetched("past-webinar")).body);
    const german = readCalendar((await fetched("past-webinar", "de.academy.test")).body);
    expect(german).toMatchObject({
      UID: english.UID,
      DTSTART: english.DTSTART,
      SUMMARY: "Ein vergangenes Webinar",
      URL: "http://de.academy.test/academy/webinars/past-webinar/",
    });
  });

  it.each(["draft-webinar", "nothing", "..%2f"])("does not exist for %s", async (slug) => {
    expect((await fetched(slug)).statusCode).toBe(404);
  });

  it("uses the site's own host if it is configured", async () => {
    const behindProxy = await startTestServer(embedded.open, {
      config: { origin: "https://www.academy.test" },
    });
    const url = "/academy/webinars/next-webinar/calendar.ics";
    const { body } = await behindProxy.app.inject({ url, headers: { host: "de.academy.test" } });
    await behindProxy.stop();
    expect(readCalendar(body).URL).toBe("https://de.academy.test/academy/webinars/next-webinar/");
  });
});
