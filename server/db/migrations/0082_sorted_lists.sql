DROP INDEX "campaign_pledges_by_campaign";--> statement-breakpoint
DROP INDEX "debts_due";--> statement-breakpoint
DROP INDEX "debts_in_trial_due";--> statement-breakpoint
CREATE INDEX "campaign_pledges_of_campaign" ON "campaign_pledges" USING btree ("organisation_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_pledges_by_amount" ON "campaign_pledges" USING btree ("organisation_id","campaign_id","montant","id");--> statement-breakpoint
CREATE INDEX "contacts_by_creation" ON "contacts" USING btree ("organisation_id","created_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "debts_by_amount" ON "debts" USING btree ("organisation_id","montant","id");--> statement-breakpoint
CREATE INDEX "debts_open_due" ON "debts" USING btree ("organisation_id",coalesce("due", '9999-12-31'),"created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid";--> statement-breakpoint
CREATE INDEX "debts_open_amount" ON "debts" USING btree ("organisation_id","montant","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid";--> statement-breakpoint
CREATE INDEX "debts_closed_amount" ON "debts" USING btree ("organisation_id","montant","id") WHERE not ("debts"."active" and "debts"."montant" > "debts"."paid");--> statement-breakpoint
CREATE INDEX "debts_in_trial_open_due" ON "debts" USING btree ("organisation_id",coalesce("due", '9999-12-31'),"created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid_in_trial";--> statement-breakpoint
CREATE INDEX "debts_in_trial_open_amount" ON "debts" USING btree ("organisation_id","montant","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid_in_trial";--> statement-breakpoint
CREATE INDEX "debts_in_trial_closed_amount" ON "debts" USING btree ("organisation_id","montant","id") WHERE not ("debts"."active" and "debts"."montant" > "debts"."paid_in_trial");