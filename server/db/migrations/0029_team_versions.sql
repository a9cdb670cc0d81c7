ALTER TABLE "campaign_teams" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_totals" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;