import { timeZoneOf } from '../../../src/core/organisation';
import { eq, inArray } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { BATCH, claimDue } from '../../jobs/claimDue';
import { findOrganisation } from '../organisations/organisationStore';
import { agreementOf } from '../payments/agreement';
import { findPayment } from '../payments/paymentStore';
import { confirmationMail } from './confirmationMail';
import type { Mail, Mailer } from './createMailer';

type Surroundings = Pick<Deps, 'database' | 'now' | 'log'>;

/**
 * Sends the mails that are due and answers how many went out. At least once: a crash between sending and noting it sends
 * the same message again, under the same Message-ID. What could not be sent is tried again later.
 */
export async function sendDue(deps: Surroundings, mailer: Mailer): Promise<number> {
  let sent = 0;
  for (;;) {
    const ids = await claimDue(deps.database, outbox, deps.now());
    if (ids.length === 0) return sent;
    const due = await deps.database.queries.select().from(outbox).where(inArray(outbox.id, ids)).orderBy(outbox.id);
    for (const letter of due) {
      try {
        await mailer.send(await writeMail(deps, letter));
      } catch (error) {
        // The reason may quote the address: only its code is logged.
        deps.log.warn({ mail: letter.id, code: (error as { code?: unknown }).code }, 'mail not sent, will be retried');
        continue;
      }
      await deps.database.queries.update(outbox).set({ sentAt: deps.now() }).where(eq(outbox.id, letter.id));
      sent += 1;
    }
    if (ids.length < BATCH) return sent;
  }
}

async function writeMail({ database }: Surroundings, letter: typeof outbox.$inferSelect): Promise<Mail> {
  const payment = await findPayment(database.queries, String(letter.payload['paymentId']));
  const organisation = await findOrganisation(database.queries, letter.organisationId);
  if (!payment || !organisation) throw new Error('orgkit: a confirmation without payment');
  const mail = confirmationMail({
    ...agreementOf(payment),
    reference: payment.id,
    lang: payment.lang,
    caisse: payment.caisseId === null ? null : payment.label,
    divided: payment.divide !== null,
    cerfa: payment.cerfa,
    paidAt: payment.finalizedAt ?? letter.createdAt,
    payer: payment.info,
    organisation: {
      name: organisation.name,
      email: organisation.contact?.email ?? null,
      timeZone: timeZoneOf(organisation),
    },
  });
  return { ...mail, id: letter.id };
}
