import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'תודה רבה!',
  thanksText: 'התשלום שלכם התקבל.',
  thanksAmount: (amount) => `התשלום שלכם על סך ${amount} התקבל.`,
  thanksMonthly: (amount) => `התרומה החודשית שלכם על סך ${amount} נרשמה.`,
  changesSaved: 'השינויים נשמרו. לא בוצע שום חיוב.',
  paymentPending: 'התשלום שלכם בתהליך אישור…',
  paymentPendingLong: 'האישור מתעכב מעט. נשלח אליכם הודעת דוא״ל מיד כשהתשלום יאושר.',
  paymentFailed: 'התשלום נדחה. לא בוצע שום חיוב.',
  paymentCancelled: 'התשלום בוטל. לא בוצע שום חיוב.',
  paymentGone: 'התשלום שלכם הגיע מאוחר מדי: מה שבחרתם כבר לא היה זמין. אנחנו מחזירים את הסכום במלואו.',
  back: 'חזרה',
  backTo: (host) => `חזרה אל ${host}`,
  close: 'סגירה',
};
