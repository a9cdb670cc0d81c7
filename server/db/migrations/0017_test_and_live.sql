ALTER TABLE "intents" ADD COLUMN "mode" text DEFAULT 'test' NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
UPDATE "payments" SET "mode" = 'test' WHERE "provider" = 'sandbox';--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
-- What the sandbox was paid in full for was a trial; what is still promised stands.
UPDATE "campaign_pledges" SET "mode" = 'test' WHERE "montant" <= (
  SELECT sum("entries"."counted") FROM "payments" JOIN "entries" ON "entries"."payment_id" = "payments"."id"
  WHERE "payments"."link_id" = "campaign_pledges"."link_id" AND "payments"."mode" = 'test' AND "entries"."kind" = 'charge');--> statement-breakpoint
ALTER TABLE "campaign_gifts" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_gifts" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
UPDATE "campaign_gifts" SET "mode" = 'test' FROM "payments"
WHERE "payments"."id" = "campaign_gifts"."payment_id" AND "payments"."mode" = 'test';--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
UPDATE "entries" SET "mode" = 'test' FROM "payments"
WHERE "payments"."id" = "entries"."payment_id" AND "payments"."mode" = 'test';--> statement-breakpoint
-- What sponsors added to a gift has no payment of its own.
UPDATE "entries" SET "mode" = 'test' FROM "campaign_gifts"
WHERE "campaign_gifts"."id" = "entries"."gift_id" AND "campaign_gifts"."mode" = 'test' AND "entries"."mode" = 'live';--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
-- Only those that are paid online have an intent, which is forgotten of those that were not paid.
UPDATE "form_submissions" SET "mode" = 'test' WHERE "intent_id" IS NOT NULL OR "state" <> 'kept';--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_bookings" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
UPDATE "slot_bookings" SET "mode" = 'test' FROM "form_submissions"
WHERE "form_submissions"."id" = "slot_bookings"."submission_id" AND "form_submissions"."mode" = 'test';--> statement-breakpoint
ALTER TABLE "booked_slots" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_slots" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_calendar_id_start_pk";--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_calendar_id_start_mode_pk" PRIMARY KEY("calendar_id","start","mode");--> statement-breakpoint
INSERT INTO "booked_slots" ("calendar_id", "start", "mode", "seats", "booked")
SELECT s."calendar_id", s."start", 'test', s."seats", b."seats" FROM "booked_slots" s JOIN (
  SELECT "calendar_id", "start", sum("seats")::int AS "seats" FROM "slot_bookings" WHERE "mode" = 'test' GROUP BY 1, 2
) b ON b."calendar_id" = s."calendar_id" AND b."start" = s."start";--> statement-breakpoint
UPDATE "booked_slots" l SET "booked" = l."booked" - t."booked" FROM "booked_slots" t
WHERE l."mode" = 'live' AND t."mode" = 'test' AND t."calendar_id" = l."calendar_id" AND t."start" = l."start";--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_counts" ALTER COLUMN "mode" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stock_counts" DROP CONSTRAINT "stock_counts_stock_id_slot_pk";--> statement-breakpoint
ALTER TABLE "stock_counts" DROP CONSTRAINT "stock_counts_never_oversold";--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_never_oversold" CHECK ("stock_counts"."sold" >= 0 and ("stock_counts"."mode" <> 'live' or "stock_counts"."sold" <= "stock_counts"."capacity"));--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_stock_id_slot_mode_pk" PRIMARY KEY("stock_id","slot","mode");--> statement-breakpoint
INSERT INTO "stock_counts" ("stock_id", "slot", "mode", "capacity", "sold")
SELECT c."stock_id", c."slot", 'test', c."capacity", taken."quantity" FROM "stock_counts" c JOIN (
  SELECT s."id", coalesce(h."slots" ->> s."calendar_id", '') AS "slot", sum(h."quantity")::int AS "quantity"
  FROM "form_stocks" s
  JOIN "stock_holds" h ON h."form_id" = s."form_id" AND s."products" @> to_jsonb(h."product_id") AND h."released_at" IS NULL
  JOIN "form_submissions" f ON f."id" = h."submission_id" AND f."mode" = 'test'
  GROUP BY 1, 2
) taken ON taken."id" = c."stock_id" AND taken."slot" = c."slot";--> statement-breakpoint
UPDATE "stock_counts" l SET "sold" = l."sold" - t."sold" FROM "stock_counts" t
WHERE l."mode" = 'live' AND t."mode" = 'test' AND t."stock_id" = l."stock_id" AND t."slot" = l."slot";
