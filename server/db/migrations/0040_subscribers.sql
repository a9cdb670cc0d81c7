CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"email" text NOT NULL,
	"inbox" text NOT NULL,
	"state" text NOT NULL,
	"lang" text NOT NULL,
	"consent" text NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"key_hash" text,
	"leave_key" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscribers_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "subscribers_leave_key_unique" UNIQUE("leave_key")
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_inbox" ON "subscribers" USING btree ("organisation_id","inbox");--> statement-breakpoint
CREATE INDEX "subscribers_confirmed" ON "subscribers" USING btree ("organisation_id","id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "subscribers_over" ON "subscribers" USING btree ("organisation_id","consent_at") WHERE state <> 'confirmed';