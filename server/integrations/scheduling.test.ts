import { describe, expect, it } from "vitest";
import { context, documented, down, log, peersWith, server, startServerForEach } from "./integrations.testing";

startServerForEach();

describe("the scheduling service", () => {
  const consultation = {
    slug: "first-talk",
    title: "First talk",
    description: "",
    minutes: 30,
    bookingUrl: "https://cal.example/first-talk",
  };
  const eventType = (slug = "first-talk") =>
    peersWith({ scheduling: { url: server.url, token: "bearer" } }).scheduling?.eventType(slug, context);

  it("is called by slug", async () => {
    server.reply = consultation;
    expect(await eventType()).toEqual(consultation);
    expect(server.asked[0]).toMatchObject({ method: "GET", headers: { authorization: "Bearer bearer" } });
    expect(server.asked[0]?.url.pathname).toBe("/event-types/first-talk");
    server.reply = { ...consultation, bookingUrl: null };
    expect((await eventType())?.bookingUrl).toBeNull();
  });

  it("returns 404 for an unknown slug", async () => {
    server.mode = "missing";
    await expect(eventType()).rejects.toMatchObject({ code: "not_found" });
  });

  it("only has to return a title (R72)", async () => {
    server.reply = documented("A scheduling service answers");
    expect(await eventType()).toEqual({ ...consultation, title: "First talk & questions", description: "By phone." });
    server.reply = { title: "First talk", minutes: "half an hour", description: 7, more: true };
    expect(await eventType()).toEqual({ ...consultation, minutes: 0, bookingUrl: null });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(["javascript:alert(1)", "/here", 7])(
    "is shown without bookings if their address is %j",
    async (bookingUrl) => {
      server.reply = { ...consultation, bookingUrl };
      expect((await eventType())?.bookingUrl).toBeNull();
      expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ dropped: 1 });
    },
  );

  it.each([{ slug: "another" }, { title: " " }, { title: undefined }])(
    "is not trusted when it returns %j",
    async (wrong) => {
      server.reply = { ...consultation, ...wrong };
      await expect(eventType()).rejects.toMatchObject({ code: "unavailable" });
    },
  );

  it.each(down)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(eventType()).rejects.toMatchObject({ code: "unavailable" });
  });
});
