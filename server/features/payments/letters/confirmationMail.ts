import { dateLocale } from '../../../../src/core/calendar';
import { formatMoney, sumMinor, type Minor } from '../../../../src/core/money';
import { serverTexts, type ServerTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Agreement } from '../../../ledger/agreement';
import type { Mail } from '../../../outbox/createMailer';
import { payerMail, type AboutPayment } from './payerMail';

/** Content and recipient of a payment's confirmation. */
interface Confirmation extends Agreement, AboutPayment {
  /** The fund that the gift goes to, if it goes to one. */
  readonly caisse: string | null;
  /** The subject paid for, unless it is a gift. */
  readonly paidFor: string | null;
  readonly divided: boolean;
  /** Whether it comes with a tax receipt; null omits the line. */
  readonly cerfa: boolean | null;
  /** Where the payer stops upcoming charges or changes their means; null if none remain. */
  readonly manageUrl: string | null;
  readonly paidAt: Date;
}

/** The mail that a payer gets once a payment has succeeded, in the payer's language, as text and as HTML. */
export function confirmationMail(confirmation: Confirmation): Omit<Mail, 'id'> {
  const { organisation, lang } = confirmation;
  const texts = serverTexts[lang].mail;
  const { paidFor } = confirmation;
  const said = paidFor === null ? texts : texts.paid;
  const blocks = [
    amountLines(confirmation, said, texts.firstReceived),
    [
      ...(paidFor ? [texts.paid.purpose(paidFor)] : []),
      ...(confirmation.caisse ? [texts.caisse(confirmation.caisse)] : []),
      texts.date(dateText(confirmation)),
      texts.reference(confirmation.reference),
    ],
    confirmation.manageUrl ? [subscriptionTexts[lang].mail.manage(confirmation.manageUrl)] : [],
    confirmation.cerfa === null ? [] : [confirmation.cerfa ? texts.receipt : texts.noReceipt],
  ];
  return payerMail(confirmation, { subject: said.subject(organisation.name), blocks, date: confirmation.paidAt });
}

function amountLines(
  confirmation: Confirmation,
  texts: Pick<ServerTexts['mail'], 'once' | 'monthly' | 'unlimited' | 'split'>,
  firstReceived: ServerTexts['mail']['firstReceived'],
): string[] {
  const { charges, monthly, first, currency, lang, organisation, divided } = confirmation;
  const money = (amount: Minor) => formatMoney(amount, currency, lang);
  const { name } = organisation;
  if (monthly !== null) return [texts.unlimited(money(monthly), name), firstReceived(money(first))];
  const total = sumMinor(charges);
  if (charges.length <= 1) return [texts.once(money(total), name)];
  const uneven = charges.some((charge) => charge !== first);
  const plan =
    divided || uneven
      ? texts.split(money(total), charges.length, name)
      : texts.monthly(money(first), charges.length, name);
  return [plan, firstReceived(money(first))];
}

function dateText({ paidAt, lang, organisation }: Confirmation): string {
  const { timeZone } = organisation;
  return new Intl.DateTimeFormat(dateLocale(lang, timeZone), { dateStyle: 'long', timeZone }).format(paidAt);
}
