CREATE TABLE "articles" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"categorie" text NOT NULL,
	CONSTRAINT "articles_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_pages" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "custom_pages_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_lasting" boolean NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"forms" text[] NOT NULL,
	CONSTRAINT "events_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "galleries_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"organisation_id" text NOT NULL,
	"gallery_id" text NOT NULL,
	"position" integer NOT NULL,
	"src" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "gallery_images_organisation_id_gallery_id_position_pk" PRIMARY KEY("organisation_id","gallery_id","position")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "news_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"menu" jsonb NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_pages" ADD CONSTRAINT "custom_pages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery" FOREIGN KEY ("organisation_id","gallery_id") REFERENCES "public"."galleries"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("organisation_id","categorie","at");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_pages_path" ON "custom_pages" USING btree ("organisation_id","path");--> statement-breakpoint
CREATE INDEX "custom_pages_by_date" ON "custom_pages" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE INDEX "events_by_end" ON "events" USING btree ("organisation_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_by_form" ON "events" USING gin ("forms");--> statement-breakpoint
CREATE INDEX "galleries_by_date" ON "galleries" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("organisation_id","at","id");