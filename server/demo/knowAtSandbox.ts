import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

/** Gives the sandbox the demo's paid gifts, each as one charge that it took: they are refunded as any other. */
export async function knowAtSandbox(queries: Queries): Promise<void> {
  await queries.execute(sql`
    insert into sandbox_checkouts (id, idempotency_key, payment_id, label, organisation_name, lang, currency, charges, taken,
      started_at, state, success_url, cancel_url, created_at)
    select p.provider_ref, p.provider_ref, p.id, p.label, o.document ->> 'name', p.lang, p.currency, jsonb_build_array(e.montant), 1,
      e.created_at, 'done', '', '', p.created_at
    from payments p join organisations o on o.id = p.organisation_id
      join provider_events e on e.payment_id = p.id and e.type = 'payment.succeeded' and e.charge = 1
    where p.provider = 'sandbox'`);
  await queries.execute(sql`
    insert into sandbox_events (id, checkout_id, type, charge, montant, created_at)
    select e.event_id, c.id, e.type, e.charge, e.montant, e.created_at
    from provider_events e join sandbox_checkouts c on c.payment_id = e.payment_id`);
}
