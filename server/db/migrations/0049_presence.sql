ALTER TABLE "slot_bookings" ADD COLUMN "present_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "present_by" text;--> statement-breakpoint
CREATE INDEX "calendars_by_organisation" ON "calendars" USING btree ("organisation_id","created_at","id");