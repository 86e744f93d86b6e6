ALTER TABLE "account" ADD COLUMN "billing_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "billing_checked_at" timestamp (3) with time zone;