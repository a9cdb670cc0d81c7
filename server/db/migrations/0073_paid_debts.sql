ALTER TABLE "debts" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "paid_in_trial" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "debts" SET "paid" = e."real", "paid_in_trial" = e."any_mode"
  FROM (SELECT "organisation_id", "debt_id", coalesce(sum("counted") FILTER (WHERE "mode" = 'live'), 0) AS "real", sum("counted") AS "any_mode"
    FROM "entries" WHERE "debt_id" IS NOT NULL GROUP BY "organisation_id", "debt_id") e
  WHERE e."organisation_id" = "debts"."organisation_id" AND e."debt_id" = "debts"."id";--> statement-breakpoint
DELETE FROM "kept_totals" WHERE "subject" = 'debt';--> statement-breakpoint
CREATE INDEX "debts_open" ON "debts" USING btree ("organisation_id","created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid";--> statement-breakpoint
CREATE INDEX "debts_closed" ON "debts" USING btree ("organisation_id","created_at","id") WHERE not ("debts"."active" and "debts"."montant" > "debts"."paid");--> statement-breakpoint
CREATE INDEX "debts_due" ON "debts" USING btree ("organisation_id","due","created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid" and "debts"."due" is not null;--> statement-breakpoint
CREATE INDEX "debts_in_trial_open" ON "debts" USING btree ("organisation_id","created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid_in_trial";--> statement-breakpoint
CREATE INDEX "debts_in_trial_closed" ON "debts" USING btree ("organisation_id","created_at","id") WHERE not ("debts"."active" and "debts"."montant" > "debts"."paid_in_trial");--> statement-breakpoint
CREATE INDEX "debts_in_trial_due" ON "debts" USING btree ("organisation_id","due","created_at","id") WHERE "debts"."active" and "debts"."montant" > "debts"."paid_in_trial" and "debts"."due" is not null;