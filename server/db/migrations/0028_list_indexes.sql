CREATE INDEX "submissions_by_organisation" ON "submissions" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_state_of" ON "payments" USING btree ("organisation_id","state","id");--> statement-breakpoint
CREATE INDEX "payments_by_type" ON "payments" USING btree ("organisation_id","type","id");--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_subscribed" ON "payments" USING btree ("organisation_id","id") WHERE abo;