CREATE TABLE "form_drafts" (
	"organisation_id" text NOT NULL,
	"form_id" text NOT NULL,
	"version" text NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"content" text,
	"commands" text,
	"actor" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_drafts_organisation_id_form_id_pk" PRIMARY KEY("organisation_id","form_id")
);
--> statement-breakpoint
DROP INDEX "forms_by_organisation";--> statement-breakpoint
ALTER TABLE "form_revisions" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_organisation_id_form_id_forms_organisation_id_id_fk" FOREIGN KEY ("organisation_id","form_id") REFERENCES "public"."forms"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forms_archived" ON "forms" USING btree ("organisation_id","created_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "forms_by_organisation" ON "forms" USING btree ("organisation_id","created_at","id") WHERE archived_at is null;