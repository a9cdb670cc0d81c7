CREATE TABLE "payment_sums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"payments" integer NOT NULL,
	"received" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_sums_of" ON "payment_sums" USING btree ("organisation_id","mode");--> statement-breakpoint
CREATE INDEX "payment_sums_new" ON "payment_sums" USING btree ("organisation_id") WHERE "payment_sums"."is_new";--> statement-breakpoint
CREATE FUNCTION "moves_of"("entry_kind" text, "montant" bigint, "fees" bigint, OUT "received" bigint, OUT "refunded" bigint, OUT "fee" bigint)
  IMMUTABLE LANGUAGE sql AS $$
    SELECT CASE WHEN "entry_kind" = 'charge' THEN abs("montant") ELSE 0 END, CASE WHEN "entry_kind" = 'refund' THEN abs("montant") ELSE 0 END,
      CASE WHEN "entry_kind" = 'charge' THEN abs("fees") ELSE 0 END $$;--> statement-breakpoint
CREATE FUNCTION "sum_new_payments"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees")
    SELECT "organisation_id", "mode", "state", "type", "currency", count(*), 0, 0, 0 FROM "added" GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "sum_gone_payments"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees")
    SELECT "organisation_id", "mode", "state", "type", "currency", -count(*), 0, 0, 0 FROM "taken" GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its plan is kept by each connection, and the next statement may change thousands of payments where the first one changed one.
CREATE FUNCTION "sum_changed_payments"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$ BEGIN
  INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees")
    WITH "changed" AS (SELECT o."organisation_id", o."mode", o."state", o."type", o."currency", n."mode" AS "to_mode", n."state" AS "to_state", s.*
      FROM "taken" o JOIN "added" n ON n."id" = o."id"
      CROSS JOIN LATERAL (SELECT coalesce(sum(m."received"), 0) AS "received", coalesce(sum(m."refunded"), 0) AS "refunded", coalesce(sum(m."fee"), 0) AS "fees"
        FROM "entries" e CROSS JOIN LATERAL "moves_of"(e."kind", e."montant", e."fees") m WHERE e."payment_id" = o."id") s
      WHERE (n."mode", n."state") <> (o."mode", o."state"))
    SELECT "organisation_id", "mode", "state", "type", "currency", -1, -"received", -"refunded", -"fees" FROM "changed"
    UNION ALL SELECT "organisation_id", "to_mode", "to_state", "type", "currency", 1, "received", "refunded", "fees" FROM "changed";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "sum_entries"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees")
    SELECT p."organisation_id", p."mode", p."state", p."type", p."currency", 0, sum(m."received" * TG_ARGV[0]::int), sum(m."refunded" * TG_ARGV[0]::int),
      sum(m."fee" * TG_ARGV[0]::int)
    FROM "changed" e JOIN "payments" p ON p."id" = e."payment_id" CROSS JOIN LATERAL "moves_of"(e."kind", e."montant", e."fees") m
    WHERE e."kind" IN ('charge', 'refund') GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_added" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_new_payments"();--> statement-breakpoint
CREATE TRIGGER "payments_taken" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS "taken" FOR EACH STATEMENT EXECUTE FUNCTION "sum_gone_payments"();--> statement-breakpoint
CREATE TRIGGER "payments_changed" AFTER UPDATE ON "payments" REFERENCING OLD TABLE AS "taken" NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_changed_payments"();--> statement-breakpoint
CREATE TRIGGER "entries_added" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_entries"('1');--> statement-breakpoint
CREATE TRIGGER "entries_taken" AFTER DELETE ON "entries" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_entries"('-1');--> statement-breakpoint
INSERT INTO "payment_sums" ("organisation_id", "mode", "state", "type", "currency", "payments", "received", "refunded", "fees", "is_new")
  SELECT p."organisation_id", p."mode", p."state", p."type", p."currency", count(*), coalesce(sum(e."received"), 0), coalesce(sum(e."refunded"), 0),
    coalesce(sum(e."fees"), 0), false
  FROM "payments" p LEFT JOIN (SELECT e."payment_id", sum(m."received") AS "received", sum(m."refunded") AS "refunded", sum(m."fee") AS "fees"
    FROM "entries" e CROSS JOIN LATERAL "moves_of"(e."kind", e."montant", e."fees") m GROUP BY 1) e ON e."payment_id" = p."id"
  GROUP BY 1, 2, 3, 4, 5;
