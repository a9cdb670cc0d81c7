DROP INDEX "payments_by_state_of";--> statement-breakpoint
DROP INDEX "payments_by_type";--> statement-breakpoint
DROP INDEX "payments_by_day";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "target_id" text;--> statement-breakpoint
UPDATE "payments" SET "target_id" = CASE WHEN "type" = 'FORM' THEN (SELECT s."form_id" FROM "form_submissions" s
    WHERE s."organisation_id" = "payments"."organisation_id" AND s."id" = "payments"."type_id") ELSE "type_id" END
  WHERE "type_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_type_and_state" ON "payments" USING btree ("organisation_id","type","state","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_for_target" ON "payments" USING btree ("organisation_id","target_id","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_for_target_in_state" ON "payments" USING btree ("organisation_id","target_id","state","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_means" ON "payments" USING btree ("organisation_id","platform","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_means_and_state" ON "payments" USING btree ("organisation_id","platform","state","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("organisation_id","mode","currency","montant","id");--> statement-breakpoint
CREATE INDEX "payments_by_state_of" ON "payments" USING btree ("organisation_id","state","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_type" ON "payments" USING btree ("organisation_id","type","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("organisation_id","mode","created_at","id");