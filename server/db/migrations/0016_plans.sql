ALTER TABLE "promo_code" ADD COLUMN "plus_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "trial_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "plus_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "account" SET "plus_until" = "redeemed"."latest" + interval '30 days' FROM (SELECT "account_id", max("redeemed_at") AS "latest" FROM "promo_redemption" GROUP BY "account_id") AS "redeemed" WHERE "redeemed"."account_id" = "account"."id";--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_days" CHECK ("promo_code"."plus_days" between 1 and 3660);