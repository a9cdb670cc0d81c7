CREATE TABLE "campaign_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"number" integer NOT NULL,
	"origin" text NOT NULL,
	"payment_id" text,
	"pledge_id" text,
	"team_id" text,
	"display_name" text NOT NULL,
	"commentaire" text NOT NULL,
	"montant_per_month" bigint,
	"hidden" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_matchings" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"team_id" text,
	"label" text NOT NULL,
	"ratio" integer NOT NULL,
	"pool" bigint NOT NULL,
	"plafond" bigint,
	"date_start" timestamp (3) with time zone,
	"date_end" timestamp (3) with time zone,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_pledges" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"team_id" text,
	"montant" bigint NOT NULL,
	"display_name" text NOT NULL,
	"infos" jsonb NOT NULL,
	"origin" text NOT NULL,
	"link_id" text NOT NULL,
	"idempotency_key" text,
	"body_hash" text,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_pledges_montant_positive" CHECK ("campaign_pledges"."montant" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"param" text NOT NULL,
	"label" text NOT NULL,
	"goal" bigint,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"label" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "objectif" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "bonus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "partner_montant" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "document" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "screen" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "gift_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "gift_id" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "matching_id" text;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_pledge_id_campaign_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."campaign_pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD CONSTRAINT "campaign_gifts_team_id_campaign_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."campaign_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_matchings" ADD CONSTRAINT "campaign_matchings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_matchings" ADD CONSTRAINT "campaign_matchings_team_id_campaign_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."campaign_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_team_id_campaign_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."campaign_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_teams" ADD CONSTRAINT "campaign_teams_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_gifts_number" ON "campaign_gifts" USING btree ("campaign_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_gifts_payment" ON "campaign_gifts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "campaign_matchings_by_campaign" ON "campaign_matchings" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_pledges_idempotency" ON "campaign_pledges" USING btree ("campaign_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_pledges_link" ON "campaign_pledges" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "campaign_pledges_by_campaign" ON "campaign_pledges" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_teams_param" ON "campaign_teams" USING btree ("campaign_id","param");--> statement-breakpoint
CREATE INDEX "sections_by_organisation" ON "sections" USING btree ("organisation_id","id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_gift_id_campaign_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."campaign_gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_matching_id_campaign_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."campaign_matchings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once_of_gift" ON "entries" USING btree ("gift_id","reference");--> statement-breakpoint
CREATE INDEX "entries_by_matching" ON "entries" USING btree ("matching_id");