ALTER TABLE "campaigns" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
-- What JavaScript reads as a moment, databases may not: such a campaign is sorted as one without an end until it is saved.
CREATE FUNCTION "moment_or_null"("value" text) RETURNS timestamptz LANGUAGE plpgsql AS $$ BEGIN
  RETURN "value"::timestamptz;
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "campaigns" SET "ends_at" = "moment_or_null"("document" ->> 'dateEnd') WHERE "document" ->> 'dateEnd' <> '';--> statement-breakpoint
DROP FUNCTION "moment_or_null";--> statement-breakpoint
CREATE INDEX "campaign_gifts_by_name" ON "campaign_gifts" USING btree ("organisation_id","campaign_id",fold_text("display_name") collate "C","number");--> statement-breakpoint
CREATE INDEX "campaigns_by_label" ON "campaigns" USING btree ("organisation_id",fold_text("label") collate "C","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_state_and_label" ON "campaigns" USING btree ("organisation_id","active",fold_text("label") collate "C","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_end" ON "campaigns" USING btree ("organisation_id",coalesce("ends_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "campaigns_by_state_and_end" ON "campaigns" USING btree ("organisation_id","active",coalesce("ends_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "forms_by_title" ON "forms" USING btree ("organisation_id",fold_text("title") collate "C","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "forms_by_active_and_title" ON "forms" USING btree ("organisation_id","active",fold_text("title") collate "C","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "forms_archived_by_title" ON "forms" USING btree ("organisation_id",fold_text("title") collate "C","id") WHERE archived_at is not null;