ALTER TABLE "tokens" ADD COLUMN "scope" text DEFAULT 'everything' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "forms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "tokens" SET "expires_at" = "revoked_at", "revoked_at" = NULL WHERE "label" = 'environment' AND "revoked_at" IS NOT NULL;
