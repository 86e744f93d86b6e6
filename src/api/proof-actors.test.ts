import { beforeEach, describe, expect, it, vi } from "vitest";
import * as device from "../device/passkeys";
import { describeCallActors, outputOf, signalsAfterStop, stubServices } from "./actors.testing";
import { proofActors } from "./proof-actors";
import type { GetServices } from "./services";

const actorsOf = (get: GetServices) => ({ actors: proofActors(get) });
const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });
const options = { challenge: "challenge" };
const passkey = { id: "passkey" };

beforeEach(() => vi.restoreAllMocks());

describeCallActors("an actor of a confirmation", actorsOf, { sessions: ["confirmSession"] }, ["confirmByPasskey"]);

describe("a confirmation with a passkey", () => {
  const confirm = (replies: Record<string, unknown>) => {
    const { get, calls } = stubServices(replies);
    return { calls, output: outputOf(proofActors(get).confirmByPasskey) };
  };

  it("asks the browser for one of the account’s passkeys, and the server whether it is right", async () => {
    const ask = vi.spyOn(device, "askPasskey").mockResolvedValue(passkey as never);
    const { calls, output } = confirm({ "passkeys.beginConfirming": options });
    expect(await output).toEqual({ kind: "confirmed" });
    expect(ask).toHaveBeenCalledWith(options);
    expect(calls()).toEqual([
      ["passkeys.beginConfirming", undefined],
      ["passkeys.confirmByPasskey", { passkey }],
    ]);
  });

  it.each(["cancelled", "unsupported"] as const)("says that the browser used none: %s", async (kind) => {
    vi.spyOn(device, "askPasskey").mockResolvedValue(kind);
    const { calls, output } = confirm({ "passkeys.beginConfirming": options });
    expect(await output).toEqual({ kind });
    expect(calls()).toEqual([["passkeys.beginConfirming", undefined]]);
  });

  it("says that the account has none, and passes on every other refusal", async () => {
    const { output } = confirm({ "passkeys.beginConfirming": refusal("not_offered", 403) });
    expect(await output).toEqual({ kind: "none" });
    await expect(confirm({ "passkeys.beginConfirming": refusal("signed_out", 401) }).output).rejects.toMatchObject({
      code: "signed_out",
    });
    vi.spyOn(device, "askPasskey").mockResolvedValue(passkey as never);
    const copied = { "passkeys.beginConfirming": options, "passkeys.confirmByPasskey": refusal("passkey_copied", 403) };
    await expect(confirm(copied).output).rejects.toMatchObject({ code: "passkey_copied" });
  });

  it("is not heard of once its dialog is closed", async () => {
    expect(await signalsAfterStop(actorsOf, "confirmByPasskey", undefined, ["passkeys.beginConfirming"])).toHaveLength(
      1,
    );
  });
});
