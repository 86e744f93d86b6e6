CREATE TABLE "flow_count" (
	"day" date NOT NULL,
	"machine" text NOT NULL,
	"left_states" text NOT NULL,
	"entered_states" text NOT NULL,
	"event" text NOT NULL,
	"locale" text NOT NULL,
	"ms" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "flow_count_key" PRIMARY KEY("machine","day","left_states","entered_states","event","locale","ms"),
	CONSTRAINT "flow_count_locale" CHECK ("flow_count"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "flow_count_ms" CHECK ("flow_count"."ms" between -1 and 86400000),
	CONSTRAINT "flow_count_count" CHECK ("flow_count"."count" > 0)
);
--> statement-breakpoint
-- What was counted a row each is added up; times are rounded to one digit, as they are from now on.
INSERT INTO "flow_count" ("day", "machine", "left_states", "entered_states", "event", "locale", "ms", "count")
SELECT "day", "machine", "left_states", "entered_states", "event", "locale",
	case when "ms" is null then -1
		else least(round("ms" / power(10, floor(log(greatest("ms", 1)::numeric)))) * power(10, floor(log(greatest("ms", 1)::numeric))), 86400000)::integer
	end,
	count(*)
FROM "flow_step"
GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
DROP TABLE "flow_step" CASCADE;--> statement-breakpoint
CREATE INDEX "flow_count_day" ON "flow_count" USING btree ("day");