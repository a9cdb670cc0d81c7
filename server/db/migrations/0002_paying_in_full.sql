CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"token_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"label" text NOT NULL,
	"theme" text NOT NULL,
	"assoc" text,
	"cerfa" boolean NOT NULL,
	"active" boolean NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debts" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"montant" bigint NOT NULL,
	"assoc" text,
	"cerfa" boolean NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debts_montant_positive" CHECK ("debts"."montant" > 0)
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"link_type" text NOT NULL,
	"config" jsonb NOT NULL,
	"payment_id" text,
	"change_amount" boolean NOT NULL,
	"reusable" boolean NOT NULL,
	"payer" jsonb,
	"meta" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"montant" bigint NOT NULL,
	"recurrent" boolean NOT NULL,
	"cerfa" boolean NOT NULL,
	"assoc" text,
	"nb_month" integer,
	"sys_quantity" boolean NOT NULL,
	"active" boolean NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"label" text NOT NULL,
	"total" bigint NOT NULL,
	"rules" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "debt_id" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "submission_id" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "fees" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "other" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dettes" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "utm" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "link_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_issued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_organisation" ON "audit" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_organisation" ON "campaigns" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "debts_by_organisation" ON "debts" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "links_by_organisation" ON "links" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "services_by_organisation" ON "services" USING btree ("organisation_id","position");--> statement-breakpoint
CREATE INDEX "submissions_by_organisation" ON "submissions" USING btree ("organisation_id","id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_debt_id_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."debts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_by_debt" ON "entries" USING btree ("debt_id");--> statement-breakpoint
CREATE INDEX "entries_by_submission" ON "entries" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "entries_by_campaign" ON "entries" USING btree ("campaign_id","team");--> statement-breakpoint
CREATE INDEX "payments_by_link" ON "payments" USING btree ("link_id");