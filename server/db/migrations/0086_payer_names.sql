DROP INDEX "payments_subscribed";--> statement-breakpoint
DROP INDEX "payments_subscribed_in_state";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_charge" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "term_montant" bigint;--> statement-breakpoint
UPDATE "payments" SET "sort_name" = coalesce(
    nullif(CASE WHEN "facturation" ->> 'perso' = 'false' THEN fold_text("facturation" ->> 'raison') END, ''),
    fold_text(concat("info" ->> 'nom', ' ', "info" ->> 'prenom')));--> statement-breakpoint
UPDATE "payments" SET "next_charge" = (SELECT c."date" FROM "charges" c
    WHERE c."payment_id" = "payments"."id" AND c."state" IN ('due', 'failed') ORDER BY c."charge" LIMIT 1),
    "term_montant" = coalesce(("amounts" -> -1 ->> 'montant')::bigint, "montant")
  WHERE "subscription_state" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_name" ON "payments" USING btree ("organisation_id","mode","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "payments_subscribed_by_name" ON "payments" USING btree ("organisation_id","mode","sort_name" collate "C","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed_in_state_by_name" ON "payments" USING btree ("organisation_id","subscription_state","mode","sort_name" collate "C","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed_by_amount" ON "payments" USING btree ("organisation_id","mode","currency","term_montant","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed_in_state_by_amount" ON "payments" USING btree ("organisation_id","subscription_state","mode","currency","term_montant","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed_in_state_by_charge" ON "payments" USING btree ("organisation_id","subscription_state","mode",coalesce("next_charge", '9999-12-31'),"id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed" ON "payments" USING btree ("organisation_id","mode","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed_in_state" ON "payments" USING btree ("organisation_id","subscription_state","mode","id") WHERE subscription_state is not null;