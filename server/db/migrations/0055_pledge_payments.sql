ALTER TABLE "campaign_gifts" ADD COLUMN "pledge_id" text;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_organisation_id_pledge_id_campaign_pledges_organisation_id_id_fk" FOREIGN KEY ("organisation_id","pledge_id") REFERENCES "public"."campaign_pledges"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_gifts_by_pledge" ON "campaign_gifts" USING btree ("organisation_id","pledge_id") WHERE pledge_id is not null;