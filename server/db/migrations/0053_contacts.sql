CREATE TABLE "contact_counts" (
	"organisation_id" text NOT NULL,
	"tag" text NOT NULL,
	"counted" integer NOT NULL,
	CONSTRAINT "contact_counts_organisation_id_tag_pk" PRIMARY KEY("organisation_id","tag")
);
--> statement-breakpoint
CREATE TABLE "contact_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"day" text NOT NULL,
	"after_sunset" boolean NOT NULL,
	"yearly" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_pairs" (
	"organisation_id" text NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	CONSTRAINT "contact_pairs_organisation_id_one_id_other_id_pk" PRIMARY KEY("organisation_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "contact_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"received" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_sums" (
	"organisation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"received" bigint NOT NULL,
	"counted" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_sums_organisation_id_contact_id_mode_currency_pk" PRIMARY KEY("organisation_id","contact_id","mode","currency")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"organisation_id" text NOT NULL,
	"id" text NOT NULL,
	"details" jsonb NOT NULL,
	"reach" jsonb NOT NULL,
	"marks" text[] NOT NULL,
	"sort_name" text NOT NULL,
	"search" text NOT NULL,
	"household_id" text,
	"parent_id" text,
	"root_id" text NOT NULL,
	"merged_at" timestamp (3) with time zone,
	"is_own" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contacts_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "contact_task" text DEFAULT 'meet' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_dates_by_day" ON "contact_dates" USING btree ("organisation_id","kind","yearly");--> statement-breakpoint
CREATE INDEX "contact_dates_by_contact" ON "contact_dates" USING btree ("organisation_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_keys_mailbox" ON "contact_keys" USING btree ("organisation_id","value") WHERE starts_with(value, 'm:');--> statement-breakpoint
CREATE UNIQUE INDEX "contact_keys_once" ON "contact_keys" USING btree ("organisation_id","value","contact_id");--> statement-breakpoint
CREATE INDEX "contact_keys_by_contact" ON "contact_keys" USING btree ("organisation_id","contact_id");--> statement-breakpoint
CREATE INDEX "contact_payments_by_contact" ON "contact_payments" USING btree ("organisation_id","contact_id");--> statement-breakpoint
CREATE INDEX "contacts_by_name" ON "contacts" USING btree ("organisation_id","sort_name" collate "C","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "contacts_by_root" ON "contacts" USING btree ("organisation_id","root_id");--> statement-breakpoint
CREATE INDEX "contacts_by_household" ON "contacts" USING btree ("organisation_id","household_id") WHERE household_id is not null;--> statement-breakpoint
CREATE INDEX "contacts_marked" ON "contacts" USING gin (marks collate "C");--> statement-breakpoint
CREATE INDEX "contacts_searched" ON "contacts" USING gin (search_grams("organisation_id", "search") collate "C");--> statement-breakpoint
CREATE INDEX "campaign_pledges_by_contact" ON "campaign_pledges" USING btree ("organisation_id","contact_id","created_at","id") WHERE contact_id <> '';--> statement-breakpoint
CREATE INDEX "campaign_pledges_unmet" ON "campaign_pledges" USING btree ("created_at","id") WHERE contact_id is null;--> statement-breakpoint
CREATE INDEX "form_submissions_by_contact" ON "form_submissions" USING btree ("organisation_id","contact_id","created_at","id") WHERE contact_id <> '';--> statement-breakpoint
CREATE INDEX "form_submissions_unmet" ON "form_submissions" USING btree ("created_at","id") WHERE contact_id is null and state = 'kept';--> statement-breakpoint
CREATE INDEX "payments_by_contact" ON "payments" USING btree ("organisation_id","contact_id","created_at","id") WHERE contact_id <> '';--> statement-breakpoint
CREATE INDEX "payments_unmet" ON "payments" USING btree ("created_at","id") WHERE contact_task <> 'done' and finalized_at is not null;