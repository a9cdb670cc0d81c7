DROP INDEX "charges_failed";--> statement-breakpoint
DROP INDEX "payments_subscribed";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subscription_state" text;--> statement-breakpoint
UPDATE "payments" SET "subscription_state" = CASE
	WHEN EXISTS (SELECT 1 FROM "charges" c WHERE c."payment_id" = "payments"."id" AND c."state" = 'cancelled') THEN 'stopped'
	WHEN (SELECT c."state" FROM "charges" c WHERE c."payment_id" = "payments"."id" AND c."state" <> 'due' ORDER BY c."charge" DESC LIMIT 1) = 'failed' THEN 'failing'
	WHEN EXISTS (SELECT 1 FROM "charges" c WHERE c."payment_id" = "payments"."id" AND c."state" = 'due') THEN 'active'
	ELSE 'ended'
END
WHERE "abo" AND EXISTS (SELECT 1 FROM "charges" c WHERE c."payment_id" = "payments"."id");--> statement-breakpoint
CREATE INDEX "payments_subscribed_in_state" ON "payments" USING btree ("organisation_id","subscription_state","id") WHERE subscription_state is not null;--> statement-breakpoint
CREATE INDEX "payments_subscribed" ON "payments" USING btree ("organisation_id","id") WHERE subscription_state is not null;
