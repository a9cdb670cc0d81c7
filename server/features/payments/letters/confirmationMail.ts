import { dateFormat, dateLocale } from '../../../../src/core/calendar';
import { formatMoney, sumMinor, type Minor } from '../../../../src/core/money';
import { serverTexts, type ServerTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Agreement } from '../../../ledger/agreement';
import type { Composed } from '../../../outbox/composeLetter';
import { payerMail, payerValues, type AboutPayment } from './payerMail';

/** Content and recipient of a payment's confirmation. */
interface Confirmation extends Agreement, AboutPayment {
  /** Label of the payment; for a gift, its fund or campaign. */
  readonly label: string;
  /** The fund that the gift goes to, if it goes to one. */
  readonly caisse: string | null;
  readonly isGift: boolean;
  readonly divided: boolean;
  /** Whether it comes with a tax receipt; null omits the line. */
  readonly cerfa: boolean | null;
  /** Where the payer stops upcoming charges or changes their means; null if none remain. */
  readonly manageUrl: string | null;
  readonly paidAt: Date;
}

/** The mail that a payer gets once a payment has succeeded, in the payer's language, as text and as HTML. */
export function confirmationMail(confirmation: Confirmation): Composed {
  const { lang, isGift, label } = confirmation;
  const texts = serverTexts[lang].mail;
  const { montant, lines } = amountLines(confirmation, isGift ? texts : texts.paid, texts.firstReceived);
  const facts = [
    lines,
    [
      ...(isGift || label === '' ? [] : [texts.paid.purpose(label)]),
      ...(confirmation.caisse ? [texts.caisse(confirmation.caisse)] : []),
      texts.date(dateText(confirmation)),
      texts.reference(confirmation.reference),
    ],
    confirmation.manageUrl ? [subscriptionTexts[lang].mail.manage(confirmation.manageUrl)] : [],
    confirmation.cerfa === null ? [] : [confirmation.cerfa ? texts.receipt : texts.noReceipt],
  ];
  const values = { ...payerValues(confirmation), montant };
  const date = confirmation.paidAt;
  return isGift
    ? payerMail(confirmation, { mail: 'thanks', values: { ...values, caisse: label }, facts, date })
    : payerMail(confirmation, { mail: 'payment', values: { ...values, objet: label }, facts, date });
}

/** The amount that a mail names first, and what it says of it. */
function amountLines(
  confirmation: Confirmation,
  texts: Pick<ServerTexts['mail'], 'once' | 'monthly' | 'unlimited' | 'split'>,
  firstReceived: ServerTexts['mail']['firstReceived'],
): { readonly montant: string; readonly lines: readonly string[] } {
  const { charges, monthly, first, currency, lang, organisation, divided } = confirmation;
  const money = (amount: Minor) => formatMoney(amount, currency, lang);
  const { name } = organisation;
  const received = firstReceived(money(first));
  if (monthly !== null) return { montant: money(monthly), lines: [texts.unlimited(money(monthly), name), received] };
  const total = money(sumMinor(charges));
  if (charges.length <= 1) return { montant: total, lines: [texts.once(total, name)] };
  const uneven = charges.some((charge) => charge !== first);
  return divided || uneven
    ? { montant: total, lines: [texts.split(total, charges.length, name), received] }
    : { montant: money(first), lines: [texts.monthly(money(first), charges.length, name), received] };
}

function dateText({ paidAt, lang, organisation }: Confirmation): string {
  const { timeZone } = organisation;
  return dateFormat(dateLocale(lang, timeZone), { dateStyle: 'long', timeZone }).format(paidAt);
}
