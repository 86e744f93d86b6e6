CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"special_rights" boolean DEFAULT false NOT NULL,
	"paid_status" text DEFAULT '' NOT NULL,
	"product_group" text DEFAULT '' NOT NULL,
	"traffic_type" text DEFAULT '' NOT NULL,
	"promo" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email") and "account"."email" <> ''),
	CONSTRAINT "account_name_length" CHECK (char_length("account"."name") <= 100),
	CONSTRAINT "account_permissions_object" CHECK (jsonb_typeof("account"."permissions") = 'object'),
	CONSTRAINT "account_paid_status" CHECK ("account"."paid_status" in ('', 'free', 'paid', 'trial', 'admin_free', 'admin_paid')),
	CONSTRAINT "account_product_group" CHECK ("account"."product_group" in ('', 'api_access', 'business', 'pro', 'free', 'guru', 'app_center_access')),
	CONSTRAINT "account_promo_length" CHECK (char_length("account"."promo") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "attempt_answer" (
	"attempt_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_answer_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id"),
	CONSTRAINT "attempt_answer_list" CHECK (jsonb_typeof("attempt_answer"."answer") = 'array')
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"score" smallint NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_hash_form" CHECK ("certificate"."hash" ~ '^[A-Za-z0-9_-]{16,64}$'),
	CONSTRAINT "certificate_name" CHECK (char_length("certificate"."name") between 1 and 100),
	CONSTRAINT "certificate_score" CHECK ("certificate"."score" between 0 and 100),
	CONSTRAINT "certificate_expiry" CHECK ("certificate"."expires_at" > "certificate"."issued_at")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_version_single" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "course_id_positive" CHECK ("course"."id" > 0),
	CONSTRAINT "course_status" CHECK ("course"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "course_document" (
	"course_id" integer NOT NULL,
	"locale" text NOT NULL,
	"summary" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "course_document_course_id_locale_pk" PRIMARY KEY("course_id","locale"),
	CONSTRAINT "course_document_locale" CHECK ("course_document"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja'))
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"account_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "enrolment_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"course_id" integer,
	"status" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "exam_id_positive" CHECK ("exam"."id" > 0),
	CONSTRAINT "exam_status" CHECK ("exam"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "exam_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"locale" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"finished_by" text,
	"passed" boolean,
	"score" smallint,
	"pass_mark" smallint NOT NULL,
	"title" text NOT NULL,
	"validity_months" smallint NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "exam_attempt_deadline" CHECK ("exam_attempt"."deadline" > "exam_attempt"."started_at"),
	CONSTRAINT "exam_attempt_order" CHECK ("exam_attempt"."finished_at" >= "exam_attempt"."started_at"),
	CONSTRAINT "exam_attempt_finished_by" CHECK ("exam_attempt"."finished_by" in ('learner', 'clock')),
	CONSTRAINT "exam_attempt_score" CHECK ("exam_attempt"."score" between 0 and 100),
	CONSTRAINT "exam_attempt_pass_mark" CHECK ("exam_attempt"."pass_mark" between 0 and 100),
	CONSTRAINT "exam_attempt_validity" CHECK ("exam_attempt"."validity_months" >= 0),
	CONSTRAINT "exam_attempt_questions" CHECK (jsonb_typeof("exam_attempt"."questions") = 'array' and jsonb_array_length("exam_attempt"."questions") > 0),
	CONSTRAINT "exam_attempt_finished_whole" CHECK (num_nonnulls("exam_attempt"."finished_at", "exam_attempt"."finished_by", "exam_attempt"."passed", "exam_attempt"."score") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "exam_document" (
	"exam_id" integer NOT NULL,
	"locale" text NOT NULL,
	"summary" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "exam_document_exam_id_locale_pk" PRIMARY KEY("exam_id","locale"),
	CONSTRAINT "exam_document_locale" CHECK ("exam_document"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_account_id_key_pk" PRIMARY KEY("account_id","key"),
	CONSTRAINT "idempotency_key_length" CHECK (char_length("idempotency_key"."key") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" integer PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_position" CHECK ("lesson"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quiz_try" (
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_try_account_id_step_id_pk" PRIMARY KEY("account_id","step_id"),
	CONSTRAINT "quiz_try_answers_object" CHECK (jsonb_typeof("quiz_try"."answers") = 'object')
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_lifetime" CHECK ("session"."expires_at" > "session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step" (
	"id" integer PRIMARY KEY NOT NULL,
	"lesson_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "step_position" CHECK ("step"."position" >= 1),
	CONSTRAINT "step_type" CHECK ("step"."type" in ('video', 'text', 'quiz', 'download'))
);
--> statement-breakpoint
CREATE TABLE "step_completion" (
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "step_completion_account_id_step_id_pk" PRIMARY KEY("account_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "video_position" (
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"position" double precision NOT NULL,
	"watched" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_position_account_id_step_id_pk" PRIMARY KEY("account_id","step_id"),
	CONSTRAINT "video_position_from_zero" CHECK ("video_position"."position" >= 0),
	CONSTRAINT "video_position_watched_list" CHECK (jsonb_typeof("video_position"."watched") = 'array')
);
--> statement-breakpoint
ALTER TABLE "attempt_answer" ADD CONSTRAINT "attempt_answer_attempt_id_exam_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_attempt_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_document" ADD CONSTRAINT "course_document_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_document" ADD CONSTRAINT "exam_document_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try" ADD CONSTRAINT "quiz_try_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try" ADD CONSTRAINT "quiz_try_step_id_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step" ADD CONSTRAINT "step_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_completion" ADD CONSTRAINT "step_completion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_completion" ADD CONSTRAINT "step_completion_step_id_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_position" ADD CONSTRAINT "video_position_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_position" ADD CONSTRAINT "video_position_step_id_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_hash" ON "certificate" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_attempt" ON "certificate" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "certificate_account" ON "certificate" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificate_exam" ON "certificate" USING btree ("exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_slug" ON "course" USING btree ("slug") WHERE "course"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "enrolment_course" ON "enrolment" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_slug" ON "exam" USING btree ("slug") WHERE "exam"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "exam_course" ON "exam" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_open" ON "exam_attempt" USING btree ("account_id","exam_id") WHERE "exam_attempt"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "exam_attempt_account" ON "exam_attempt" USING btree ("account_id","exam_id","started_at");--> statement-breakpoint
CREATE INDEX "exam_attempt_exam" ON "exam_attempt" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "exam_attempt_overdue" ON "exam_attempt" USING btree ("deadline") WHERE "exam_attempt"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_key_time" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_course" ON "lesson" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "quiz_try_step" ON "quiz_try" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_email" ON "sign_in_failure" USING btree ("email","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_address" ON "sign_in_failure" USING btree ("address","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_time" ON "sign_in_failure" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "step_lesson" ON "step" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "step_completion_step" ON "step_completion" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "video_position_step" ON "video_position" USING btree ("step_id");