DROP INDEX "links_ending";--> statement-breakpoint
CREATE INDEX "links_by_name" ON "links" USING btree ("organisation_id",fold_text(coalesce(nullif("config" ->> 'label', ''), "config" #>> '{campagne,displayName}', '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "links_by_end" ON "links" USING btree ("organisation_id",coalesce("expires_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "links_ending_soon" ON "links" USING btree ("organisation_id",coalesce("expires_at", 'infinity'),"id") WHERE revoked_at is null;