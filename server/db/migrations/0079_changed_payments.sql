-- In 0078, `enable_nestloop = off` made every plan look so dear that PostgreSQL compiled it: a second for each payment that changed.
-- What is here has no join between what was and what is, so a plan kept for one payment stays good for thousands. Nothing tells
-- the planner that entries, of which there may be none yet, will be many: it looks for them by index, whatever it believes.
CREATE OR REPLACE FUNCTION "sum_changed_payments"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$ BEGIN
  INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees")
    SELECT "organisation_id", "mode", "state", "type", "currency", sum("sign"), sum("sign" * "received"), sum("sign" * "refunded"), sum("sign" * "fees")
    FROM (SELECT "id", "organisation_id", "mode", "state", "type", "currency", sum("sign") AS "sign"
      FROM (SELECT "id", "organisation_id", "mode", "state", "type", "currency", -1 AS "sign" FROM "taken"
        UNION ALL SELECT "id", "organisation_id", "mode", "state", "type", "currency", 1 FROM "added") b
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("sign") <> 0) c
    CROSS JOIN LATERAL (SELECT coalesce(sum(m."received"), 0) AS "received", coalesce(sum(m."refunded"), 0) AS "refunded", coalesce(sum(m."fee"), 0) AS "fees"
      FROM "entries" e CROSS JOIN LATERAL "moves_of"(e."kind", e."montant", e."fees") m WHERE e."payment_id" = c."id") s
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;
