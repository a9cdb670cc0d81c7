ALTER TABLE "slot_waits" ADD COLUMN "turn_ends_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "slot_waits" SET "turn_ends_at" = "told_at" + interval '24 hours' WHERE "told_at" IS NOT NULL;
