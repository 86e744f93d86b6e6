ALTER TABLE "feedback" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_by" bigint;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_done_by" ON "feedback" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "feedback_new" ON "feedback" USING btree ("id") WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_words" ON "feedback" USING gin ("message" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_done" CHECK ("feedback"."done_at" is not null or "feedback"."done_by" is null);