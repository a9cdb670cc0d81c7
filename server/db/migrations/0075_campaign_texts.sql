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
        UNION ALL SELECT 1, b."n", 0, NULL, 'presets.' || b."name" || CASE b."alike" WHEN 1 THEN '' ELSE ' ' || b."alike" END || '.text', b."text"
          FROM (
            SELECT p."n", p."entry" ->> 'text' AS "text", p."entry" ->> 'montant' AS "name",
                row_number() OVER (PARTITION BY p."entry" ->> 'montant' ORDER BY p."n") AS "alike"
              FROM (SELECT coalesce(nullif("config" -> 'ald.presetButtons', 'null'), "config" -> 'ald' -> 'presetButtons') AS "list") l
              CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(l."list") WHEN 'array' THEN l."list" ELSE '[]' END)
                WITH ORDINALITY p("entry", "n")) b
          -- Any letter, whatever the locale of the database.
          WHERE b."text" ~ ('[\u0041-\u005A\u0061-\u007A\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE'
            '\u0370-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481\u048A-\u0559\u0560-\u0588\u05D0-\u05F2\u0620-\u064A'
            '\u066E-\u06D3\u06D5\u06E5-\u06E6\u06EE-\u06EF\u06FA-\u06FC\u06FF\u0710-\u07B1\u07CA-\u07F5\u07FA\u0800-\u0828\u0840-\u0858'
            '\u0860-\u0887\u0889-\u088F\u08A0-\u08C9\u0904-\u0961\u0971-\u09E1\u09F0-\u09F1\u09FC\u0A05-\u0A5E\u0A72-\u0A74\u0A85-\u0AE1'
            '\u0AF9-\u0B61\u0B71\u0B83-\u0BD0\u0C05-\u0C61\u0C80\u0C85-\u0CE1\u0CF1-\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0DC6'
            '\u0E01-\u0E33\u0E40-\u0E46\u0E81-\u0EC6\u0EDC-\u0F00\u0F40-\u0F6C\u0F88-\u0F8C\u1000-\u103F\u1050-\u108E\u10A0-\u10FA'
            '\u10FC-\u135A\u1380-\u138F\u13A0-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16F1-\u1731\u1740-\u17B3\u17D7'
            '\u17DC\u1820-\u191E\u1950-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B4C\u1B83-\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23'
            '\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1CBF\u1CE9-\u1FBC\u1FBE\u1FC2-\u1FCC\u1FD0-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FFC\u2071\u207F'
            '\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149'
            '\u214E\u2183-\u2184\u2C00-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D6F\u2D80-\u2DDE\u2E2F\u3005-\u3006\u3031-\u3035\u303B-\u303C'
            '\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD'
            '\uA500-\uA60C\uA610-\uA61F\uA62A-\uA66E\uA67F-\uA6E5\uA717-\uA71F\uA722-\uA788\uA78B-\uA822\uA840-\uA873\uA882-\uA8B3'
            '\uA8F2-\uA8F7\uA8FB\uA8FD-\uA8FE\uA90A-\uA925\uA930-\uA946\uA960-\uA9B2\uA9CF\uA9E0-\uA9EF\uA9FA-\uAA4B\uAA60-\uAA76'
            '\uAA7A-\uAADD\uAAE0-\uAAEA\uAAF2-\uAB5A\uAB5C-\uAB69\uAB70-\uABE2\uAC00-\uD7FB\uF900-\uFB28\uFB2A-\uFBB1\uFBD3-\uFD3D'
            '\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\U00010000-\U0001CFFF'
            '\U0001D400-\U0001D7CB\U0001DF00-\U0001EEBB\U00020000-\U0003FFFF]')
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
