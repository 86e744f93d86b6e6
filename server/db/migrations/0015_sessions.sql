ALTER TABLE "mail_link" DROP CONSTRAINT "mail_link_kind";--> statement-breakpoint
ALTER TABLE "mail_link" ADD COLUMN "for_account" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "mail_link_account" ON "mail_link" USING btree ("for_account");--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");--> statement-breakpoint
ALTER TABLE "mail_link" ADD CONSTRAINT "mail_link_email_account" CHECK (("mail_link"."kind" = 'email') = ("mail_link"."for_account" is not null));--> statement-breakpoint
ALTER TABLE "mail_link" ADD CONSTRAINT "mail_link_kind" CHECK ("mail_link"."kind" in ('registration', 'password', 'email'));