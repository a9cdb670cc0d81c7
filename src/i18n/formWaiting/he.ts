import type { FormWaitingTexts } from './fr';

export const formWaiting: FormWaitingTexts = {
  title: 'רשימת המתנה',
  text: 'נכתוב לכם ברגע שיתפנה מקום. ההמתנה אינה שומרת מקום.',
  day: 'לאיזה יום?',
  anyDay: (count) => `כל הימים האלה (${count})`,
  time: 'באיזו שעה?',
  anyTime: 'בכל שעה',
  name: 'השם שלכם',
  email: 'כתובת הדואר האלקטרוני שלכם',
  consent: (organisation) =>
    `בשליחה ניתנת הסכמה לכך שארגון ${organisation} ישמור את השם ואת הכתובת כדי להודיע לכם. הם נמחקים לאחר שהמועד עובר.`,
  submit: 'להודיע לי',
  sending: 'בשליחה…',
  needed: 'זהו שדה חובה',
  invalid: 'כתובת הדואר האלקטרוני אינה תקינה',
  failed: 'אין תשובה מהשרת. אפשר לנסות שוב בעוד רגע.',
  gone: 'היומן הזה כבר לא קיים.',
  doneTitle: 'רשמנו',
  doneText: (email) => `נכתוב אל ${email} ברגע שיתפנה מקום. עד אז שום מקום אינו שמור.`,
  again: 'המתנה למועד אחר',
  close: 'סגירה',
};
