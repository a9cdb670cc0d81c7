ALTER TABLE "stops" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stops" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
DO $$
DECLARE
  o record;
  said text;
BEGIN
  FOR o IN SELECT "id", "document" -> 'config' ->> 'site.announcement' AS "kept", "updated_at" FROM "organisations"
    WHERE jsonb_typeof("document" -> 'config' -> 'site.announcement') = 'string'
  LOOP
    BEGIN
      said := o."kept"::jsonb ->> 'text';
    EXCEPTION WHEN others THEN
      said := NULL;
    END;
    IF btrim(coalesce(said, ''), E' \t\r\n') <> '' THEN
      INSERT INTO "translations" ("organisation_id", "id", "kind", "record_id", "field", "lang", "text", "source", "name", "place", "updated_at")
      VALUES (o."id", md5('organisation site site.announcement'), 'organisation', 'site', 'site.announcement', '', said, md5(said), '',
        '9 1970-01-01T00:00:00.000Z site 9999', o."updated_at")
      ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;
