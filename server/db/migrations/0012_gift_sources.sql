ALTER TABLE "campaign_gifts" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "source" text;