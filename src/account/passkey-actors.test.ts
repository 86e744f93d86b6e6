// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { describeCallActors, listenTo, outputOf, stubServices } from "../api/actors.testing";
import * as download from "../device/download";
import * as support from "../device/passkey-support";
import * as device from "../device/passkeys";
import { passkeysActors } from "./passkey-actors";
import { passkeySignInActors } from "./passkey-sign-in-actors";

const options = { challenge: "challenge" };
const credential = { id: "credential" };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(support, "canUsePasskeys").mockReturnValue(true);
});

describeCallActors(
  "an actor of passkeys",
  passkeysActors,
  { passkeys: ["loadPasskeys", "renamePasskey", "removePasskey", "makeCodes"], sessions: ["confirmSession"] },
  ["addPasskey", "confirmByPasskey"],
);
describeCallActors("an actor of a sign-in with a passkey", passkeySignInActors, { passkeys: ["signInByCode"] }, [
  "checkSupport",
  "usePasskey",
  "suggestPasskeys",
]);

describe("a new passkey", () => {
  const passkey = { id: 1, name: "Laptop" };

  it("is made by the browser and added by the server", async () => {
    const create = vi.spyOn(device, "createPasskey").mockResolvedValue(credential as never);
    const { get, calls } = stubServices({ "passkeys.beginAdding": options, "passkeys.addPasskey": passkey });
    expect(await outputOf(passkeysActors(get).actors.addPasskey)).toEqual({ kind: "added", passkey });
    expect(create).toHaveBeenCalledWith(options);
    expect(calls().at(-1)).toEqual(["passkeys.addPasskey", { credential }]);
  });

  it.each(["cancelled", "known", "unsupported"] as const)(
    "is not added if the browser makes none: %s",
    async (kind) => {
      vi.spyOn(device, "createPasskey").mockResolvedValue(kind);
      const { get, calls } = stubServices({ "passkeys.beginAdding": options });
      expect(await outputOf(passkeysActors(get).actors.addPasskey)).toEqual({ kind });
      expect(calls()).toHaveLength(1);
    },
  );

  it("is not asked for in a browser that has none", async () => {
    vi.spyOn(support, "canUsePasskeys").mockReturnValue(false);
    const { get, calls } = stubServices();
    expect(await outputOf(passkeysActors(get).actors.addPasskey)).toEqual({ kind: "unsupported" });
    expect(calls()).toEqual([]);
    expect(await outputOf(passkeySignInActors(get).actors.checkSupport)).toBe(false);
  });
});

it("saves recovery codes as a text file, one in a line", () => {
  const save = vi.spyOn(download, "saveText").mockReturnValue(undefined);
  passkeysActors(stubServices().get).actions.saveCodes(undefined, ["one", "two"]);
  expect(save).toHaveBeenCalledWith("academy-recovery-codes.txt", "one\ntwo\n");
});

describe("signing in with a passkey", () => {
  it("asks the browser, and the server, for this step", async () => {
    vi.spyOn(device, "askPasskey").mockResolvedValue(credential as never);
    const { get, calls } = stubServices({ "passkeys.beginSignIn": options });
    const input = { step: "after-password" as const };
    expect(await outputOf(passkeySignInActors(get).actors.usePasskey, input)).toEqual({ kind: "signedIn" });
    expect(calls()).toEqual([
      ["passkeys.beginSignIn", input],
      ["passkeys.signInByPasskey", { credential }],
    ]);
  });

  it("says that the browser used none", async () => {
    vi.spyOn(device, "askPasskey").mockResolvedValue("cancelled");
    const { get, calls } = stubServices({ "passkeys.beginSignIn": options });
    const output = await outputOf(passkeySignInActors(get).actors.usePasskey, { step: "alone" });
    expect(output).toEqual({ kind: "cancelled" });
    expect(calls()).toHaveLength(1);
  });
});

describe("the passkeys that the browser suggests", () => {
  const suggest = (replies: Record<string, unknown>) => {
    const { get, calls } = stubServices(replies);
    return { ...listenTo(passkeySignInActors(get).actors.suggestPasskeys), calls };
  };

  it("sign in when one is chosen", async () => {
    vi.spyOn(device, "canSuggestPasskeys").mockResolvedValue(true);
    const ask = vi.spyOn(device, "askPasskey").mockResolvedValue(credential as never);
    const { heard, stop, calls } = suggest({ "passkeys.beginSignIn": options });
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(["passkey.accepted"]);
    expect(ask).toHaveBeenCalledWith(options, true);
    expect(calls().at(-1)).toEqual(["passkeys.signInByPasskey", { credential }]);
    stop();
  });

  it("are not suggested in a browser that cannot, and end with the page", async () => {
    vi.spyOn(device, "canSuggestPasskeys").mockResolvedValue(false);
    const ended = vi.spyOn(device, "endSuggestion").mockReturnValue(undefined);
    const { heard, stop, calls } = suggest({});
    await new Promise((done) => setTimeout(done));
    stop();
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect([heard, calls()]).toEqual([[], []]);
  });

  it("that the server refuses are told; a network that is away is not", async () => {
    vi.spyOn(device, "canSuggestPasskeys").mockResolvedValue(true);
    vi.spyOn(device, "askPasskey").mockResolvedValue(credential as never);
    const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });
    const answers = { "passkeys.beginSignIn": options, "passkeys.signInByPasskey": refusal("passkey_unknown", 401) };
    const told = suggest(answers);
    await expect.poll(() => told.heard.map(({ type }) => type)).toEqual(["passkey.refused"]);
    told.stop();
    const silent = suggest({ "passkeys.beginSignIn": refusal("network", 0) });
    await new Promise((done) => setTimeout(done, 20));
    expect(silent.heard).toEqual([]);
    silent.stop();
  });
});
