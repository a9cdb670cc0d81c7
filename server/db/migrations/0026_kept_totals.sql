CREATE TABLE "kept_totals" (
	"organisation_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"part" text NOT NULL,
	"mode" text NOT NULL,
	"counted" bigint NOT NULL,
	"matched" bigint NOT NULL,
	"received" bigint NOT NULL,
	"gifts" integer NOT NULL,
	CONSTRAINT "kept_totals_organisation_id_subject_subject_id_part_mode_pk" PRIMARY KEY("organisation_id","subject","subject_id","part","mode")
);
--> statement-breakpoint
CREATE TABLE "totals_fills" (
	"organisation_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"next_gift" integer,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "totals_fills_organisation_id_subject_subject_id_pk" PRIMARY KEY("organisation_id","subject","subject_id")
);
--> statement-breakpoint
CREATE INDEX "totals_fills_checked" ON "totals_fills" USING btree ("checked_at");