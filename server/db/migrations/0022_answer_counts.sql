CREATE TABLE "answer_count" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"question_id" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"month" date NOT NULL,
	"option" text NOT NULL,
	"count" integer NOT NULL,
	"right" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_count_pk" PRIMARY KEY("kind","target_id","question_id","version","locale","month","option"),
	CONSTRAINT "answer_count_kind" CHECK ("answer_count"."kind" in ('quiz', 'exam')),
	CONSTRAINT "answer_count_right" CHECK ("answer_count"."right" between 0 and "answer_count"."count")
);
--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_attempt_uncounted" ON "exam_attempt" USING btree ("id") WHERE "exam_attempt"."finished_at" is not null and not "exam_attempt"."is_counted";