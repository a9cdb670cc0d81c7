DROP INDEX "payments_by_state";--> statement-breakpoint
CREATE INDEX "deliveries_by_age" ON "deliveries" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("organisation_id","created_at");