CREATE TABLE "form_counts" (
	"organisation_id" text NOT NULL,
	"form_id" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"counted" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_counts_organisation_id_form_id_mode_state_pk" PRIMARY KEY("organisation_id","form_id","mode","state")
);
--> statement-breakpoint
ALTER TABLE "form_counts" ADD CONSTRAINT "form_counts_organisation_id_form_id_forms_organisation_id_id_fk" FOREIGN KEY ("organisation_id","form_id") REFERENCES "public"."forms"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "form_counts" SELECT "organisation_id", "form_id", "mode", "state", count(*), max("created_at") FROM "form_submissions" GROUP BY 1, 2, 3, 4;
