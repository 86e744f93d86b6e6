CREATE TABLE "flow_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flow_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"machine" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"changed_by" bigint,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "flow_comment_text" CHECK (char_length("flow_comment"."text") between 1 and 2000),
	CONSTRAINT "flow_comment_place" CHECK (char_length("flow_comment"."place") between 1 and 300),
	CONSTRAINT "flow_comment_name" CHECK (char_length("flow_comment"."name") between 1 and 300),
	CONSTRAINT "flow_comment_changed" CHECK ("flow_comment"."changed_at" is not null or not ("flow_comment"."is_resolved" or "flow_comment"."changed_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "flow_comment" ADD CONSTRAINT "flow_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_comment" ADD CONSTRAINT "flow_comment_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_comment_account" ON "flow_comment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "flow_comment_changed_by" ON "flow_comment" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "flow_comment_machine" ON "flow_comment" USING btree ("machine","id");