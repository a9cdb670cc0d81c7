CREATE TABLE "translations" (
	"organisation_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"lang" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"outdated" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translations_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translations_of_record" ON "translations" USING btree ("organisation_id","kind","record_id","lang");--> statement-breakpoint
CREATE INDEX "translations_counted" ON "translations" USING btree ("organisation_id","lang","kind","outdated");--> statement-breakpoint
CREATE INDEX "translations_listed" ON "translations" USING btree ("organisation_id","place","id") WHERE lang = '';--> statement-breakpoint
CREATE INDEX "translations_by_kind" ON "translations" USING btree ("organisation_id","kind","place","id") WHERE lang = '';--> statement-breakpoint
CREATE INDEX "translations_outdated" ON "translations" USING btree ("organisation_id","lang","id") WHERE outdated;--> statement-breakpoint
CREATE INDEX "translations_searched" ON "translations" USING gin (search_grams("organisation_id", fold_text("name")) collate "C") WHERE lang = '';--> statement-breakpoint
INSERT INTO "translations" ("organisation_id", "id", "kind", "record_id", "field", "lang", "text", "source", "name", "place", "updated_at")
  SELECT "owner", md5("kind" || ' ' || "record" || ' ' || "field"), "kind", "record", "field", '', "text", md5("text"), coalesce("name", ''),
    "rank" || ' ' || to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || "record" || ' ' || (9999 - "n"), "updated_at"
  FROM (
    SELECT "id" AS "owner", 'organisation' AS "kind", 'site' AS "record", '' AS "name", 9 AS "rank", 'epoch'::timestamptz AS "at", "updated_at", f.*
      FROM "organisations" CROSS JOIN LATERAL (VALUES
        (0, 'site.announcement', "document" -> 'config' -> 'site.announcement' ->> 'text'),
        (1, 'hero.title', "document" -> 'config' ->> 'hero.title'),
        (2, 'hero.description', "document" -> 'config' ->> 'hero.description'),
        (3, 'don.main.label', "document" -> 'config' ->> 'don.main.label')) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'caisse', "id", "name", 8, "created_at", "updated_at", f.*
      FROM "caisses" CROSS JOIN LATERAL (VALUES (0, 'name', "name"), (1, 'description', "document" ->> 'description'),
        (2, 'textContent', "document" ->> 'textContent'), (3, 'metaTitle', "document" ->> 'metaTitle'),
        (4, 'metaDescription', "document" ->> 'metaDescription')) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'service', "id", "name", 7, "created_at", "updated_at", f.*
      FROM "services" CROSS JOIN LATERAL (VALUES (0, 'name', "name"), (1, 'description', "document" ->> 'description')) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'event', "id", "document" ->> 'name', 6, "at", "updated_at", f.*
      FROM "events" CROSS JOIN LATERAL (VALUES (0, 'name', "document" ->> 'name'), (1, 'description', "document" ->> 'description'),
        (2, 'content', "content")) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'news', "id", "document" ->> 'title', 5, "at", "updated_at", f.*
      FROM "news" CROSS JOIN LATERAL (VALUES (0, 'title', "document" ->> 'title'), (1, 'description', "document" ->> 'description'),
        (2, 'content', "content")) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'article', "id", "document" ->> 'title', 4, "at", "updated_at", f.*
      FROM "articles" CROSS JOIN LATERAL (VALUES (0, 'title', "document" ->> 'title'), (1, 'description', "document" ->> 'description'),
        (2, 'content', "content")) f("n", "field", "text")
    UNION ALL SELECT "organisation_id", 'gallery', "id", "document" ->> 'name', 3, "at", "updated_at", f.*
      FROM "galleries" CROSS JOIN LATERAL (VALUES (0, 'name', "document" ->> 'name'), (1, 'description', "document" ->> 'description')) f("n", "field", "text")
    UNION ALL SELECT i."organisation_id", 'image', i."gallery_id", g."document" ->> 'name', 2, g."at", g."updated_at", i."position", i."src", i."alt"
      FROM (SELECT DISTINCT ON ("organisation_id", "gallery_id", "src") * FROM "gallery_images"
        WHERE btrim("alt", E' \t\r\n') <> '' ORDER BY "organisation_id", "gallery_id", "src", "position") i
      JOIN "galleries" g ON g."organisation_id" = i."organisation_id" AND g."id" = i."gallery_id"
  ) texts WHERE btrim(coalesce("text", ''), E' \t\r\n') <> '';
