import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  loading: 'טוען…',
  close: 'סגירה',
  cancel: 'ביטול',
  back: 'חזרה',
  retry: 'ניסיון נוסף',
  optional: 'לא חובה',

  error: 'שגיאה',
  somethingFailed: 'אירעה שגיאה',
  reload: 'טעינת הדף מחדש',
  notFound: 'הפעולה לא נמצאה בשרת',
  serverFailed: 'שגיאה פנימית בשרת',
  gatewayTimeout: 'השרת לא השיב בזמן',

  thanksTitle: 'תודה רבה!',
  thanksText: 'התשלום שלך התקבל.',
  thanksAmount: (amount) => `התשלום שלך על סך ${amount} התקבל.`,
  thanksMonthly: (amount) => `התרומה החודשית שלך על סך ${amount} נרשמה.`,
  paymentPending: 'התשלום שלך בתהליך אישור…',
  paymentPendingLong: 'האישור מתעכב מעט. נשלח אליך הודעת דוא״ל מיד כשהתשלום יאושר.',
  paymentFailed: 'התשלום נדחה. לא בוצע שום חיוב.',
  paymentCancelled: 'התשלום בוטל. לא בוצע שום חיוב.',
};
