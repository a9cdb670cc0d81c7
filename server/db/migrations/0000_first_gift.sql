CREATE TABLE "caisses" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"objectif" bigint NOT NULL,
	"marge" bigint NOT NULL,
	"with_objectif" boolean NOT NULL,
	"smart" boolean NOT NULL,
	"active" boolean NOT NULL,
	"paused" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"cerfa" boolean NOT NULL,
	"assoc" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"caisse_id" text,
	"kind" text NOT NULL,
	"charge" integer NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"montant" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"config" jsonb NOT NULL,
	"url" text NOT NULL,
	"return_replaced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"first_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"intent_id" text,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"type" text NOT NULL,
	"type_id" text,
	"caisse_id" text,
	"label" text NOT NULL,
	"currency" text NOT NULL,
	"montant" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"abo" boolean NOT NULL,
	"nb_month" integer NOT NULL,
	"divide" integer,
	"max_amount" bigint,
	"platform" text NOT NULL,
	"cerfa" boolean NOT NULL,
	"assoc" text,
	"lang" text NOT NULL,
	"info" jsonb NOT NULL,
	"facturation" jsonb NOT NULL,
	"commentaire" text NOT NULL,
	"access_id" text,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"url" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"finalized_at" timestamp (3) with time zone,
	CONSTRAINT "payments_montant_positive" CHECK ("payments"."montant" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"charge" integer NOT NULL,
	"montant" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"label" text NOT NULL,
	"organisation_name" text NOT NULL,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"charges" jsonb NOT NULL,
	"monthly" bigint,
	"taken" integer NOT NULL,
	"state" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"type" text NOT NULL,
	"charge" integer NOT NULL,
	"montant" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "caisses" ADD CONSTRAINT "caisses_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_caisse_id_caisses_id_fk" FOREIGN KEY ("caisse_id") REFERENCES "public"."caisses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_caisse_id_caisses_id_fk" FOREIGN KEY ("caisse_id") REFERENCES "public"."caisses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_deliveries" ADD CONSTRAINT "sandbox_deliveries_event_id_sandbox_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."sandbox_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_checkout_id_sandbox_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caisses_by_organisation" ON "caisses" USING btree ("organisation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once" ON "entries" USING btree ("payment_id","reference");--> statement-breakpoint
CREATE INDEX "entries_by_caisse" ON "entries" USING btree ("caisse_id");--> statement-breakpoint
CREATE INDEX "entries_by_organisation" ON "entries" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "intents_idempotency" ON "intents" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "intents_expiry" ON "intents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_idempotency" ON "payments" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_by_organisation" ON "payments" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "payments_by_intent" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","checked_at");--> statement-breakpoint
CREATE INDEX "provider_events_by_payment" ON "provider_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "sandbox_deliveries" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_by_checkout" ON "sandbox_events" USING btree ("checkout_id");