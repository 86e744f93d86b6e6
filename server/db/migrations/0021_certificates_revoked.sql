DROP INDEX "certificate_exam";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_note" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_by" bigint;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_revoked_by_account_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_revoked" ON "certificate" USING btree ("id") WHERE "certificate"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "certificate_expiry" ON "certificate" USING btree ("id","expires_at") WHERE "certificate"."deleted_at" is null and "certificate"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificate_revoked_by" ON "certificate" USING btree ("revoked_by") WHERE "certificate"."revoked_by" is not null;--> statement-breakpoint
CREATE INDEX "certificate_exam" ON "certificate" USING btree ("exam_id","id");--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_revoked_whole" CHECK (num_nonnulls("certificate"."revoked_at", "certificate"."revoked_reason", "certificate"."revoked_note") in (0, 3) and ("certificate"."revoked_at" is not null or "certificate"."revoked_by" is null));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_revoked_reason" CHECK ("certificate"."revoked_reason" in ('cheating', 'identity', 'mistake', 'other'));--> statement-breakpoint
-- Until now, a revoked certificate was marked as deleted by its owner; only the audit log says which ones were revoked.
UPDATE "certificate" SET "revoked_at" = "certificate"."deleted_at", "revoked_reason" = 'other', "revoked_note" = '', "deleted_at" = null
FROM "audit" WHERE "audit"."action" = 'certificate-revoked' AND "audit"."target_id" = "certificate"."hash" AND "certificate"."deleted_at" is not null;
