CREATE TABLE "command_order" (
	"account_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"device" text NOT NULL,
	"number" bigint NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "command_order_account_id_subject_device_pk" PRIMARY KEY("account_id","subject","device"),
	CONSTRAINT "command_order_number" CHECK ("command_order"."number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "command_order" ADD CONSTRAINT "command_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "command_order_time" ON "command_order" USING btree ("arrived_at");