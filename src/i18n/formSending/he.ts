import { plural } from '../catalogue';
import type { FormSendingTexts } from './fr';

export const formSending: FormSendingTexts = {
  articleMinimum: 'יש לבחור פריט אחד לפחות.',
  priceMissing: 'לא ניתן לשלוח את הטופס: הסכום הכולל שלו יכול להיות 0 בלבד. אנא הודיעו לארגון.',
  fileFailed: 'קובץ אחד לא הגיע: נסו שוב, או הסירו אותו.',
  receivedTitle: 'הטופס שלכם התקבל.',
  receivedText: 'הוא יטופל בהקדם האפשרי.',
  receivedMailedTitle: 'הטופס שלכם התקבל ונשלח.',
  receivedMailedText: 'הודעת אישור תגיע אליכם בדואר האלקטרוני בתוך דקות ספורות.',
  heldTitle: 'נותר לאשר בדואר האלקטרוני',
  heldText: (until) => `שלחנו אליכם הודעה: פתחו את הקישור שבה כדי לאשר. הבקשה שמורה עבורכם עד ${until}.`,
  again: 'שליחת טופס נוסף',
  toPayment: 'המשך לתשלום',
  goOn: 'המשך',
  previewNote: 'תצוגה מקדימה: דבר לא נשלח.',
  previewToPay: 'המבקר עובר עכשיו לתשלום.',
  failedTitle: 'הטופס לא נשלח',
  failedText: 'התשובות שלכם נשמרו: אפשר לנסות שוב.',
  unsureTitle: 'לא ידוע אם הטופס הגיע',
  unsureText: 'התשובות שלכם נשמרו. בדקו את החיבור ושלחו שוב ללא חשש: הטופס יירשם פעם אחת בלבד.',
  summary: (count: number) =>
    plural('he', count, { one: 'תשובה אחת לתיקון', two: 'שתי תשובות לתיקון', other: `${count} תשובות לתיקון` }),
  expiredTitle: 'תוקף הטופס פג!',
  expiredText: 'לא ניתן למלא את הטופס כעת. לכל שאלה אפשר לפנות ישירות לאחראי.',
  missing: 'הטופס לא נמצא.',
};
