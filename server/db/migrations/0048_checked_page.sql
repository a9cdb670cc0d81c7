ALTER TABLE "organisations" ADD COLUMN "checked_page" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "checked_page_at" timestamp (3) with time zone;