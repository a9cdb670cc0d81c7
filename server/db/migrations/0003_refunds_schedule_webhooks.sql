CREATE TABLE "charges" (
	"payment_id" text NOT NULL,
	"charge" integer NOT NULL,
	"montant" bigint NOT NULL,
	"date" text NOT NULL,
	"state" text NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "charges_payment_id_charge_pk" PRIMARY KEY("payment_id","charge")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"status" integer,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"charge" integer NOT NULL,
	"montant" bigint NOT NULL,
	"state" text NOT NULL,
	"event_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_montant_positive" CHECK ("refunds"."montant" > 0)
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "platform" text DEFAULT 'CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "back_url" text;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endpoints" ADD CONSTRAINT "endpoints_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_by_state" ON "charges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "deliveries_by_organisation" ON "deliveries" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "endpoints_by_organisation" ON "endpoints" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency" ON "refunds" USING btree ("organisation_id","idempotency_key","charge");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_due" ON "sandbox_checkouts" USING btree ("state","next_at");--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_idempotency_key_unique" UNIQUE("idempotency_key");