ALTER TABLE "calendars" ADD COLUMN "form_id" text;--> statement-breakpoint
CREATE INDEX "calendars_by_form" ON "calendars" USING btree ("organisation_id","form_id");