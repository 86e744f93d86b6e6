import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { certificateRevocationMachine } from "../../../machines/certificates/certificate-revocation";
import type { staffCertificatesMachine } from "../../../machines/certificates/staff-certificates";

export type Actor = { actor: ActorRefFrom<typeof staffCertificatesMachine> };
type Snapshot = SnapshotFrom<typeof staffCertificatesMachine>;

export const filtersOf = (s: Snapshot) => s.context.filters;
export const pageOf = (s: Snapshot) => s.context.page;
export const failureOf = (s: Snapshot) => s.context.failure;
export const revocationOf = (s: Snapshot) => s.children.certificateRevocation;
export const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
export const isForbidden = (s: Snapshot) => s.hasTag("forbidden");
export const isWaiting = (s: Snapshot) => s.hasTag("pending");
export const isPending = (s: Snapshot) => s.hasTag("pending") || s.hasTag("searching");
export const hasFailed = (s: Snapshot) => s.hasTag("failed");
export const isListed = (s: Snapshot) => s.hasTag("listed");
export const isEmpty = (s: Snapshot) => s.matches({ open: "empty" });

export type RevocationActor = { actor: ActorRefFrom<typeof certificateRevocationMachine> };
type Revocation = SnapshotFrom<typeof certificateRevocationMachine>;

export const isOpen = (s: Revocation) => s.hasTag("open");
export const isBusy = (s: Revocation) => s.hasTag("busy");
export const subjectOf = (s: Revocation) => s.context.certificate;
export const intentOf = (s: Revocation) => s.context.intent;
export const reasonOf = (s: Revocation) => s.context.reason;
export const noteOf = (s: Revocation) => s.context.note;
export const whyOf = (s: Revocation) => s.context.failure;
export const isChanged = (s: Revocation) => s.matches("changed");
export const isIncomplete = (s: Revocation) => s.matches({ asking: "incomplete" });
export const isOutdated = (s: Revocation) => s.matches("outdated");
export const hasNotWorked = (s: Revocation) => s.matches("failed");
export const isProving = (s: Revocation) => s.matches("proving");
