CREATE TABLE "debt_payments" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"debt_id" text NOT NULL,
	"montant" bigint NOT NULL,
	"means" text NOT NULL,
	"day" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_payments_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "debt_payments_montant_positive" CHECK ("debt_payments"."montant" > 0)
);
--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "due" text;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "debt_payments" ADD CONSTRAINT "debt_payments_organisation_id_debt_id_debts_organisation_id_id_fk" FOREIGN KEY ("organisation_id","debt_id") REFERENCES "public"."debts"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_payments_by_debt" ON "debt_payments" USING btree ("organisation_id","debt_id","created_at");--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE set null ON UPDATE no action;