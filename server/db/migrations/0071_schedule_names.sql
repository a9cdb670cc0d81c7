INSERT INTO "translations" ("organisation_id", "id", "kind", "record_id", "field", "lang", "text", "source", "name", "place", "updated_at")
  SELECT "organisation_id", md5('schedule horaires ' || "text"), 'schedule', 'horaires', "text", '', "text", md5("text"), '',
    '1 1970-01-01T00:00:00.000Z horaires ' || 10000 - row_number() OVER (PARTITION BY "organisation_id" ORDER BY "n"), "updated_at"
  FROM (
    SELECT s."organisation_id", s."updated_at", e."entry" ->> 'name' AS "text", min(e."n") AS "n"
      FROM "schedules" s CROSS JOIN LATERAL jsonb_array_elements(s."entries") WITH ORDINALITY e("entry", "n")
      GROUP BY 1, 2, 3
  ) names WHERE btrim(coalesce("text", ''), E' \t\r\n') <> ''
  ON CONFLICT DO NOTHING;
