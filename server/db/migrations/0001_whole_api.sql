CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_en (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_en ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_es (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_es ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_pt (COPY = portuguese);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_pt ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, portuguese_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_de (COPY = german);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_de ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, german_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_it (COPY = italian);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_it ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, italian_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_fr (COPY = french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_fr ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, french_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION academy_plain (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION academy_plain ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, simple;--> statement-breakpoint
CREATE TABLE "content_item" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "content_item_kind_id_locale_pk" PRIMARY KEY("kind","id","locale"),
	CONSTRAINT "content_item_kind" CHECK ("content_item"."kind" in ('series', 'webinar', 'template', 'onboarding-step', 'event-type', 'site')),
	CONSTRAINT "content_item_locale" CHECK ("content_item"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "content_item_status" CHECK ("content_item"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "episode" (
	"id" integer PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "onboarding_step" (
	"id" integer PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_length" CHECK (char_length("feedback"."message") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"uses_left" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_code_form" CHECK ("promo_code"."code" = upper("promo_code"."code") and char_length("promo_code"."code") between 1 and 64),
	CONSTRAINT "promo_code_uses" CHECK ("promo_code"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_redemption" (
	"account_id" bigint NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_redemption_account_id_code_pk" PRIMARY KEY("account_id","code")
);
--> statement-breakpoint
CREATE TABLE "course_rating" (
	"account_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_rating_account_id_course_id_pk" PRIMARY KEY("account_id","course_id"),
	CONSTRAINT "course_rating_stars" CHECK ("course_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "episode_watched" (
	"account_id" bigint NOT NULL,
	"episode_id" integer NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "episode_watched_account_id_episode_id_pk" PRIMARY KEY("account_id","episode_id")
);
--> statement-breakpoint
CREATE TABLE "onboarding_pass" (
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "onboarding_pass_account_id_step_id_pk" PRIMARY KEY("account_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "promo_end" (
	"account_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_end_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"step_id" integer NOT NULL,
	"event" text NOT NULL,
	"question_id" text,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_audit_event" CHECK ("quiz_audit"."event" in ('opened', 'answered', 'finished', 'left'))
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"locale" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"folded" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"categories" text[] NOT NULL,
	"timing" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "search_document_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale"),
	CONSTRAINT "search_document_kind" CHECK ("search_document"."kind" in ('course', 'webinar')),
	CONSTRAINT "search_document_timing" CHECK ("search_document"."timing" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
DROP INDEX "exam_attempt_open";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "semrush_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "module_id" integer;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_watched" ADD CONSTRAINT "episode_watched_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_watched" ADD CONSTRAINT "episode_watched_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_pass" ADD CONSTRAINT "onboarding_pass_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_pass" ADD CONSTRAINT "onboarding_pass_step_id_onboarding_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."onboarding_step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_end" ADD CONSTRAINT "promo_end_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_end" ADD CONSTRAINT "promo_end_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_audit" ADD CONSTRAINT "quiz_audit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_audit" ADD CONSTRAINT "quiz_audit_step_id_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_slug" ON "content_item" USING btree ("kind","slug","locale");--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_time" ON "feedback" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "promo_redemption_code" ON "promo_redemption" USING btree ("code");--> statement-breakpoint
CREATE INDEX "course_rating_course" ON "course_rating" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "episode_watched_episode" ON "episode_watched" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "onboarding_pass_step" ON "onboarding_pass" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "promo_end_course" ON "promo_end" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "quiz_audit_account" ON "quiz_audit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "quiz_audit_step" ON "quiz_audit" USING btree ("step_id","noted_at");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_locale" ON "search_document" USING btree ("locale","kind","position");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "account_subject" ON "account" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_open" ON "exam_attempt" USING btree ("account_id","exam_id",coalesce("module_id", 0)) WHERE "exam_attempt"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_subject_whole" CHECK (num_nonnulls("account"."issuer", "account"."subject") in (0, 2));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_semrush_id" CHECK ("account"."semrush_id" >= 0);--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_module" CHECK ("exam_attempt"."module_id" > 0);