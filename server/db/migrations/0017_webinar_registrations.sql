CREATE TABLE "webinar_registration" (
	"account_id" bigint NOT NULL,
	"webinar_id" integer NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"zone" text NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "webinar_registration_account_id_webinar_id_pk" PRIMARY KEY("account_id","webinar_id")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "webinar" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "webinar_registration" ADD CONSTRAINT "webinar_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinar_registration_webinar" ON "webinar_registration" USING btree ("webinar_id","reminded_at");