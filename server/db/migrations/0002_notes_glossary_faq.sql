CREATE TABLE "step_note" (
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"note" text NOT NULL,
	"bookmarked" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "step_note_account_id_step_id_pk" PRIMARY KEY("account_id","step_id"),
	CONSTRAINT "step_note_length" CHECK (char_length("step_note"."note") <= 5000),
	CONSTRAINT "step_note_kept" CHECK ("step_note"."note" <> '' or "step_note"."bookmarked")
);
--> statement-breakpoint
ALTER TABLE "content_item" DROP CONSTRAINT "content_item_kind";--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind";--> statement-breakpoint
ALTER TABLE "step_note" ADD CONSTRAINT "step_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_note" ADD CONSTRAINT "step_note_step_id_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_note_step" ON "step_note" USING btree ("step_id");--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_kind" CHECK ("content_item"."kind" in ('series', 'webinar', 'template', 'glossary-term', 'onboarding-step', 'event-type', 'site', 'faq'));--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind" CHECK ("search_document"."kind" in ('course', 'webinar', 'glossary-term'));