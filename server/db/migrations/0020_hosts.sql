CREATE TABLE "hosts" (
	"host" text NOT NULL,
	"organisation_id" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"proved_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hosts_organisation_id_host_pk" PRIMARY KEY("organisation_id","host")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "active_base_url" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "base_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "base_problem" text;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hosts_proved" ON "hosts" USING btree ("host") WHERE proved_at is not null;
--> statement-breakpoint
-- Domains that were set before proofs were asked for stay with their organisation, the oldest one where several named the same. So does the host of a
-- BASE_WEB_URL that only one organisation named: links to it may have been printed.
INSERT INTO "hosts" ("host", "organisation_id", "token", "proved_at", "proved_by", "created_at")
SELECT DISTINCT ON (named.host) named.host, named.id, md5(random()::text || named.id || named.host), now(), 'before', now()
FROM (
  SELECT lower(document->>'domain') AS host, id, created_at, 0 AS place FROM organisations WHERE document->>'domain' <> ''
  UNION ALL
  SELECT base.host, base.id, base.created_at, 1 FROM (
    SELECT substring(lower(document->>'BASE_WEB_URL') from '^https?://([^/?#@]+)/*$') AS host, id, created_at,
      count(*) OVER (PARTITION BY substring(lower(document->>'BASE_WEB_URL') from '^https?://([^/?#@]+)')) AS named
    FROM organisations
  ) base WHERE base.host IS NOT NULL AND base.named = 1
) named
ORDER BY named.host, named.place, named.created_at, named.id;
