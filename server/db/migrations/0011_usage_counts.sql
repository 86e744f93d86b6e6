-- The counts in flow_count compare states before and after a step, which tells of a quarter of the transitions nothing:
-- they cannot become these. The table stays for processes of the version before this one.
CREATE TABLE "state_count" (
	"machine" text NOT NULL,
	"is_recorded" boolean NOT NULL,
	"locale" text NOT NULL,
	"unit" text NOT NULL,
	"since" date NOT NULL,
	"state" text NOT NULL,
	"entered" integer NOT NULL,
	"left_by_transition" integer NOT NULL,
	"left_with_page" integer NOT NULL,
	"times" integer[] NOT NULL,
	CONSTRAINT "state_count_key" PRIMARY KEY("machine","is_recorded","locale","unit","since","state"),
	CONSTRAINT "state_count_locale" CHECK ("state_count"."locale" in ('', 'en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "state_count_unit" CHECK ("state_count"."unit" = 'day' or ("state_count"."unit" = 'month' and extract(day from "state_count"."since") = 1)),
	CONSTRAINT "state_count_times" CHECK (cardinality("state_count"."times") = 12)
);
--> statement-breakpoint
CREATE TABLE "transition_count" (
	"machine" text NOT NULL,
	"is_recorded" boolean NOT NULL,
	"locale" text NOT NULL,
	"unit" text NOT NULL,
	"since" date NOT NULL,
	"transition" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "transition_count_key" PRIMARY KEY("machine","is_recorded","locale","unit","since","transition"),
	CONSTRAINT "transition_count_locale" CHECK ("transition_count"."locale" in ('', 'en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "transition_count_unit" CHECK ("transition_count"."unit" = 'day' or ("transition_count"."unit" = 'month' and extract(day from "transition_count"."since") = 1)),
	CONSTRAINT "transition_count_count" CHECK ("transition_count"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "usage_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "usage_key_one" CHECK ("usage_key"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "state_count_since" ON "state_count" USING btree ("since");--> statement-breakpoint
CREATE INDEX "transition_count_since" ON "transition_count" USING btree ("since");