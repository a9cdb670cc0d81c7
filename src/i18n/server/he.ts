import { plural } from '../catalogue';
import type { ServerTexts } from './fr';

const payments = (count: number) =>
  plural('he', count, { one: 'תשלום אחד', two: 'שני תשלומים', other: `${count} תשלומים` });

export const server: ServerTexts = {
  mainCaisse: 'הקופה הראשית',

  mail: {
    subject: (organisation) => `תודה על תרומתך – ${organisation}`,
    greeting: (prenom) => `שלום ${prenom},`,
    once: (amount, organisation) => `תרומתך על סך ${amount} עבור ${organisation} התקבלה. תודה רבה!`,
    monthly: (amount, count, organisation) =>
      `תרומתך החודשית עבור ${organisation} נרשמה: ${payments(count)} של ${amount}, אחד בכל חודש. תודה רבה!`,
    unlimited: (amount, organisation) =>
      `תרומתך על סך ${amount} בכל חודש עבור ${organisation} נרשמה, ללא הגבלת זמן. תודה רבה!`,
    split: (total, count, organisation) =>
      `תרומתך על סך ${total} עבור ${organisation} נרשמה, בפריסה: ${payments(count)}. תודה רבה!`,
    firstReceived: (amount) => `התשלום הראשון התקבל: ${amount}.`,
    caisse: (name) => `ייעוד התרומה: ${name}`,
    date: (date) => `תאריך: ${date}`,
    reference: (id) => `מספר אסמכתא: ${id}`,
    receipt: 'עבור תשלום זה תונפק קבלה לצורכי מס.',
    noReceipt: 'עבור תשלום זה לא תונפק קבלה לצורכי מס.',
    contact: (email) => `יש שאלה? אפשר לכתוב אל ${email}.`,
  },

  pay: {
    title: 'דף תשלום להדגמה',
    notice: 'זוהי הדגמה: לא יבוצע שום חיוב.',
    to: (organisation) => `עבור ${organisation}`,
    once: (amount) => `לתשלום: ${amount}`,
    monthly: (amount, count) => `${amount} בכל חודש, ${payments(count)}`,
    unlimited: (amount) => `${amount} בכל חודש, ללא הגבלת זמן`,
    schedule: 'מועדי התשלום',
    taken: (taken, count) => `שולמו ${taken} מתוך ${count}`,
    takenSoFar: (taken) => `עד כה: ${payments(taken)}`,
    succeed: 'אישור התשלום',
    decline: 'דחיית התשלום',
    cancel: 'ביטול',
    nextMonth: 'מעבר לחודש הבא',
    stop: 'הפסקת התשלומים',
    refund: 'החזר כספי',
    advanced: 'אפשרויות מתקדמות',
    delivery: 'אישור לשרת',
    deliverOnce: 'שליחת האישור פעם אחת',
    twice: 'שליחת האישור פעמיים',
    late: 'שליחת האישור באיחור',
    disordered: 'שליחת האישורים שלא לפי הסדר',
    never: 'לא לשלוח את האישור',
    accepted: 'התשלום התקבל',
    states: {
      open: 'ממתין לתשלום',
      active: 'התשלומים בעיצומם',
      done: 'שולם',
      declined: 'התשלום נדחה',
      cancelled: 'התשלום בוטל',
      stopped: 'התשלומים הופסקו',
      refunded: 'התשלום הוחזר',
    },
    unknown: 'דף התשלום הזה אינו קיים, או שאינו קיים עוד.',
    back: 'חזרה לאתר',
  },

  thanks: {
    title: 'תודה רבה!',
    text: 'התשלום שלך התקבל.',
    pending: 'התשלום שלך בתהליך אישור…',
    failed: 'התשלום נדחה. לא בוצע שום חיוב.',
    cancelled: 'התשלום בוטל. לא בוצע שום חיוב.',
    home: 'חזרה לדף הבית',
  },

  pages: {
    donate: 'לתרומה',
    donateTo: (organisation) => `תרומה עבור ${organisation}`,
    payment: 'תשלום',
    purposes: 'למה מיועדת התרומה',
    skip: 'דילוג לתוכן',
    language: 'שפה',
    noScript: 'כדי לתרום באתר יש להפעיל JavaScript בדפדפן.',
    writeUs: (email) => `אפשר גם לכתוב אלינו: ${email}.`,
    terms: 'תנאי שימוש',
    privacy: 'פרטיות',
    notFound: 'הדף לא נמצא',
    notFoundText: 'הכתובת הזו אינה מובילה לשום דף.',
  },

  refusals: {
    type: 'סוג התשלום הזה אינו זמין.',
    caisseUnknown: 'הקופה לא נמצאה.',
    caisseClosed: 'הקופה נסגרה! — לא ניתן לתרום לקופה זו כעת. לכל שאלה יש לפנות ישירות לאחראי.',
    currency: 'המטבע הזה אינו מתקבל.',
    amountInvalid: 'סכום לא תקין',
    amountMinimum: (amount) => `הסכום חייב להיות לפחות ${amount}`,
    amountMaximum: 'הסכום גבוה מדי.',
    months: 'מספר החודשים הזה אינו מוצע.',
    divide: 'מספר התשלומים הזה אינו מוצע עבור הסכום הזה.',
    payer: 'יש למלא את כל שדות החובה לפני שליחת התשלום.',
    platform: 'אמצעי התשלום הזה אינו זמין.',
    intentUnknown: 'תוקף הקישור פג! — לכל שאלה יש לפנות ישירות לאחראי.',
    intentExpired: 'תוקף הקישור פג! — לכל שאלה יש לפנות ישירות לאחראי.',
    alreadyPaid: 'התשלום הזה כבר בוצע.',
    amountChanged: 'הסכום המוצג אינו מעודכן. בדקו אותו ונסו שוב.',
    replaced: 'תשלום חדש יותר החליף את התשלום הזה.',
    keyReused: 'הבקשה הזו כבר נשלחה עם תוכן אחר. יש לטעון את הדף מחדש ולהתחיל שוב.',
    tooManyAttempts: 'יותר מדי ניסיונות. יש להמתין רגע לפני ניסיון נוסף.',
    providerUnavailable: 'שירות התשלומים אינו מגיב. לא בוצע שום חיוב: אפשר לנסות שוב בעוד רגע.',
    failed: 'אירעה שגיאה',
  },

  fields: {
    required: 'שדה חובה',
    email: 'כתובת הדוא״ל אינה תקינה',
    phone: 'מספר הטלפון אינו תקין',
    atLeastTwo: 'יש להזין לפחות 2 תווים',
    atLeastThree: 'יש להזין לפחות 3 תווים',
    amountMinimum: 'הסכום חייב להיות לפחות 1',
    amountInvalid: 'סכום לא תקין',
    tooLong: 'הטקסט ארוך מדי',
  },
};
