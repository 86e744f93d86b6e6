CREATE TABLE "demo_seed" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "demo_seed" ("name", "seeded_at")
SELECT "name", now()
FROM unnest(ARRAY['free@academy.test', 'paid@academy.test', 'trial@academy.test', 'promo@academy.test', 'admin@academy.test', 'admin-free@academy.test', 'editor@academy.test', 'student@academy.test', 'sst@academy.test', 'ACADEMY-DEMO']) AS "name"
WHERE EXISTS (SELECT 1 FROM "promo_code" WHERE "code" = 'ACADEMY-DEMO');
