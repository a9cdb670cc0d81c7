CREATE TABLE "slot_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"calendar_id" text NOT NULL,
	"start" timestamp (3) with time zone,
	"day" text,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_waits" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"calendar_id" text NOT NULL,
	"form_id" text NOT NULL,
	"page" text,
	"wanted" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"inbox" text NOT NULL,
	"lang" text NOT NULL,
	"consent" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"told_for" timestamp (3) with time zone,
	"submission_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "waiting_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_openings" ADD CONSTRAINT "slot_openings_organisation_id_calendar_id_calendars_organisation_id_id_fk" FOREIGN KEY ("organisation_id","calendar_id") REFERENCES "public"."calendars"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_waits" ADD CONSTRAINT "slot_waits_organisation_id_calendar_id_calendars_organisation_id_id_fk" FOREIGN KEY ("organisation_id","calendar_id") REFERENCES "public"."calendars"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_openings_due" ON "slot_openings" USING btree ("due_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_waits_once" ON "slot_waits" USING btree ("organisation_id","calendar_id","inbox","wanted");--> statement-breakpoint
CREATE INDEX "slot_waits_listed" ON "slot_waits" USING btree ("organisation_id","calendar_id","created_at","id");--> statement-breakpoint
CREATE INDEX "slot_waits_in_line" ON "slot_waits" USING btree ("organisation_id","calendar_id","wanted","created_at","id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "slot_waits_told" ON "slot_waits" USING btree ("organisation_id","calendar_id","told_for") WHERE told_at is not null;--> statement-breakpoint
CREATE INDEX "slot_waits_ending" ON "slot_waits" USING btree ("organisation_id","calendar_id","ends_at");--> statement-breakpoint
CREATE INDEX "slot_waits_over" ON "slot_waits" USING btree ("organisation_id","ends_at");--> statement-breakpoint
CREATE INDEX "slot_waits_searched" ON "slot_waits" USING gin (search_grams("organisation_id", fold_text("name" || ' ' || "email")) collate "C");--> statement-breakpoint
CREATE INDEX "outbox_of_wait" ON "outbox" USING btree (("payload" ->> 'waitId')) WHERE "outbox"."payload" ->> 'waitId' is not null;