CREATE TABLE "badge_key" (
	"thumbprint" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" jsonb,
	"is_generated" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "badge_key_private" CHECK ("badge_key"."is_generated" = ("badge_key"."private_key" is not null)),
	CONSTRAINT "badge_key_public" CHECK (not "badge_key"."public_key" ? 'd')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "badge_key_generated" ON "badge_key" USING btree ("is_generated") WHERE "badge_key"."is_generated";