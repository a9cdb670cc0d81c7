CREATE TABLE "payment_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"link_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "search" = lower(replace(replace(regexp_replace(regexp_replace(normalize(concat_ws(' ', "info"->>'prenom', "info"->>'nom', "info"->>'email', "facturation"->>'raison', "label", "commentaire", "id"), NFKD), '[\u0300-\u036f\u0591-\u05c7]', '', 'g'), '\s+', ' ', 'g'), 'œ', 'oe'), 'Œ', 'oe'));--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "search" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_changes_idempotency" ON "payment_changes" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_changes_by_payment" ON "payment_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_changes_by_intent" ON "payment_changes" USING btree ("intent_id");