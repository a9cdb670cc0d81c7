CREATE TABLE "uploads" (
	"doc" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"form_id" text NOT NULL,
	"name" text NOT NULL,
	"mime" text,
	"size" integer,
	"submission_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_orphans" ON "uploads" USING btree ("submission_id","created_at");