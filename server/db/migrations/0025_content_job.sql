CREATE TABLE "content_job" (
	"id" smallint PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" jsonb,
	CONSTRAINT "content_job_single" CHECK ("content_job"."id" = 1),
	CONSTRAINT "content_job_kind" CHECK ("content_job"."kind" in ('check', 'import')),
	CONSTRAINT "content_job_outcome" CHECK (num_nonnulls("content_job"."ended_at", "content_job"."outcome") in (0, 2))
);
