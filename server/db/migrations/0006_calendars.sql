CREATE TABLE "booked_slots" (
	"calendar_id" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "booked_slots_calendar_id_start_pk" PRIMARY KEY("calendar_id","start"),
	CONSTRAINT "booked_slots_within_seats" CHECK ("booked_slots"."booked" between 0 and "booked_slots"."seats")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"label" text NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"calendar_id" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"submission_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_bookings_seats_positive" CHECK ("slot_bookings"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendars_by_organisation" ON "calendars" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "slot_bookings_by_slot" ON "slot_bookings" USING btree ("calendar_id","start","id");--> statement-breakpoint
CREATE INDEX "slot_bookings_by_submission" ON "slot_bookings" USING btree ("submission_id");