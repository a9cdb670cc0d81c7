CREATE TABLE "deletions" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"step" integer DEFAULT 0 NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "campaign_gifts_of_team" ON "campaign_gifts" USING btree ("team_id") WHERE team_id is not null;--> statement-breakpoint
CREATE INDEX "campaign_matchings_of_team" ON "campaign_matchings" USING btree ("team_id") WHERE team_id is not null;--> statement-breakpoint
CREATE INDEX "campaign_pledges_of_team" ON "campaign_pledges" USING btree ("team_id") WHERE team_id is not null;--> statement-breakpoint
CREATE INDEX "debts_by_link" ON "debts" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "entries_by_service" ON "entries" USING btree ("organisation_id","service_id") WHERE service_id is not null;--> statement-breakpoint
CREATE INDEX "links_of_payment" ON "links" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "payment_changes_by_link" ON "payment_changes" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "payments_by_caisse" ON "payments" USING btree ("organisation_id","caisse_id") WHERE caisse_id is not null;--> statement-breakpoint
CREATE INDEX "slot_openings_of_calendar" ON "slot_openings" USING btree ("organisation_id","calendar_id","id");--> statement-breakpoint
CREATE INDEX "tokens_by_organisation" ON "tokens" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "uploads_by_organisation" ON "uploads" USING btree ("organisation_id","doc");--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE removed_at is not null;