import { randomBytes } from "node:crypto";
import { addCertificate, passesWithoutCertificate } from "../certificates/queries/certificates";
import { expiryOf } from "../certificates/rules/certificate";
import type { Database } from "../db/database";

/**
 * Issues certificates that an account has earned but not received; without a name they keep waiting (R4). They are
 * dated by the pass, not by the day on which the name was set.
 */
export async function issueCertificates(tx: Database, account: { id: number; name: string }): Promise<void> {
  if (account.name === "") return;
  for (const pass of await passesWithoutCertificate(tx, account.id)) {
    if (pass.finishedAt === null || pass.score === null) continue;
    await addCertificate(tx, {
      hash: randomBytes(18).toString("base64url"),
      accountId: account.id,
      examId: pass.examId,
      attemptId: pass.id,
      name: account.name,
      title: pass.title,
      score: pass.score,
      issuedAt: pass.finishedAt,
      expiresAt: expiryOf(pass.finishedAt, pass.validityMonths),
    });
  }
}
