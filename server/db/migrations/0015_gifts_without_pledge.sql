ALTER TABLE "campaign_gifts" DROP CONSTRAINT "campaign_gifts_pledge_id_campaign_pledges_id_fk";
--> statement-breakpoint
ALTER TABLE "campaign_gifts" DROP COLUMN "pledge_id";