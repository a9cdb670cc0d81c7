-- The address book enters what these payers answered besides, piece by piece.
UPDATE "payments" SET "contact_task" = 'tell' WHERE "contact_task" <> 'meet' AND "contact_id" <> '' AND "finalized_at" IS NOT NULL
  AND "erased_at" IS NULL AND "info" -> 'extra' ?| array['prenomHE', 'ddn'];
