CREATE INDEX "links_ended" ON "links" USING btree ("organisation_id",least("revoked_at", "expires_at")) WHERE payer is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("organisation_id","kind","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree (("payload" ->> 'to'),"sent_at") WHERE "outbox"."payload" ->> 'to' is not null;--> statement-breakpoint
CREATE INDEX "payments_abandoned" ON "payments" USING btree ("organisation_id","created_at") WHERE erased_at is null and finalized_at is null;