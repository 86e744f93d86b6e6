import type { FastifyInstance } from "fastify";
import { passkeys } from "../../../contract/account/passkeys";
import { createChallengeRate } from "../../http/account-rates";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { tellOwner } from "../../http/owner-mail";
import { answered, expectedOf, giveChallenge, sessionHolder } from "../../http/passkey-challenge";
import { registerEndpoint } from "../../http/register-endpoint";
import { relyingPartyOf } from "../../http/relying-party";
import { lockAccount } from "../queries/accounts";
import { recordAudit } from "../queries/audit";
import {
  addPasskey,
  countPasskeys,
  credentialsOf,
  passkeysOf,
  removePasskey,
  renamePasskey,
  type ShownPasskey,
} from "../queries/passkeys";
import { codesLeft, removeCodes, replaceCodes } from "../queries/recovery-codes";
import { deviceOf } from "../rules/device";
import { isAskedForPasskey, maxPasskeys, nameByDevice } from "../rules/passkey";
import { creationOptions, requestOptions } from "../rules/passkey-options";
import { newRecoveryCode, recoveryCodeCount, recoveryCodeHash } from "../rules/recovery-code";
import { readNewCredential } from "../webauthn";

const shown = ({ id, name, createdAt, usedAt }: ShownPasskey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** An account's passkeys and recovery codes (R61). */
export async function passkeysRoutes(app: FastifyInstance): Promise<void> {
  const count = createChallengeRate();
  const { outbox } = app.academy;

  registerEndpoint(app, passkeys.list, async ({ account, db }) => {
    const rows = await passkeysOf(db, account.id);
    return {
      passkeys: rows.map(shown),
      isAsked: isAskedForPasskey(account, rows.length),
      codesLeft: await codesLeft(db, account.id),
    };
  });

  registerEndpoint(app, passkeys.addOptions, async ({ account, db, now, request }) => {
    count(account.id, now);
    const existing = await credentialsOf(db, account.id);
    if (existing.length >= maxPasskeys) throw new ApiError("passkey_limit");
    const challenge = await giveChallenge(db, { holderHash: sessionHolder(request), purpose: "add" }, now);
    return creationOptions({ rpId: relyingPartyOf(request).id, challenge, account, existing });
  });

  registerEndpoint(app, passkeys.add, async ({ account, body: { credential }, db, now, request }) => {
    const holderHash = sessionHolder(request);
    const { challenge } = await answered(db, { answer: credential, holderHash, purposes: ["add"] }, now);
    const made = await readNewCredential(credential, expectedOf(request, challenge));
    if (made === null) throw new ApiError("passkey_invalid");
    const name = nameByDevice(deviceOf(request.headers["user-agent"]));
    const added = await db.transaction(async (tx) => {
      // Two windows that add one at once do not exceed the limit.
      await lockAccount(tx, account.id);
      if ((await countPasskeys(tx, account.id)) >= maxPasskeys) throw new ApiError("passkey_limit");
      const row = await addPasskey(tx, { ...made, accountId: account.id, name, createdAt: now });
      if (row === null) throw new ApiError("passkey_added");
      const target = { kind: "account", id: account.id } as const;
      const after = { passkey: row.id };
      await recordAudit(tx, { ...auditSource(request), action: "passkey-added", target, after }, now);
      await tellOwner(tx, request, { kind: "passkey-added", email: account.email }, now);
      return row;
    });
    outbox?.wake();
    return shown(added);
  });

  registerEndpoint(app, passkeys.rename, async ({ account, body: { name }, db, params: { id } }) => {
    const renamed = await renamePasskey(db, account.id, { id, name });
    if (renamed === null) throw new ApiError("not_found");
    return shown(renamed);
  });

  registerEndpoint(app, passkeys.remove, async ({ account, db, now, params: { id }, request }) => {
    await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      if (!(await removePasskey(tx, account.id, id))) throw new ApiError("not_found");
      // Without a passkey nothing is asked that they could answer.
      if ((await countPasskeys(tx, account.id)) === 0) await removeCodes(tx, account.id);
      const target = { kind: "account", id: account.id } as const;
      const before = { passkey: id };
      await recordAudit(tx, { ...auditSource(request), action: "passkey-removed", target, before }, now);
      await tellOwner(tx, request, { kind: "passkey-removed", email: account.email }, now);
    });
    outbox?.wake();
    return undefined;
  });

  registerEndpoint(app, passkeys.makeCodes, async ({ account, db, now, request }) => {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      if ((await countPasskeys(tx, account.id)) === 0) throw new ApiError("not_offered");
      const hashes = codes.map((code) => recoveryCodeHash(account.id, code));
      await replaceCodes(tx, account.id, hashes, now);
      const target = { kind: "account", id: account.id } as const;
      await recordAudit(tx, { ...auditSource(request), action: "recovery-codes-made", target }, now);
    });
    return { codes };
  });

  registerEndpoint(app, passkeys.confirmOptions, async ({ account, db, now, request }) => {
    count(account.id, now);
    const allowed = await credentialsOf(db, account.id);
    if (allowed.length === 0) throw new ApiError("not_offered");
    const challenge = await giveChallenge(db, { holderHash: sessionHolder(request), purpose: "confirm" }, now);
    return requestOptions({ rpId: relyingPartyOf(request).id, challenge, allowed });
  });
}
