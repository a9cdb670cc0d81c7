CREATE TABLE "bare_ids" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	CONSTRAINT "bare_ids_kind_id_pk" PRIMARY KEY("kind","id")
);--> statement-breakpoint
ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_calendar_id_calendars_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_gifts" DROP CONSTRAINT "campaign_gifts_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_matchings" DROP CONSTRAINT "campaign_matchings_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_pledges" DROP CONSTRAINT "campaign_pledges_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_teams" DROP CONSTRAINT "campaign_teams_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_gift_id_campaign_gifts_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_caisse_id_caisses_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_service_id_services_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_debt_id_debts_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_submission_id_submissions_id_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "form_revisions" DROP CONSTRAINT "form_revisions_form_id_forms_id_fk";--> statement-breakpoint
ALTER TABLE "form_stocks" DROP CONSTRAINT "form_stocks_form_id_forms_id_fk";--> statement-breakpoint
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_id_submissions_id_fk";--> statement-breakpoint
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_form_id_forms_id_fk";--> statement-breakpoint
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_form_id_revision_form_revisions_form_id_revision_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_caisse_id_caisses_id_fk";--> statement-breakpoint
ALTER TABLE "slot_bookings" DROP CONSTRAINT "slot_bookings_calendar_id_calendars_id_fk";--> statement-breakpoint
ALTER TABLE "stock_holds" DROP CONSTRAINT "stock_holds_form_id_forms_id_fk";--> statement-breakpoint
DROP INDEX "calendars_by_organisation";--> statement-breakpoint
DROP INDEX "campaigns_by_organisation";--> statement-breakpoint
DROP INDEX "sections_by_organisation";--> statement-breakpoint
DROP INDEX "submissions_by_organisation";--> statement-breakpoint
DROP INDEX "campaign_gifts_number";--> statement-breakpoint
DROP INDEX "campaign_matchings_by_campaign";--> statement-breakpoint
DROP INDEX "campaign_pledges_idempotency";--> statement-breakpoint
DROP INDEX "campaign_pledges_by_campaign";--> statement-breakpoint
DROP INDEX "campaign_teams_param";--> statement-breakpoint
DROP INDEX "entries_once_of_gift";--> statement-breakpoint
DROP INDEX "entries_by_caisse";--> statement-breakpoint
DROP INDEX "entries_by_debt";--> statement-breakpoint
DROP INDEX "entries_by_submission";--> statement-breakpoint
DROP INDEX "entries_by_campaign";--> statement-breakpoint
DROP INDEX "form_stocks_by_form";--> statement-breakpoint
DROP INDEX "form_submissions_idempotency";--> statement-breakpoint
DROP INDEX "form_submissions_by_form";--> statement-breakpoint
DROP INDEX "payments_by_target";--> statement-breakpoint
DROP INDEX "slot_bookings_by_slot";--> statement-breakpoint
DROP INDEX "stock_holds_by_product";--> statement-breakpoint
ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_calendar_id_start_mode_pk";--> statement-breakpoint
ALTER TABLE "form_revisions" DROP CONSTRAINT "form_revisions_form_id_revision_pk";--> statement-breakpoint
ALTER TABLE "caisses" DROP CONSTRAINT "caisses_pkey";--> statement-breakpoint
ALTER TABLE "calendars" DROP CONSTRAINT "calendars_pkey";--> statement-breakpoint
ALTER TABLE "campaign_gifts" DROP CONSTRAINT "campaign_gifts_pkey";--> statement-breakpoint
ALTER TABLE "campaign_pledges" DROP CONSTRAINT "campaign_pledges_pkey";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_pkey";--> statement-breakpoint
ALTER TABLE "debts" DROP CONSTRAINT "debts_pkey";--> statement-breakpoint
ALTER TABLE "forms" DROP CONSTRAINT "forms_pkey";--> statement-breakpoint
ALTER TABLE "sections" DROP CONSTRAINT "sections_pkey";--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_pkey";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_pkey";--> statement-breakpoint
ALTER TABLE "booked_slots" ADD COLUMN "organisation_id" text;--> statement-breakpoint
UPDATE "booked_slots" SET "organisation_id" = "calendars"."organisation_id" FROM "calendars" WHERE "calendars"."id" = "booked_slots"."calendar_id";--> statement-breakpoint
ALTER TABLE "booked_slots" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "organisation_id" text;--> statement-breakpoint
UPDATE "slot_bookings" SET "organisation_id" = "calendars"."organisation_id" FROM "calendars" WHERE "calendars"."id" = "slot_bookings"."calendar_id";--> statement-breakpoint
ALTER TABLE "slot_bookings" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "form_revisions" ADD COLUMN "organisation_id" text;--> statement-breakpoint
UPDATE "form_revisions" SET "organisation_id" = "forms"."organisation_id" FROM "forms" WHERE "forms"."id" = "form_revisions"."form_id";--> statement-breakpoint
ALTER TABLE "form_revisions" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "form_stocks" ADD COLUMN "organisation_id" text;--> statement-breakpoint
UPDATE "form_stocks" SET "organisation_id" = "forms"."organisation_id" FROM "forms" WHERE "forms"."id" = "form_stocks"."form_id";--> statement-breakpoint
ALTER TABLE "form_stocks" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "organisation_id" text;--> statement-breakpoint
UPDATE "stock_holds" SET "organisation_id" = "forms"."organisation_id" FROM "forms" WHERE "forms"."id" = "stock_holds"."form_id";--> statement-breakpoint
ALTER TABLE "stock_holds" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_organisation_id_calendar_id_start_mode_pk" PRIMARY KEY("organisation_id","calendar_id","start","mode");--> statement-breakpoint
ALTER TABLE "caisses" ADD CONSTRAINT "caisses_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "form_revisions" ADD CONSTRAINT "form_revisions_organisation_id_form_id_revision_pk" PRIMARY KEY("organisation_id","form_id","revision");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_organisation_id_id_pk" PRIMARY KEY("organisation_id","id");--> statement-breakpoint
ALTER TABLE "bare_ids" ADD CONSTRAINT "bare_ids_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_organisation_id_calendar_id_calendars_organisation_id_id_fk" FOREIGN KEY ("organisation_id","calendar_id") REFERENCES "public"."calendars"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_matchings" ADD CONSTRAINT "campaign_matchings_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_teams" ADD CONSTRAINT "campaign_teams_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_gift_id_campaign_gifts_organisation_id_id_fk" FOREIGN KEY ("organisation_id","gift_id") REFERENCES "public"."campaign_gifts"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_caisse_id_caisses_organisation_id_id_fk" FOREIGN KEY ("organisation_id","caisse_id") REFERENCES "public"."caisses"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_service_id_services_organisation_id_id_fk" FOREIGN KEY ("organisation_id","service_id") REFERENCES "public"."services"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_debt_id_debts_organisation_id_id_fk" FOREIGN KEY ("organisation_id","debt_id") REFERENCES "public"."debts"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_submission_id_submissions_organisation_id_id_fk" FOREIGN KEY ("organisation_id","submission_id") REFERENCES "public"."submissions"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_revisions" ADD CONSTRAINT "form_revisions_organisation_id_form_id_forms_organisation_id_id_fk" FOREIGN KEY ("organisation_id","form_id") REFERENCES "public"."forms"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_stocks" ADD CONSTRAINT "form_stocks_organisation_id_form_id_forms_organisation_id_id_fk" FOREIGN KEY ("organisation_id","form_id") REFERENCES "public"."forms"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_organisation_id_id_submissions_organisation_id_id_fk" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."submissions"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_organisation_id_form_id_revision_form_revisions_organisation_id_form_id_revision_fk" FOREIGN KEY ("organisation_id","form_id","revision") REFERENCES "public"."form_revisions"("organisation_id","form_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_organisation_id_caisse_id_caisses_organisation_id_id_fk" FOREIGN KEY ("organisation_id","caisse_id") REFERENCES "public"."caisses"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_organisation_id_calendar_id_calendars_organisation_id_id_fk" FOREIGN KEY ("organisation_id","calendar_id") REFERENCES "public"."calendars"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_organisation_id_form_id_forms_organisation_id_id_fk" FOREIGN KEY ("organisation_id","form_id") REFERENCES "public"."forms"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_gifts_number" ON "campaign_gifts" USING btree ("organisation_id","campaign_id","number");--> statement-breakpoint
CREATE INDEX "campaign_matchings_by_campaign" ON "campaign_matchings" USING btree ("organisation_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_pledges_idempotency" ON "campaign_pledges" USING btree ("organisation_id","campaign_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "campaign_pledges_by_campaign" ON "campaign_pledges" USING btree ("organisation_id","campaign_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_teams_param" ON "campaign_teams" USING btree ("organisation_id","campaign_id","param");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once_of_gift" ON "entries" USING btree ("organisation_id","gift_id","reference");--> statement-breakpoint
CREATE INDEX "entries_by_caisse" ON "entries" USING btree ("organisation_id","caisse_id");--> statement-breakpoint
CREATE INDEX "entries_by_debt" ON "entries" USING btree ("organisation_id","debt_id");--> statement-breakpoint
CREATE INDEX "entries_by_submission" ON "entries" USING btree ("organisation_id","submission_id");--> statement-breakpoint
CREATE INDEX "entries_by_campaign" ON "entries" USING btree ("organisation_id","campaign_id","team");--> statement-breakpoint
CREATE INDEX "form_stocks_by_form" ON "form_stocks" USING btree ("organisation_id","form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_idempotency" ON "form_submissions" USING btree ("organisation_id","form_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "form_submissions_by_form" ON "form_submissions" USING btree ("organisation_id","form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_target" ON "payments" USING btree ("organisation_id","type_id");--> statement-breakpoint
CREATE INDEX "slot_bookings_by_slot" ON "slot_bookings" USING btree ("organisation_id","calendar_id","start","id");--> statement-breakpoint
CREATE INDEX "stock_holds_by_product" ON "stock_holds" USING btree ("organisation_id","form_id","product_id");--> statement-breakpoint
INSERT INTO "bare_ids" SELECT 'caisse', "id", "organisation_id" FROM "caisses";--> statement-breakpoint
INSERT INTO "bare_ids" SELECT 'form', "id", "organisation_id" FROM "forms";--> statement-breakpoint
INSERT INTO "bare_ids" SELECT 'calendar', "id", "organisation_id" FROM "calendars";--> statement-breakpoint
INSERT INTO "bare_ids" SELECT 'campaign', "id", "organisation_id" FROM "campaigns";--> statement-breakpoint
INSERT INTO "bare_ids" SELECT 'section', "id", "organisation_id" FROM "sections";--> statement-breakpoint
INSERT INTO "bare_ids"
	SELECT DISTINCT ON ("product") 'product', "product", "form_stocks"."organisation_id"
	FROM "form_stocks"
	JOIN "forms" ON "forms"."organisation_id" = "form_stocks"."organisation_id" AND "forms"."id" = "form_stocks"."form_id"
	CROSS JOIN LATERAL jsonb_array_elements_text("form_stocks"."products") AS "product"
	ORDER BY "product", "forms"."created_at" DESC, "forms"."id" DESC;
