import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { sameFilters } from "../../machines/certificates/certificate-filters";
import type { staffCertificatesMachine } from "../../machines/certificates/staff-certificates";
import { StaffCertificatesPage } from "../../src/certificates/staff-certificates/StaffCertificatesPage";
import { alerts } from "../shared/reason";
import { certificateRevocationPart } from "./certificate-revocation.screen";
import { changeOf } from "./held-certificates";
import { staffCertificatesModel } from "./staff-certificates.model";

type Snapshot = SnapshotFrom<typeof staffCertificatesMachine>;

const heading = (name: string): Matcher => ({ role: "heading", name });
const button = (name: string) => ({ role: "button", name }) as const;
const title = heading("Certificates");
const search = "Name, email, certificate number, or address of its page";
const signIn = button("Sign in");
const showAll = button("Show all certificates");
const states = { all: "All", valid: "Valid", expired: "Expired", revoked: "Revoked" };
const labelOf = (state: keyof typeof states | null) => states[state ?? "all"];

/** The filters, as they are now. */
const form = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(
    title,
    { role: "textbox", name: search, value: context.filters.search },
    { role: "choice", name: labelOf(context.filters.state), checked: true },
    { role: "link", name: "Download as CSV" },
  );
  await user.expectAbsent(signIn);
};
const searching = async (user: User, snapshot: Snapshot) => {
  await form(user, snapshot);
  await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
  await user.expectAbsent(showAll);
};
const listed = async (user: User, snapshot: Snapshot) => {
  await form(user, snapshot);
  const { page } = snapshot.context;
  const [one] = page?.data ?? [];
  await user.expectVisible(
    { role: "status", text: "1 certificate on this page" },
    heading("Ada"),
    { role: "link", name: "ada@academy.test" },
    { role: "link", name: one?.hash ?? "" },
    { ...button(changeOf(one?.revoked ? "restore" : "revoke")), disabled: false },
  );
  const why = ["Issued by mistake", "Sorry.", "Boss"];
  await (one?.revoked ? user.expectVisible(...why) : user.expectAbsent(...why));
  const next = { role: "link", name: "Next page" };
  await (page?.next ? user.expectVisible(next) : user.expectAbsent(next));
  await user.expectAbsent(showAll, { role: "alert" }, button(changeOf(one?.revoked ? "revoke" : "restore")));
};

export const staffCertificatesScreen = defineScreenTests({
  testModel: staffCertificatesModel,
  render: (actor) => <StaffCertificatesPage actor={actor} />,
  does: {
    "filters.change": async (user, { filters }, { context }) => {
      // Enter submits the form unchanged.
      if (sameFilters(filters, context.filters)) await user.enter(search);
      else await user.check(labelOf(filters.state));
    },
    "words.type": async (user, { search: words }, { context }) => {
      // A field ignores unchanged words, so type others and then the first ones again.
      if (context.filters.search === words) await user.fill(search, "");
      await user.fill(search, words);
    },
    "certificate.change": (user, { intent }) => user.press("button", changeOf(intent)),
    "list.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["address.changed", "screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "staffCertificates.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(signIn, { role: "textbox", name: search });
    },
    "staffCertificates.open.typing": searching,
    "staffCertificates.open.loading": searching,
    "staffCertificates.open.listed.settled": listed,
    "staffCertificates.open.listed.refreshing": listed,
    "staffCertificates.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: "No certificates match these filters." }, showAll);
      await user.expectAbsent({ busy: true }, { role: "alert" }, heading("Ada"));
    },
    "staffCertificates.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load the certificates", snapshot.context.failure));
    },
    "staffCertificates.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), signIn);
      await user.expectAbsent(title, { busy: true });
    },
    "staffCertificates.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, signIn, { busy: true });
    },
  },
  also: {
    "filters.change": [
      ...Object.values(states).map((name) => ({ role: "choice", name }) as const),
      { role: "combobox", name: "Exam" },
      showAll,
    ],
  },
  children: { certificateRevocation: certificateRevocationPart },
  ignores: [
    { role: "link", why: "leads to other pages, to a mail program, or to a file" },
    { role: "choice", why: "is of the question about a certificate, which has tests of its own" },
    { role: "textbox", name: "Message to the holder", why: "the same" },
    { role: "button", name: "Cancel", why: "the same" },
    { role: "button", name: /^Close/, why: "the same" },
    { role: "button", name: "Undo", why: "the same" },
  ],
});
