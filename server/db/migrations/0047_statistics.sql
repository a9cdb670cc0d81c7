CREATE TABLE "day_totals" (
	"organisation_id" text NOT NULL,
	"mode" text NOT NULL,
	"zone" text NOT NULL,
	"day" text NOT NULL,
	"totals" jsonb NOT NULL,
	CONSTRAINT "day_totals_organisation_id_mode_zone_day_pk" PRIMARY KEY("organisation_id","mode","zone","day")
);
--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit" USING btree ("organisation_id","subject","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit" USING btree ("organisation_id","actor","id");--> statement-breakpoint
CREATE INDEX "audit_by_day" ON "audit" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_by_state" ON "campaigns" USING btree ("organisation_id","active","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_searched" ON "campaigns" USING gin (search_grams("organisation_id", fold_text("label" || ' ' || "id")) collate "C");--> statement-breakpoint
CREATE INDEX "charges_failed" ON "charges" USING btree ("payment_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "links_ending" ON "links" USING btree ("organisation_id","expires_at") WHERE revoked_at is null;