ALTER TABLE "campaign_gifts" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD COLUMN "ended_at" timestamp (3) with time zone;