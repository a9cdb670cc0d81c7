ALTER TABLE "payments" ADD COLUMN "products" jsonb;--> statement-breakpoint
-- Payments to campaigns that counted before gifts were kept become gifts, in the order in which they were first paid.
INSERT INTO "campaign_gifts" ("id", "organisation_id", "campaign_id", "number", "origin", "payment_id", "team_id", "display_name", "commentaire", "montant_per_month", "created_at", "updated_at")
SELECT "p"."id", "p"."organisation_id", "p"."type_id",
	"c"."gift_count" + row_number() OVER (PARTITION BY "p"."type_id" ORDER BY "p"."finalized_at", "p"."id"),
	'payment', "p"."id", "t"."id", coalesce("p"."display_name", ''), "p"."commentaire",
	CASE WHEN "p"."max_amount" IS NULL THEN "p"."montant" - "p"."fees" END, coalesce("p"."finalized_at", "p"."updated_at"), "p"."updated_at"
FROM "payments" "p"
JOIN "campaigns" "c" ON "c"."id" = "p"."type_id"
LEFT JOIN "campaign_teams" "t" ON "t"."campaign_id" = "c"."id" AND "t"."param" = "p"."team"
WHERE "p"."type" = 'CAMPAGNE' AND EXISTS (SELECT 1 FROM "entries" "e" WHERE "e"."payment_id" = "p"."id" AND "e"."counted" > 0)
	AND NOT EXISTS (SELECT 1 FROM "campaign_gifts" "g" WHERE "g"."payment_id" = "p"."id");--> statement-breakpoint
UPDATE "entries" SET "gift_id" = "g"."id" FROM "campaign_gifts" "g" WHERE "g"."payment_id" = "entries"."payment_id" AND "entries"."gift_id" IS NULL;--> statement-breakpoint
UPDATE "campaigns" SET "gift_count" = "g"."last", "version" = "version" + 1 FROM (SELECT "campaign_id", max("number") AS "last" FROM "campaign_gifts" GROUP BY "campaign_id") "g" WHERE "g"."campaign_id" = "campaigns"."id" AND "campaigns"."gift_count" < "g"."last";
