CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"hash" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"variants" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_hash" ON "media" USING btree ("hash") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "media_list" ON "media" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "media_work" ON "media" USING btree ("next_attempt_at") WHERE state = 'PROCESSING' and removed_at is null;--> statement-breakpoint
CREATE INDEX "media_left" ON "media" USING btree ("created_at") WHERE state = 'ARRIVING' or removed_at is not null;