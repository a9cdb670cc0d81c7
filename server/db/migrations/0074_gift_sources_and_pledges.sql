INSERT INTO "kept_totals" ("organisation_id", "subject", "subject_id", "part", "mode", "counted", "matched", "received", "gifts", "version")
  SELECT n."organisation_id", 'source', n."campaign_id", coalesce(n."source", ''), n."mode", sum(n."counted"), 0, 0, count(*), 0
  FROM (SELECT g."organisation_id", g."campaign_id", g."source", g."mode", sum(e."counted") AS "counted"
    FROM "totals_fills" f
    JOIN "campaign_gifts" g ON g."organisation_id" = f."organisation_id" AND g."campaign_id" = f."subject_id"
      AND g."ended_at" IS NULL AND (f."next_gift" IS NULL OR g."number" < f."next_gift")
    JOIN "entries" e ON e."organisation_id" = g."organisation_id" AND e."gift_id" = g."id" AND e."kind" <> 'match'
    WHERE f."subject" = 'campaign' GROUP BY g."organisation_id", g."id") n
  WHERE n."counted" > 0 GROUP BY n."organisation_id", n."campaign_id", n."source", n."mode";--> statement-breakpoint
INSERT INTO "kept_totals" ("organisation_id", "subject", "subject_id", "part", "mode", "counted", "matched", "received", "gifts", "version")
  SELECT n."organisation_id", 'pledges', n."campaign_id", n."part", n."mode", sum(n."montant"), 0, 0, count(*), 0
  FROM (SELECT p."organisation_id", p."campaign_id", p."montant", m."mode", CASE WHEN p."montant" <= coalesce((
        SELECT sum(e."counted") FROM "payments" y JOIN "entries" e ON e."payment_id" = y."id"
        WHERE y."link_id" = p."link_id" AND e."kind" = 'charge' AND (m."mode" = 'test' OR e."mode" = 'live')), 0) + coalesce((
        SELECT sum(e."counted") FROM "campaign_gifts" g JOIN "entries" e
          ON e."organisation_id" = g."organisation_id" AND e."gift_id" = g."id" AND e."kind" = 'manual'
        WHERE g."organisation_id" = p."organisation_id" AND g."pledge_id" = p."id"), 0) THEN 'paid'
      WHEN p."cancelled_at" IS NOT NULL THEN 'cancelled' END AS "part"
    FROM "totals_fills" f
    JOIN "campaign_pledges" p ON p."organisation_id" = f."organisation_id" AND p."campaign_id" = f."subject_id" AND p."ended_at" IS NULL
    JOIN (VALUES ('live'), ('test')) m("mode") ON m."mode" = 'test' OR p."mode" = 'live'
    WHERE f."subject" = 'campaign' AND f."next_gift" IS NULL) n
  WHERE n."part" IS NOT NULL GROUP BY n."organisation_id", n."campaign_id", n."part", n."mode";
