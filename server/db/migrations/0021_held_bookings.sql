ALTER TABLE "form_submissions" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "form_submissions_held" ON "form_submissions" USING btree ("held_until") WHERE held_until is not null;