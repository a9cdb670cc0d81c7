-- Groups of three characters of a text, and the first character of each word behind its blank, each behind the name of
-- whose text it is. Neither a locale's letters nor an extension are needed: Hebrew is found in any database.
CREATE FUNCTION search_grams(owner text, search text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(
    SELECT DISTINCT owner || ':' || gram FROM (
      SELECT substr(' ' || search, i, 3) AS gram FROM generate_series(1, length(search) - 1) i
      UNION ALL
      SELECT substr(' ' || search, i, 2) FROM generate_series(1, length(search)) i WHERE substr(' ' || search, i, 1) = ' '
    ) grams
  )
$$;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD COLUMN "search" text;--> statement-breakpoint
CREATE INDEX "campaign_gifts_searched" ON "campaign_gifts" USING gin (search_grams("organisation_id" || ' ' || "campaign_id", "search") collate "C");--> statement-breakpoint
CREATE INDEX "campaign_gifts_unsearched" ON "campaign_gifts" USING btree ("organisation_id","campaign_id","number") WHERE search is null;--> statement-breakpoint
CREATE INDEX "payments_searched" ON "payments" USING gin (search_grams("organisation_id", "search") collate "C");