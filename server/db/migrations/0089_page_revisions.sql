CREATE TABLE "page_revisions" (
	"organisation_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"content" text NOT NULL,
	"actor" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_revisions_organisation_id_kind_record_id_revision_pk" PRIMARY KEY("organisation_id","kind","record_id","revision")
);
--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "page_revisions" ("organisation_id", "kind", "record_id", "revision", "settings", "content", "created_at")
  SELECT "organisation_id", 'page', "id", 1, ("document" - 'hidden') || jsonb_build_object('path', "path"), "content", "updated_at" FROM "custom_pages"
  UNION ALL SELECT "organisation_id", 'section', "id", 1, jsonb_build_object('label', "label"), "content", "updated_at" FROM "sections"
  UNION ALL SELECT "organisation_id", 'home', 'home', 1, '{}'::jsonb, "content", "updated_at" FROM "sites" WHERE "content" <> '';
