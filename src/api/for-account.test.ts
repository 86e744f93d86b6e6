import { expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { notes } from "../../contract/courses/notes";
import type { Call, CallOptions } from "./call";
import { forAccount } from "./for-account";

it("calls are made for the account of the last profile, unless they are for another one", async () => {
  const made: [id: string, accountId: CallOptions["accountId"]][] = [];
  let id = 0;
  const call = forAccount((async (endpoint, _, options) => {
    made.push([endpoint.id, options?.accountId]);
    return endpoint.id === session.profile.id ? { userProfile: { id } } : undefined;
  }) as Call);
  await call(notes.list, { params: { locale: "en" } });
  for (id of [7, 8]) {
    await call(session.profile, {});
    await call(notes.list, { params: { locale: "en" } });
  }
  await call(notes.list, { params: { locale: "en" } }, { accountId: 7 });
  id = 0;
  await call(session.profile, {});
  await call(notes.list, { params: { locale: "en" } });
  expect(made).toEqual([
    ["notes.list", 0],
    ["session.profile", undefined],
    ["notes.list", 7],
    ["session.profile", undefined],
    ["notes.list", 8],
    ["notes.list", 7],
    ["session.profile", undefined],
    ["notes.list", 0],
  ]);
});
