CREATE TABLE "mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"link_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"subject" text,
	"html" text,
	"plain" text,
	CONSTRAINT "mail_sent" CHECK ("mail"."sent_at" is null or "mail"."next_try_at" is null)
);
--> statement-breakpoint
CREATE TABLE "mail_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"return_to" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_link_kind" CHECK ("mail_link"."kind" in ('registration', 'password')),
	CONSTRAINT "mail_link_registration" CHECK ("mail_link"."kind" <> 'registration' or "mail_link"."password_hash" is not null),
	CONSTRAINT "mail_link_sent" CHECK (num_nonnulls("mail_link"."token_hash", "mail_link"."expires_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_link_id_mail_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."mail_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_next" ON "mail" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mail_email" ON "mail" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "mail_by_link" ON "mail" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "mail_time" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_link_token" ON "mail_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_link_email" ON "mail_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_link_time" ON "mail_link" USING btree ("created_at");