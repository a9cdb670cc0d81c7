ALTER TABLE "payment_changes" ADD COLUMN "montant" bigint;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD COLUMN "amount_number" integer;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD COLUMN "amount_state" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "amounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_changes_by_amount_state" ON "payment_changes" USING btree ("amount_state","created_at");--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_montant_positive" CHECK ("payment_changes"."montant" > 0);