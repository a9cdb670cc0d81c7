ALTER TABLE "form_stocks" ADD COLUMN "scarce" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_stocks" ADD COLUMN "scarce_in_trial" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_stocks" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "form_stocks" SET "archived" = true FROM "forms" f
  WHERE f."organisation_id" = "form_stocks"."organisation_id" AND f."id" = "form_stocks"."form_id" AND f."archived_at" IS NOT NULL;--> statement-breakpoint
UPDATE "form_stocks" SET
  "scarce" = CASE WHEN n."real" >= n."capacity" THEN 2 WHEN n."real" > 0 AND n."capacity" - n."real" <= greatest(1, ceil(n."capacity" / 10.0)) THEN 1 ELSE 0 END,
  "scarce_in_trial" = CASE WHEN n."taken" >= n."capacity" THEN 2 WHEN n."taken" > 0 AND n."capacity" - n."taken" <= greatest(1, ceil(n."capacity" / 10.0)) THEN 1 ELSE 0 END
  FROM (SELECT s."id", s."capacity", coalesce(sum(c."sold") FILTER (WHERE c."mode" = 'live'), 0) AS "real", coalesce(sum(c."sold"), 0) AS "taken"
    FROM "form_stocks" s LEFT JOIN "stock_counts" c ON c."stock_id" = s."id" AND c."slot" = ''
    WHERE s."calendar_id" IS NULL GROUP BY s."id", s."capacity") n
  WHERE n."id" = "form_stocks"."id";--> statement-breakpoint
CREATE INDEX "form_stocks_listed" ON "form_stocks" USING btree ("organisation_id","scarce","id") WHERE not archived;--> statement-breakpoint
CREATE INDEX "form_stocks_tried" ON "form_stocks" USING btree ("organisation_id","scarce_in_trial","id") WHERE not archived;--> statement-breakpoint
CREATE INDEX "form_submissions_unsettled" ON "form_submissions" USING btree ("organisation_id") WHERE state in ('open', 'held');