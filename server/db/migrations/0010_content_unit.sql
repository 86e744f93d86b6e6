CREATE TABLE "content_unit" (
	"path" text PRIMARY KEY NOT NULL,
	"files" text NOT NULL,
	"hash" text NOT NULL,
	"documents" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "vocabulary" text[];--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "files" text;