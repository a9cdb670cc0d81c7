ALTER TABLE "form_submissions" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_target" ON "payments" USING btree ("type_id");