import { describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import type { PersonalData } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import { announcedBy, fakeActor, learner, offline, online, runChild, signedIn, signedOut } from "../testing";
import { accountDataMachine, fileNameOf } from "./account-data";
import { accountDeletionMachine } from "./account-deletion";

const data: PersonalData = {
  exportedAt: "2026-03-01T23:59:59.000Z",
  account: { email: "ada@academy.test" },
  records: { enrolments: [{ courseId: 1 }] },
};
const other = { ...signedIn, learner: { ...learner, id: 8 } };

function page() {
  const exportData = fakeActor<PersonalData>();
  const deleteAccount = fakeActor<void, { confirmation: string; learnerId: number }>();
  const saved: { name: string; data: PersonalData }[] = [];
  const { actor } = runChild(
    accountDataMachine.provide({
      actors: {
        exportData: exportData.logic,
        accountDeletion: accountDeletionMachine.provide({ actors: { deleteAccount: deleteAccount.logic } }),
      },
      actions: { saveFile: (_, file) => saved.push(file) },
    }),
  );
  const emitted: AnyEventObject[] = [];
  actor.on("*", (event) => emitted.push(event));
  const deletion = () => {
    const child = actor.getSnapshot().children.accountDeletion;
    if (!child) throw new Error("There is no dialog.");
    return child;
  };
  return {
    actor,
    exportData,
    deleteAccount,
    saved,
    emitted,
    said: announcedBy(actor),
    deletion,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
    isAsking: () => deletion().getSnapshot().hasTag("open"),
    start: () => actor.send({ type: "export.start" }),
    confirm: () => {
      actor.send({ type: "deletion.open" });
      deletion().send({ type: "confirmation.change", confirmation: "secret" });
      deletion().send({ type: "deletion.confirm" });
    },
  };
}
function mine() {
  const opened = page();
  opened.actor.send(signedIn);
  return opened;
}

describe("whose data", () => {
  it("belongs to nobody before the profile is known, and never to a visitor", () => {
    const { actor, state, hasTag, start, exportData, isAsking } = page();
    expect(hasTag("pending")).toBe(true);
    start();
    actor.send({ type: "deletion.open" });
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    start();
    actor.send({ type: "deletion.open" });
    expect(exportData.calls).toEqual([]);
    expect(isAsking()).toBe(false);
    actor.send(signedIn);
    expect(state()).toEqual({ ready: "idle" });
  });

  it("belongs to the same learner under another name: requests in progress continue", () => {
    const { actor, start, state, isAsking } = mine();
    start();
    actor.send({ type: "deletion.open" });
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." } });
    expect(state()).toEqual({ ready: "exporting" });
    expect(isAsking()).toBe(true);
  });

  it.each([
    ["signing out", signedOut, "signedOut"],
    ["another account", other, { ready: "idle" }],
  ])("%s cancels requests in progress and closes the dialog", (_, event, expected) => {
    const { actor, start, state, isAsking, exportData } = mine();
    start();
    actor.send({ type: "deletion.open" });
    actor.send(event);
    expect(state()).toEqual(expected);
    expect(isAsking()).toBe(false);
    expect(exportData.latest().signal.aborted).toBe(true);
  });
});

describe("exporting the data", () => {
  it("saves a file that says when it was made, once", async () => {
    const { start, state, hasTag, exportData, saved, said, context } = mine();
    start();
    expect(hasTag("busy")).toBe(true);
    start();
    expect(exportData.calls).toHaveLength(1);
    await exportData.answer(data);
    expect(state()).toEqual({ ready: "exported" });
    expect(saved).toEqual([{ name: "academy-data-2026-03-01.json", data }]);
    expect(context().fileName).toBe(fileNameOf(data));
    expect(said).toEqual([{ text: "dataExported", params: { file: fileNameOf(data) }, inPlace: true }]);
    // The file is the learner's: nothing of it stays in the page.
    expect(JSON.stringify(context())).not.toContain("ada@academy.test");
    start();
    await exportData.answer(data);
    expect(saved).toHaveLength(2);
  });

  it.each<[Failure["code"], number]>([
    ["network", 0],
    ["timeout", 0],
    ["unavailable", 503],
    ["too_many", 429],
    ["malformed", 200],
  ])("%s: no file, says why, and tries again on request", async (code, status) => {
    const { start, state, hasTag, exportData, saved, context } = mine();
    start();
    await exportData.fail(code, status);
    expect(state()).toEqual({ ready: "exportFailed" });
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code, status });
    expect(saved).toEqual([]);
    start();
    expect(context().failure).toBeNull();
    await exportData.answer(data);
    expect(saved).toHaveLength(1);
  });

  it("an expired session: says so, and notifies the academy", async () => {
    const { actor, start, state, exportData, emitted, context } = mine();
    start();
    await exportData.fail("signed_out", 401);
    expect(state()).toBe("sessionEnded");
    expect(emitted).toEqual([{ type: "session.lost" }]);
    expect(context().uncertain).toBe(false);
    actor.send(signedOut);
    expect(state()).toBe("sessionEnded");
    actor.send(signedIn);
    expect(state()).toEqual({ ready: "idle" });
  });

  it("without a network nothing is asked for; the notice goes when it is back, the file is not fetched by itself", () => {
    const { actor, start, state, hasTag, context, exportData } = mine();
    actor.send(offline);
    start();
    expect(state()).toEqual({ ready: "offline" });
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "network", status: 0 });
    start();
    expect(state()).toEqual({ ready: "offline" });
    actor.send(online);
    expect(state()).toEqual({ ready: "idle" });
    expect(exportData.calls).toEqual([]);
    start();
    expect(exportData.calls).toHaveLength(1);
  });

  it("offline before the dialog was opened: the dialog says so", () => {
    const { actor, confirm, deletion, deleteAccount } = mine();
    actor.send(offline);
    confirm();
    expect(deletion().getSnapshot().value).toEqual({ asking: "offline" });
    expect(deleteAccount.calls).toEqual([]);
    actor.send({ type: "export.start" });
    actor.send(online);
    expect(deletion().getSnapshot().value).toEqual({ asking: "confirming" });
  });
});

describe("having it deleted", () => {
  it("asks in a dialog about this account, then says goodbye and reports to the academy that no one is signed in", async () => {
    const { confirm, isAsking, deleteAccount, state, emitted, context } = mine();
    confirm();
    expect(isAsking()).toBe(true);
    expect(deleteAccount.latest().input).toEqual({ confirmation: "secret", learnerId: 7 });
    await deleteAccount.answer();
    expect(state()).toBe("deleted");
    expect(isAsking()).toBe(false);
    expect(emitted).toEqual([{ type: "session.lost" }]);
    expect(context().learnerId).toBeNull();
  });

  it("stays on the goodbye page until someone signs in", async () => {
    const { actor, confirm, deleteAccount, state, emitted, start } = mine();
    confirm();
    await deleteAccount.answer();
    actor.send(signedOut);
    start();
    actor.send({ type: "deletion.open" });
    expect(state()).toBe("deleted");
    expect(emitted).toHaveLength(1);
    actor.send(signedIn);
    expect(state()).toEqual({ ready: "idle" });
  });

  it("cancels an export in progress", async () => {
    const { start, confirm, deleteAccount, exportData, saved } = mine();
    start();
    confirm();
    await deleteAccount.answer();
    expect(exportData.latest().signal.aborted).toBe(true);
    await exportData.answer(data);
    expect(saved).toEqual([]);
  });

  it("also says goodbye if the sign-out was reported first", async () => {
    const { actor, confirm, deleteAccount, state } = mine();
    confirm();
    actor.send(signedOut);
    await deleteAccount.answer();
    expect(state()).toBe("deleted");
  });

  it("if a lost answer was followed by a lost session, says that it does not know", async () => {
    const { confirm, deletion, deleteAccount, state, context, emitted } = mine();
    confirm();
    await deleteAccount.fail("timeout");
    deletion().send({ type: "deletion.confirm" });
    await deleteAccount.fail("signed_out", 401);
    expect(state()).toBe("sessionEnded");
    expect(context().uncertain).toBe(true);
    expect(emitted).toEqual([{ type: "session.lost" }]);
  });
});
