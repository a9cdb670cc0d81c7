DROP INDEX "intents_expiry";--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "intents_expiry" ON "intents" USING btree ("expires_at") WHERE kept_at is null;