import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { allCertificates } from "../../machines/certificates/certificate-filters";
import type { certificateRevocationMachine } from "../../machines/certificates/certificate-revocation";
import { StaffCertificatesPage } from "../../src/certificates/staff-certificates/StaffCertificatesPage";
import { emptyPasswordSays, proofDoes, proofSees } from "../account/session-proof.testing";
import { exam } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { stubActor } from "../shared/stub-actors";
import { certificateRevocationModel } from "./certificate-revocation.model";
import { changeOf, held, pageWith } from "./held-certificates";

type Snapshot = SnapshotFrom<typeof certificateRevocationMachine>;

const labels = {
  revoke: { title: "Revoke the certificate of Ada?", confirm: "Revoke certificate" },
  restore: { title: "Restore the certificate of Ada?", confirm: "Restore certificate" },
};
const said = {
  revoke: `The certificate of Ada is revoked: ${exam.title}`,
  restore: `The certificate of Ada is valid again: ${exam.title}`,
};
const reasons = { mistake: "Issued by mistake", other: "Another reason" };
const note = "Message to the holder";
const outdated = "This certificate has changed in the meantime";
const missing = ["Choose a reason.", "Write what the reason is."];
const dialog = (name: string): Matcher => ({ role: "dialog", name });
const dialogs = Object.values(labels).map(({ title }) => dialog(title));

/** The question, with what will happen. */
const asked = async (user: User, { context: { intent, reason, note: written } }: Snapshot, busy = false) => {
  const { title, confirm } = labels[intent];
  await user.expectVisible(dialog(title), { role: "button", name: confirm, busy }, "ada@academy.test");
  const fields: Matcher[] = [
    { role: "textbox", name: note, value: written },
    { role: "choice", name: reasons.mistake, checked: reason === "mistake" },
    { role: "choice", name: reasons.other, checked: reason === "other" },
  ];
  await (intent === "revoke" ? user.expectVisible(...fields) : user.expectAbsent({ role: "textbox", name: note }));
};
const quiet = async (user: User) => user.expectAbsent(...missing, outdated, "We couldn’t", ...Object.values(said));

const states = {
  "certificateRevocation.asking.choosing": async (user: User, snapshot: Snapshot) => {
    await asked(user, snapshot);
    await quiet(user);
  },
  "certificateRevocation.asking.incomplete": async (user: User, snapshot: Snapshot) => {
    await asked(user, snapshot);
    await user.expectVisible({ role: "alert", text: missing[snapshot.context.reason === "other" ? 1 : 0] ?? "" });
  },
  "certificateRevocation.changing": (user: User, snapshot: Snapshot) => asked(user, snapshot, true),
  ...proofSees<Snapshot>("certificateRevocation", ({ context }) => dialog(labels[context.intent].title), [outdated]),
  "certificateRevocation.outdated": async (user: User) => {
    await user.expectVisible({ role: "alert", text: outdated });
    await user.expectAbsent(...Object.values(labels).map(({ confirm }) => ({ role: "button", name: confirm })));
  },
  "certificateRevocation.failed": async (user: User, snapshot: Snapshot) => {
    await asked(user, snapshot);
    const { intent, failure } = snapshot.context;
    await user.expectVisible(...alerts(`We couldn’t ${intent} the certificate`, failure));
  },
};

const tests = {
  testModel: certificateRevocationModel,
  sees: {
    ...states,
    "certificateRevocation.closed": (user: User) => user.expectAbsent(...dialogs, ...Object.values(said)),
    "certificateRevocation.changed": async (user: User, { context }: Snapshot) => {
      const undo = { role: "button", name: "Undo" };
      await user.expectVisible(said[context.intent], "We’re sending an email to ada@academy.test.", undo);
      await user.expectAbsent(...dialogs);
    },
  },
  modal: Object.keys(states) as (keyof typeof states)[],
  also: {
    "revocation.cancel": ["Cancel", "Close and see what it is now"].map((name) => ({ role: "button", name }) as const),
    "reason.choose": ["Exam not taken fairly", "Taken by someone else"].map(
      (name) => ({ role: "choice", name }) as const,
    ),
  },
};
const answers = {
  "reason.choose": (user: User, { reason }: { reason: string }) => user.check(reasons[reason as keyof typeof reasons]),
  "note.type": async (user: User, { note: words }: { note: string }, { context }: Snapshot) => {
    if (context.note === words) await user.fill(note, `${words}!`);
    await user.fill(note, words);
  },
  "revocation.confirm": (user: User, _: unknown, { context }: Snapshot) =>
    user.press("button", labels[context.intent].confirm),
  "revocation.cancel": (user: User) => user.press("button", "Close"),
  "revocation.undo": (user: User) => user.press("button", "Undo"),
  ...proofDoes,
};

/** Part of the list's page, where the list opens it. */
export const certificateRevocationPart = definePartTests({
  ...tests,
  does: answers,
  world: ["revocation.open", "revocation.close"],
});

/** In a static list that only opens it. */
export const certificateRevocationScreen = defineScreenTests({
  ...tests,
  render: (actor) => {
    const list = stubActor(
      {
        context: {
          filters: allCertificates,
          page: pageWith([held(), { ...held(true, 8), name: "Ada" }]),
          failure: null,
        },
        children: { certificateRevocation: actor },
        hasTag: (tag: string) => tag === "listed",
        matches: () => false,
      },
      ({ type, intent }) => {
        if (type === "certificate.change")
          actor.send({ type: "revocation.open", certificate: held(intent === "restore"), intent, seed: "seed" });
      },
    );
    return <StaffCertificatesPage actor={list as never} />;
  },
  does: {
    ...answers,
    "revocation.open": (user, { intent }) => user.press("button", changeOf(intent)),
  },
  world: ["revocation.close"],
  allowedDifferences: [emptyPasswordSays("certificateRevocation")],
  ignores: [
    { role: "link", why: "leads to other pages, to a mail program, or to a file" },
    { role: "textbox", why: "searches the list" },
    { role: "choice", why: "filters the list" },
    { role: "combobox", why: "filters the list" },
  ],
});
