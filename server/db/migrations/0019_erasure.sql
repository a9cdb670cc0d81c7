CREATE TABLE "erased_keys" (
	"organisation_id" text NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erased_keys_organisation_id_hash_pk" PRIMARY KEY("organisation_id","hash")
);
--> statement-breakpoint
CREATE TABLE "locked_records" (
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"organisation_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "locked_records_payment_id_kind_pk" PRIMARY KEY("payment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "removed_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "locked_records" ADD CONSTRAINT "locked_records_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locked_records_by_organisation" ON "locked_records" USING btree ("organisation_id","kind");