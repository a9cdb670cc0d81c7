import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'תודה רבה!',
  thanksText: 'התשלום שלך התקבל.',
  thanksAmount: (amount) => `התשלום שלך על סך ${amount} התקבל.`,
  thanksMonthly: (amount) => `התרומה החודשית שלך על סך ${amount} נרשמה.`,
  changesSaved: 'השינויים נשמרו. לא בוצע שום חיוב.',
  paymentPending: 'התשלום שלך בתהליך אישור…',
  paymentPendingLong: 'האישור מתעכב מעט. נשלח אליך הודעת דוא״ל מיד כשהתשלום יאושר.',
  paymentFailed: 'התשלום נדחה. לא בוצע שום חיוב.',
  paymentCancelled: 'התשלום בוטל. לא בוצע שום חיוב.',
  back: 'חזרה',
  close: 'סגירה',
};
