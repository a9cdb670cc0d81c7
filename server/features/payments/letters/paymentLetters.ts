import { payerMails } from '../../../../src/contract/payments/paymentStory';
import type { WordedMail } from '../../../../src/contract/terms/wordedMails';
import { timeZoneOf } from '../../../../src/core/organisation';
import { promisedReceipt } from '../../../../src/core/payment';
import { asMinor } from '../../../amounts';
import { agreementOf } from '../../../ledger/agreement';
import { listEvents } from '../../../ledger/eventStore';
import { standingsOf } from '../../../ledger/storeSchedule';
import { findPayment, type PaymentRow } from '../../../ledger/paymentStore';
import type { Composed } from '../../../outbox/composeLetter';
import type { Letter, LetterRow } from '../../../outbox/letter';
import { findOwnWords } from '../../../outbox/words/mailWordsStore';
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
    const about: About = {
      ...{ reference: payment.id, lang: payment.lang, mode: payment.mode, payer: payment.info, label: payment.label },
      organisation: {
        ...{ name: organisation.name, email: organisation.contact?.email ?? null },
        timeZone: timeZoneOf(organisation),
      },
      own: await findOwnWords(queries, organisation.id, mailOf(letter, payment)),
    };
    if (letter.kind === 'failed') return writeFailed(deps, letter, payment, { about, organisation });
    if (letter.kind === 'gone') return writeGone(letter, payment, about);
    const address = manageUrl(deps, organisation, payment.id);
    if (letter.kind === 'manage') return manageMail({ ...about, manageUrl: address, date: letter.createdAt });
    return confirmationMail({
      ...agreementOf(payment),
      ...about,
      caisse: payment.caisseId === null ? null : payment.label,
      isGift: isGift(payment),
      divided: payment.divide !== null,
      cerfa: promisedReceipt(payment.cerfa, { delivreRecus: deps.canIssueReceipts(organisation) }),
      manageUrl: payment.abo ? address : null,
      paidAt: payment.finalizedAt ?? letter.createdAt,
    });
  },
};

type About = AboutPayment & Pick<PaymentRow, 'label'>;

const isGift = ({ type, dettes }: PaymentRow) =>
  type === 'CAISSE' || type === 'CAMPAGNE' || (type === 'GENERAL' && !dettes?.length);

function mailOf({ kind }: LetterRow, payment: PaymentRow): WordedMail {
  if (kind === 'failed' || kind === 'gone' || kind === 'manage') return kind;
  return isGift(payment) ? 'thanks' : 'payment';
}

async function writeFailed(
  deps: Surroundings,
  letter: LetterRow,
  payment: PaymentRow,
  { about, organisation }: { readonly about: About; readonly organisation: OrganisationRecord },
): Promise<Composed> {
  const charge = Number(letter.payload['charge']);
  const events = await listEvents(deps.database.queries, payment.id, payment.provider);
  const standing = standingsOf(payment, events).find((one) => one.charge === charge);
  return failedMail({
    ...about,
    montant: standing?.montant ?? agreementOf(payment).first,
    currency: payment.currency,
    final: standing?.state === 'cancelled',
    manageUrl: manageUrl(deps, organisation, payment.id),
    failedAt: letter.createdAt,
  });
}

const writeGone = (letter: LetterRow, { currency }: PaymentRow, about: About) =>
  goneMail({
    ...{ ...about, currency },
    montant: asMinor(letter.payload['montant']),
    title: about.label,
    at: letter.createdAt,
  });
