CREATE TABLE "form_revisions" (
	"form_id" text NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_revisions_form_id_revision_pk" PRIMARY KEY("form_id","revision")
);
--> statement-breakpoint
CREATE TABLE "form_stocks" (
	"id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"position" integer NOT NULL,
	"products" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"calendar_id" text
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"form_id" text NOT NULL,
	"revision" integer NOT NULL,
	"values" jsonb NOT NULL,
	"method" text,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"access_id" text,
	"virtual_id" text,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"intent_id" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"stock_id" text NOT NULL,
	"slot" text NOT NULL,
	"capacity" integer NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "stock_counts_stock_id_slot_pk" PRIMARY KEY("stock_id","slot"),
	CONSTRAINT "stock_counts_never_oversold" CHECK ("stock_counts"."sold" >= 0 and "stock_counts"."sold" <= "stock_counts"."capacity")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"submission_id" text NOT NULL,
	"form_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"slots" jsonb NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "stock_holds_submission_id_form_id_product_id_pk" PRIMARY KEY("submission_id","form_id","product_id"),
	CONSTRAINT "stock_holds_quantity_positive" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "form_revisions" ADD CONSTRAINT "form_revisions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_stocks" ADD CONSTRAINT "form_stocks_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_id_submissions_id_fk" FOREIGN KEY ("id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_revision_form_revisions_form_id_revision_fk" FOREIGN KEY ("form_id","revision") REFERENCES "public"."form_revisions"("form_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_stock_id_form_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."form_stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_stocks_by_form" ON "form_stocks" USING btree ("form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_idempotency" ON "form_submissions" USING btree ("form_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "form_submissions_by_form" ON "form_submissions" USING btree ("form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_by_organisation" ON "form_submissions" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_by_state" ON "form_submissions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_by_intent" ON "form_submissions" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "forms_by_organisation" ON "forms" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_holds_by_product" ON "stock_holds" USING btree ("form_id","product_id");