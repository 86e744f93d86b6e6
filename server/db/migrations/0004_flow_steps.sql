CREATE TABLE "flow_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flow_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"machine" text NOT NULL,
	"left_states" text NOT NULL,
	"entered_states" text NOT NULL,
	"event" text NOT NULL,
	"locale" text NOT NULL,
	"ms" integer,
	CONSTRAINT "flow_step_locale" CHECK ("flow_step"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "flow_step_ms" CHECK ("flow_step"."ms" between 0 and 86400000)
);
--> statement-breakpoint
CREATE INDEX "flow_step_machine" ON "flow_step" USING btree ("machine","day");--> statement-breakpoint
CREATE INDEX "flow_step_day" ON "flow_step" USING btree ("day");