ALTER TABLE "events" ADD COLUMN "edits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "edits" integer DEFAULT 0 NOT NULL;