import { payerMails } from '../../../../src/contract/payments/paymentStory';
import { timeZoneOf } from '../../../../src/core/organisation';
import { promisedReceipt } from '../../../../src/core/payment';
import { asMinor } from '../../../amounts';
import { agreementOf } from '../../../ledger/agreement';
import { listEvents } from '../../../ledger/eventStore';
import { standingsOf } from '../../../ledger/storeSchedule';
import { findPayment, type PaymentRow } from '../../../ledger/paymentStore';
import type { Mail } from '../../../outbox/createMailer';
import type { Letter, LetterRow } from '../../../outbox/letter';
import type { Surroundings } from '../../../surroundings';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { manageUrl } from '../../subscriptions/manageUrl';
import { confirmationMail } from './confirmationMail';
import { failedMail } from './failedMail';
import { goneMail } from './goneMail';
import { manageMail } from './manageMail';
import type { AboutPayment } from './payerMail';

/** Mails to payers about their payments. */
export const paymentLetters: Letter = {
  kinds: payerMails,
  async write(deps, letter) {
    const { queries } = deps.database;
    const payment = await findPayment(queries, String(letter.payload['paymentId']));
    const organisation = await findOrganisation(queries, letter.organisationId);
    if (!payment || !organisation) throw new Error('orgkit: a mail without payment');
    // No one left to write to (PRIV-02).
    if (payment.erasedAt !== null) return null;
    if (letter.kind === 'failed') return writeFailed(deps, letter, payment, organisation);
    if (letter.kind === 'gone') return writeGone(letter, payment, organisation);
    if (letter.kind === 'manage') return writeManage(deps, letter, payment, organisation);
    return writeConfirmation(deps, letter, payment, organisation);
  },
};

const aboutOf = (payment: PaymentRow, found: OrganisationRecord): AboutPayment => ({
  reference: payment.id,
  lang: payment.lang,
  mode: payment.mode,
  payer: payment.info,
  organisation: { name: found.name, email: found.contact?.email ?? null, timeZone: timeZoneOf(found) },
});

async function writeFailed(
  deps: Surroundings,
  letter: LetterRow,
  payment: PaymentRow,
  organisation: OrganisationRecord,
): Promise<Omit<Mail, 'id'>> {
  const charge = Number(letter.payload['charge']);
  const events = await listEvents(deps.database.queries, payment.id, payment.provider);
  const standing = standingsOf(payment, events).find((one) => one.charge === charge);
  return failedMail({
    ...aboutOf(payment, organisation),
    montant: standing?.montant ?? agreementOf(payment).first,
    currency: payment.currency,
    final: standing?.state === 'cancelled',
    manageUrl: manageUrl(deps, organisation, payment.id),
    failedAt: letter.createdAt,
  });
}

const writeGone = (letter: LetterRow, payment: PaymentRow, organisation: OrganisationRecord) =>
  goneMail({
    ...aboutOf(payment, organisation),
    montant: asMinor(letter.payload['montant']),
    currency: payment.currency,
    title: payment.label,
    at: letter.createdAt,
  });

const writeManage = (deps: Surroundings, letter: LetterRow, payment: PaymentRow, organisation: OrganisationRecord) =>
  manageMail({
    ...aboutOf(payment, organisation),
    manageUrl: manageUrl(deps, organisation, payment.id),
    date: letter.createdAt,
  });

const isGift = ({ type, dettes }: PaymentRow) =>
  type === 'CAISSE' || type === 'CAMPAGNE' || (type === 'GENERAL' && !dettes?.length);

const writeConfirmation = (
  deps: Surroundings,
  letter: LetterRow,
  payment: PaymentRow,
  organisation: OrganisationRecord,
) =>
  confirmationMail({
    ...agreementOf(payment),
    ...aboutOf(payment, organisation),
    caisse: payment.caisseId === null ? null : payment.label,
    paidFor: isGift(payment) ? null : payment.label,
    divided: payment.divide !== null,
    cerfa: promisedReceipt(payment.cerfa, { delivreRecus: deps.canIssueReceipts(organisation) }),
    manageUrl: payment.abo ? manageUrl(deps, organisation, payment.id) : null,
    paidAt: payment.finalizedAt ?? letter.createdAt,
  });
