import { describe, expect, it } from "vitest";
import { context, documented, down, peersWith, server, startServerForEach } from "./integrations.testing";

startServerForEach();

describe("the billing system", () => {
  const ask = (email = "lea+1@example.test") => {
    const { billing } = peersWith({ billing: { url: `${server.url}/v2/`, token: "t", secret: null } });
    if (!billing) throw new Error("There is no billing system.");
    return billing.recordOf(email, context);
  };

  it("answers as documented, and is asked for one address", async () => {
    const record = documented("**A billing system answers**");
    server.reply = record;
    expect(await ask()).toEqual(record);
    const [asked] = server.asked;
    expect([asked?.method, asked?.url.pathname]).toEqual(["GET", "/v2/customers"]);
    expect([...(asked?.url.searchParams ?? [])]).toEqual([["email", "lea+1@example.test"]]);
    expect(asked?.headers.authorization).toBe("Bearer t");
  });

  it("may leave out the type of traffic, and say more", async () => {
    server.reply = { revision: 1, paidStatus: "", productGroup: "", customer: "c-1" };
    expect(await ask()).toEqual({ revision: 1, paidStatus: "", productGroup: "", trafficType: "" });
  });

  it("does not know who is not a customer", async () => {
    server.mode = "missing";
    expect(await ask()).toBeNull();
  });

  it.each(down)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each([{ revision: 0 }, { revision: "7" }, { paidStatus: "platinum" }, { productGroup: "gold" }])(
    "returns nothing unusable: %j",
    async (change) => {
      server.reply = { revision: 7, paidStatus: "paid", productGroup: "guru", ...change };
      await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
    },
  );
});
