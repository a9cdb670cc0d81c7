-- What payments are searched by gets the payer's number piece by piece, by a job.
ALTER TABLE "payments" ADD COLUMN "number_searched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_number_unsearched" ON "payments" USING btree ("id") WHERE not number_searched;