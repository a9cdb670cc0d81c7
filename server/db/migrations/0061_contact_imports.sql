CREATE TABLE "contact_import_pieces" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"import_id" text NOT NULL,
	"place" integer NOT NULL,
	"people" jsonb NOT NULL,
	"how" text NOT NULL,
	"month_first" boolean NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"organisation_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "contact_imports_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_import_pieces_place" ON "contact_import_pieces" USING btree ("organisation_id","import_id","place");--> statement-breakpoint
CREATE INDEX "contact_import_pieces_kept" ON "contact_import_pieces" USING btree ("created_at") WHERE people <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "contact_imports_started" ON "contact_imports" USING btree ("organisation_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_imports_running" ON "contact_imports" USING btree ("organisation_id") WHERE state = 'running';