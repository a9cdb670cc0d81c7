-- The texts of own pages, and of the blocks of pages, sections and home pages (TRANS-07), as their next change would write them.
DO $$
DECLARE
  r record;
  layout jsonb;
BEGIN
  FOR r IN
    SELECT "organisation_id" AS "owner", 'page' AS "kind", "id" AS "record", "document" ->> 'title' AS "name", '77' AS "rank", 3 AS "before",
        "at", "updated_at", "content", ARRAY["document" ->> 'title', "document" ->> 'description', "document" ->> 'metaTitle',
          "document" ->> 'metaDescription'] AS "said" FROM "custom_pages"
    UNION ALL SELECT "organisation_id", 'section', "id", "label", '74', 1, "created_at", "updated_at", "content", ARRAY["label"]
      FROM "sections" WHERE "content" ~ '^\s*(\{|\[\s*\{)'
    UNION ALL SELECT "organisation_id", 'organisation', 'home', '', '9', 3, timestamptz 'epoch', "updated_at", "content", ARRAY[]::text[]
      FROM "sites"
  LOOP
    BEGIN
      layout := nullif(r."content", '')::jsonb;
    EXCEPTION WHEN others THEN
      layout := NULL;
    END;
    INSERT INTO "translations" ("organisation_id", "id", "kind", "record_id", "field", "lang", "text", "source", "name", "place", "updated_at")
    WITH RECURSIVE "blocks" ("path", "block") AS (
      SELECT ARRAY[c."n"], c."block"
        FROM (SELECT CASE jsonb_typeof(layout) WHEN 'array' THEN layout WHEN 'object' THEN coalesce(layout -> 'children', layout -> 'blocks') END
          AS "list") root
        CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(root."list") WHEN 'array' THEN root."list" ELSE '[]' END)
          WITH ORDINALITY c("block", "n")
      UNION ALL SELECT b."path" || c."n", c."block" FROM "blocks" b
        CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(b."block" -> 'children') WHEN 'array' THEN b."block" -> 'children' ELSE '[]' END)
          WITH ORDINALITY c("block", "n")
    ), "texts" AS (
      SELECT ARRAY[]::bigint[] AS "path", o."n", 0 AS "part", o."n" - 1 AS "named", 'page' AS "list",
          (ARRAY['title', 'description', 'metaTitle', 'metaDescription'])[o."n"] AS "field", o."text"
        FROM unnest(r."said") WITH ORDINALITY o("text", "n")
      UNION ALL SELECT "path", 0, 0, NULL, 'block', 'blocks.' || ("block" ->> 'id') || '.html', "block" -> 'props' ->> 'html'
        FROM "blocks" WHERE jsonb_typeof("block" -> 'props' -> 'html') = 'string'
      UNION ALL SELECT i."path", i."n", p."part", NULL, 'block',
          'blocks.' || i."block" || '.' || i."name" || CASE i."alike" WHEN 1 THEN '' ELSE ' ' || i."alike" END || '.' || p."field",
          i."item" ->> p."field"
        FROM (SELECT b."path", e."n", b."block" ->> 'id' AS "block", e."item", left(e."item" ->> 'title', 200) AS "name",
            row_number() OVER (PARTITION BY b."path", left(e."item" ->> 'title', 200) ORDER BY e."n") AS "alike"
          FROM "blocks" b
          CROSS JOIN LATERAL jsonb_array_elements(
            CASE jsonb_typeof(b."block" -> 'props' -> 'items') WHEN 'array' THEN b."block" -> 'props' -> 'items' ELSE '[]' END)
            WITH ORDINALITY e("item", "n") WHERE jsonb_typeof(e."item" -> 'title') = 'string') i
        CROSS JOIN (VALUES (0, 'title'), (1, 'description')) p("part", "field")
        WHERE jsonb_typeof(i."item" -> p."field") = 'string'
    ), "placed" AS (
      SELECT *, row_number() OVER (ORDER BY "path", "n", "part") AS "nth" FROM "texts"
      WHERE btrim(coalesce("text", ''), E' \t\r\n') <> '' AND "field" IS NOT NULL
    )
    SELECT r."owner", md5(r."kind" || ' ' || r."record" || ' ' || "field"), r."kind", r."record", "field", '', "text", md5("text"),
      coalesce(r."name", ''), r."rank" || ' ' || to_char(r."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || r."record" || ' '
        || 9999 - coalesce("named", r."before" + "nth"), r."updated_at"
    -- The title of a section is there already.
    FROM "placed" WHERE "list" = 'block' OR r."kind" = 'page'
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
