ALTER TABLE "subscribers" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "subscribers_listed" ON "subscribers" USING btree ("organisation_id","consent_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_in_state" ON "subscribers" USING btree ("organisation_id","state","consent_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_joined" ON "subscribers" USING btree ("organisation_id","confirmed_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "subscribers_gone" ON "subscribers" USING btree ("organisation_id","left_at") WHERE state = 'left';--> statement-breakpoint
CREATE INDEX "subscribers_searched" ON "subscribers" USING gin (search_grams("organisation_id", fold_text("email")) collate "C");