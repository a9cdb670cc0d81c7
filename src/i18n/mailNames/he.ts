import type { WordedMail } from '../../contract/terms/wordedMails';

export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'תודה על תרומה',
  payment: 'אישור תשלום',
  failed: 'תשלום שנדחה',
  gone: 'החזר: כבר לא זמין',
  manage: 'קישור לניהול התשלומים',
  pledge: 'התחייבות שנרשמה',
  formCopy: 'טופס שהתקבל',
  formHeld: 'בקשה לאישור',
  newsletter: 'הרשמה לעלון',
};
