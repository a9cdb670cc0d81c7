INSERT INTO "translations" ("organisation_id", "id", "kind", "record_id", "field", "lang", "text", "source", "name", "place", "updated_at")
  SELECT "owner", md5("kind" || ' ' || "record" || ' ' || "field"), "kind", "record", "field", '', "text", md5("text"), coalesce("name", ''),
    "rank" || ' ' || to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || "record" || ' '
      || 9999 - coalesce("named", 5 + row_number() OVER (PARTITION BY "owner", "kind", "record" ORDER BY "list", "n", "part")), "updated_at"
  FROM (
    SELECT "organisation_id" AS "owner", 'campaign' AS "kind", "id" AS "record", "label" AS "name", '75' AS "rank", "created_at" AS "at", "updated_at", f.*
      FROM "campaigns" CROSS JOIN LATERAL (
        SELECT 0 AS "list", v."named" AS "n", 0 AS "part", v."named", v."field", v."text" FROM (VALUES
          (0, 'label', "label"), (1, 'metaTitle', "config" ->> 'metaTitle'), (2, 'metaDescription', "config" ->> 'metaDescription'),
          (3, 'ald.name', coalesce("config" ->> 'ald.name', "config" -> 'ald' ->> 'name')),
          (4, 'donationButtonText', "config" ->> 'donationButtonText'), (5, 'donorName', "config" ->> 'donorName')) v("named", "field", "text")
        UNION ALL SELECT 1, p."n", 0, NULL, 'presets.' || p."n" - 1 || '.text', p."entry" ->> 'text'
          FROM (SELECT coalesce(nullif("config" -> 'ald.presetButtons', 'null'), "config" -> 'ald' -> 'presetButtons') AS "list") l
          CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(l."list") WHEN 'array' THEN l."list" ELSE '[]' END)
            WITH ORDINALITY p("entry", "n")
          WHERE p."entry" ->> 'text' ~ '[^[:digit:][:punct:][:space:]€£₪]'
        UNION ALL SELECT 2, s."n", 0, NULL,
            'sections.' || s."name" || CASE s."alike" WHEN 1 THEN '' ELSE ' ' || s."alike" END || '.label', s."text"
          FROM (
            SELECT e."n", e."entry" ->> 'label' AS "text", (e."entry" ->> 'type') || ' ' || (e."entry" ->> 'id') AS "name",
                row_number() OVER (PARTITION BY e."entry" ->> 'type', e."entry" ->> 'id' ORDER BY e."n") AS "alike"
              FROM jsonb_array_elements(CASE jsonb_typeof("config" -> 'sections') WHEN 'array' THEN "config" -> 'sections' ELSE '[]' END)
                WITH ORDINALITY e("entry", "n")) s
        UNION ALL SELECT 3, p."n", t."part", NULL, 'products.' || (p."entry" ->> 'id') || '.' || t."name", p."entry" ->> t."name"
          FROM jsonb_array_elements(CASE jsonb_typeof("document" -> 'products') WHEN 'array' THEN "document" -> 'products' ELSE '[]' END)
            WITH ORDINALITY p("entry", "n")
          CROSS JOIN (VALUES (0, 'name'), (1, 'description')) t("part", "name")
      ) f
    UNION ALL SELECT "organisation_id", 'section', "id", "label", '74', "created_at", "updated_at", 0, f."named", 0, f.*
      FROM "sections" CROSS JOIN LATERAL (VALUES (0, 'label', "label"),
        (1, 'content', CASE WHEN "content" !~ '^\s*(\{|\[\s*\{)' THEN "content" END)) f("named", "field", "text")
  ) texts WHERE btrim(coalesce("text", ''), E' \t\r\n') <> '' AND "field" IS NOT NULL
  ON CONFLICT DO NOTHING;
