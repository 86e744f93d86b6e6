CREATE TABLE "site_override" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"set_by" bigint,
	CONSTRAINT "site_override_locale_key_pk" PRIMARY KEY("locale","key"),
	CONSTRAINT "site_override_locale" CHECK ("site_override"."locale" in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')),
	CONSTRAINT "site_override_key" CHECK ("site_override"."key" in ('banner', 'hiddenReviews'))
);
