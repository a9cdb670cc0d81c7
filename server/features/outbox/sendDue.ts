import { timeZoneOf } from '../../../src/core/organisation';
import { promisedReceipt } from '../../../src/core/payment';
import { eq } from 'drizzle-orm';
import { asMinor } from '../../amounts';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { claimDue, tryLater } from '../../db/claimDue';
import { isTurn } from '../giftMails/isTurn';
import { giftMailKinds, writeGiftMail } from '../giftMails/writeGiftMail';
import { findOrganisation } from '../organisations/organisationStore';
import { agreementOf } from '../../ledger/agreement';
import { findPayment } from '../../ledger/paymentStore';
import { manageUrlOf } from '../subscriptions/manageUrlOf';
import { eventsOf } from '../../ledger/eventStore';
import { standingsOf } from '../../ledger/keepSchedule';
import { confirmationMail } from './confirmationMail';
import type { Mail, Mailer } from './createMailer';
import { failedMail } from './failedMail';
import { goneMail } from './goneMail';
import { writeFormMail } from './writeFormMail';
import { writeHeldMail } from './writeHeldMail';
import { writePledgeMail } from './writePledgeMail';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'now' | 'log' | 'canIssueReceipts'>;

/** Handing one mail over to a slow server takes less: no other process sends it meanwhile. */
const HOLD_SECONDS = 180;

/**
 * Sends the mails that are due and answers how many went out. At least once: a crash between sending and noting it sends
 * the same message again, under the same Message-ID. What could not be sent is tried again later, and so is what comes
 * after it: a mail server that is down is not waited for again and again.
 */
export async function sendDue(deps: Surroundings, mailer: Mailer): Promise<number> {
  const { queries } = deps.database;
  let sent = 0;
  for (;;) {
    const [id] = await claimDue(deps.database, outbox, deps.now(), { most: 1, hold: HOLD_SECONDS });
    const [letter] = id === undefined ? [] : await queries.select().from(outbox).where(eq(outbox.id, id));
    if (!letter) return sent;
    try {
      if (letter.kind === 'gift' && !(await isTurn(deps, letter))) continue;
      const mail = await writeMail(deps, letter);
      if (mail) await mailer.send(mail);
    } catch (error) {
      // The reason may quote the address: only its code is logged.
      deps.log.warn({ mail: letter.id, code: (error as { code?: unknown }).code }, 'mail not sent, will be retried');
      await tryLater(deps.database, outbox, letter.id, deps.now());
      return sent;
    }
    await queries.update(outbox).set({ sentAt: deps.now() }).where(eq(outbox.id, letter.id));
    sent += 1;
  }
}

/** Null when there turns out to be nobody to send it to. */
async function writeMail(deps: Surroundings, letter: typeof outbox.$inferSelect): Promise<Mail | null> {
  const { database } = deps;
  if (letter.kind === 'formCopy' || letter.kind === 'formNotice') {
    const mail = await writeFormMail(deps, letter, letter.kind);
    return mail && { ...mail, id: letter.id };
  }
  if (letter.kind === 'formHeld') {
    const mail = await writeHeldMail(deps, letter);
    return mail && { ...mail, id: letter.id };
  }
  if (letter.kind === 'pledge') {
    const mail = await writePledgeMail(deps, letter);
    return mail && { ...mail, id: letter.id };
  }
  if (giftMailKinds.includes(letter.kind)) {
    const mail = await writeGiftMail(deps, letter);
    return mail && { ...mail, id: letter.id };
  }
  const payment = await findPayment(database.queries, String(letter.payload['paymentId']));
  const found = await findOrganisation(database.queries, letter.organisationId);
  if (!payment || !found) throw new Error('orgkit: a mail without payment');
  // Nobody is left to write to (PRIV-02).
  if (payment.erasedAt !== null) return null;
  const organisation = { name: found.name, email: found.contact?.email ?? null, timeZone: timeZoneOf(found) };
  const manageUrl = manageUrlOf(deps, found, payment.id);
  const about = { reference: payment.id, lang: payment.lang, mode: payment.mode, payer: payment.info, organisation };
  if (letter.kind === 'failed') {
    const charge = Number(letter.payload['charge']);
    const events = await eventsOf(database.queries, payment.id, payment.provider);
    const standing = standingsOf(payment, events).find((one) => one.charge === charge);
    const mail = failedMail({
      ...about,
      montant: standing?.montant ?? agreementOf(payment).first,
      currency: payment.currency,
      final: standing?.state === 'cancelled',
      manageUrl,
      failedAt: letter.createdAt,
    });
    return { ...mail, id: letter.id };
  }
  if (letter.kind === 'gone') {
    const montant = asMinor(letter.payload['montant']);
    const mail = goneMail({
      ...about,
      montant,
      currency: payment.currency,
      title: payment.label,
      at: letter.createdAt,
    });
    return { ...mail, id: letter.id };
  }
  const mail = confirmationMail({
    ...agreementOf(payment),
    ...about,
    caisse: payment.caisseId === null ? null : payment.label,
    divided: payment.divide !== null,
    cerfa: promisedReceipt(payment.cerfa, { delivreRecus: deps.canIssueReceipts(found) }),
    manageUrl: payment.abo ? manageUrl : null,
    paidAt: payment.finalizedAt ?? letter.createdAt,
  });
  return { ...mail, id: letter.id };
}
