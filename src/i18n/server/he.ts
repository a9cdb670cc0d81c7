import { plural } from '../catalogue';
import { common } from '../common/he';
import { problems } from '../problems/he';
import { sitePages } from '../sitePages/he';
import { mainFundNames } from '../mainFundNames';
import type { ServerTexts } from './fr';

const payments = (count: number) =>
  plural('he', count, { one: 'תשלום אחד', two: 'שני תשלומים', other: `${count} תשלומים` });

export const server: ServerTexts = {
  mainCaisse: mainFundNames.he,
  closed: common.closed,

  mail: {
    trial: 'ניסיון: לא מתבצע שום חיוב.',
    subject: (organisation) => `תודה על תרומתכם – ${organisation}`,
    greeting: (prenom) => `שלום ${prenom},`,
    once: (amount, organisation) => `תרומתכם על סך ${amount} עבור ${organisation} התקבלה. תודה רבה!`,
    monthly: (amount, count, organisation) =>
      `תרומתכם החודשית עבור ${organisation} נרשמה: ${payments(count)} של ${amount}, אחד בכל חודש. תודה רבה!`,
    unlimited: (amount, organisation) =>
      `תרומתכם על סך ${amount} בכל חודש עבור ${organisation} נרשמה, ללא הגבלת זמן. תודה רבה!`,
    split: (total, count, organisation) =>
      `תרומתכם על סך ${total} עבור ${organisation} נרשמה, בפריסה: ${payments(count)}. תודה רבה!`,
    paid: {
      subject: (organisation) => `התשלום שלכם – ${organisation}`,
      once: (amount, organisation) => `התשלום שלכם על סך ${amount} עבור ${organisation} התקבל. תודה רבה!`,
      monthly: (amount, count, organisation) =>
        `התשלום החודשי שלכם עבור ${organisation} נרשם: ${payments(count)} של ${amount}, אחד בכל חודש. תודה רבה!`,
      unlimited: (amount, organisation) =>
        `התשלום שלכם על סך ${amount} בכל חודש עבור ${organisation} נרשם, ללא הגבלת זמן. תודה רבה!`,
      split: (total, count, organisation) =>
        `התשלום שלכם על סך ${total} עבור ${organisation} נרשם, בפריסה: ${payments(count)}. תודה רבה!`,
      purpose: (label) => `עבור: ${label}`,
    },
    firstReceived: (amount) => `התשלום הראשון התקבל: ${amount}.`,
    caisse: (name) => `ייעוד התרומה: ${name}`,
    date: (date) => `תאריך: ${date}`,
    reference: (id) => `מספר אסמכתא: ${id}`,
    receipt: 'עבור תשלום זה תונפק קבלה לצורכי מס.',
    noReceipt: 'עבור תשלום זה לא תונפק קבלה לצורכי מס.',
    contact: (email) => `יש שאלה? אפשר לכתוב אל ${email}.`,
  },

  formTable: {
    sentAt: 'נשלח',
    state: 'מצב',
    total: 'סה״כ',
    paid: 'שולם',
    currency: 'מטבע',
    states: {
      kept: 'התקבל',
      open: 'לתשלום',
      released: 'לא שולם',
      short: 'שולם מאוחר מדי',
      held: 'ממתין לאישור',
      expired: 'לא אושר',
      cancelled: 'בוטל',
    },
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
    text: 'התשלום שלכם התקבל.',
    pending: 'התשלום שלכם בתהליך אישור…',
    failed: 'התשלום נדחה. לא בוצע שום חיוב.',
    cancelled: 'התשלום בוטל. לא בוצע שום חיוב.',
    home: 'חזרה לדף הבית',
  },

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name) => `עדכון - ${name}`,
  },

  cards: {
    title: 'כרטיס להדפסה',
    print: 'הדפיסו את הדף על נייר A6, או שמרו אותו כקובץ PDF.',
    scan: 'סרקו את הקוד בטלפון',
    code: (address: string) => `קוד QR של ${address}`,
  },

  refusals: {
    type: 'סוג התשלום הזה אינו זמין.',
    caisseUnknown: 'הקופה לא נמצאה.',
    caisseClosed: 'הקופה נסגרה! — לא ניתן לתרום לקופה זו כעת. לכל שאלה אפשר לפנות ישירות לאחראי.',
    campagneUnknown: 'הקמפיין לא נמצא.',
    campagneClosed: 'הקמפיין הסתיים! — לא ניתן לתרום לקמפיין זה כעת. לכל שאלה אפשר לפנות ישירות לאחראי.',
    serviceUnknown: 'השירות לא נמצא.',
    serviceClosed: 'השירות אינו מוצע עוד.',
    detteUnknown: 'החוב לא נמצא.',
    dettesApart: 'לא ניתן לשלם חובות אלה יחד.',
    dettesCurrencies: 'החובות האלה במטבעות שונים: יש לשלם את החובות בכל מטבע בנפרד.',
    submissionUnknown: 'הטופס לא נמצא.',
    nothingDue: 'לא נותר מה לשלם.',
    people: 'יש למלא שם פרטי ושם משפחה לכל אדם.',
    products: 'אחד הפריטים אינו מוצע עוד. טענו את הדף מחדש ובחרו שוב.',
    currency: 'המטבע הזה אינו מתקבל.',
    amountInvalid: 'סכום לא תקין',
    amountMinimum: (amount) => `הסכום חייב להיות לפחות ${amount}`,
    amountMaximum: 'הסכום גבוה מדי.',
    months: 'מספר החודשים הזה אינו מוצע.',
    divide: 'מספר התשלומים הזה אינו מוצע עבור הסכום הזה.',
    payer: 'יש למלא את כל שדות החובה לפני שליחת התשלום.',
    platform: 'אמצעי התשלום הזה אינו זמין.',
    intentUnknown: 'תוקף הקישור פג! — לכל שאלה אפשר לפנות ישירות לאחראי.',
    intentExpired: 'תוקף הקישור פג! — לכל שאלה אפשר לפנות ישירות לאחראי.',
    alreadyPaid: 'התשלום הזה כבר בוצע.',
    amountChanged: 'הסכום המוצג אינו מעודכן. בדקו אותו ונסו שוב.',
    replaced: 'תשלום חדש יותר החליף את התשלום הזה.',
    keyReused: 'הבקשה הזו כבר נשלחה עם תוכן אחר. יש לטעון את הדף מחדש ולהתחיל שוב.',
    tooManyAttempts: 'יותר מדי ניסיונות. יש להמתין רגע לפני ניסיון נוסף.',
    providerUnavailable: 'שירות התשלומים אינו מגיב. לא בוצע שום חיוב: אפשר לנסות שוב בעוד רגע.',
    failed: 'אירעה שגיאה',
  },

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'זמנים',
    EVENTS: 'אירועים',
    ACTU: 'חדשות',
    SERVICES: 'פעילויות',
    ABONNEMENTS: 'מנויים',
    GALERIES: 'גלריות',
  },

  forms: {
    closed: 'תוקף הטופס פג!',
    closedByEvent: 'ההרשמה לאירוע זה נסגרה.',
    fields: 'יש לתקן חלק מהתשובות.',
    articleMinimum: 'יש לבחור לפחות פריט אחד.',
    priceMissing: 'לא ניתן לשלוח את הטופס: הסכום הכולל שלו יכול להיות 0 בלבד. אנא הודיעו לארגון.',
    stock: 'לא נותרה כמות מספקת. הכמויות הזמינות עודכנו.',
    slot: 'המועד הזה כבר תפוס. יש לבחור מועד אחר.',
    upload: 'אחד הקבצים כבר אינו זמין. יש להעלות אותו שוב.',
    changed: 'הטופס שונה זה עתה. יש לבדוק את התשובות ולשלוח שוב.',
    notADocument: 'לא ניתן לקרוא את מבנה הטופס.',
    newerVersion: 'הטופס נוצר בגרסה חדשה יותר.',
    tooDeep: 'הבלוקים בטופס מקוננים עמוק מדי.',
    tooManyBlocks: 'בטופס יש יותר מדי בלוקים.',
    revision: 'הטופס שונה בינתיים. יש לטעון אותו מחדש לפני השמירה.',
    defaultRefused: (key) => `השדה אינו מקבל את ערך ברירת המחדל שלו: ${key}`,
    keyTaken: (key) => `לשני שדות לא יכול להיות אותו מפתח: ${key}`,
    mailMissing: 'אישור בדואר אלקטרוני מצריך שדה דואר אלקטרוני חובה שאף תנאי אינו מסתיר.',
    sold: (sold) => `${sold} כבר תפוסים.`,
    toldScope: 'רק אסימון מלא רשאי לשנות את הכתובות שמקבלות את התשובות.',
  },

  formMail: {
    copySubject: (title) => `הטופס שלכם „${title}”`,
    copy: (organisation) => `הטופס שלכם התקבל אצל ${organisation}. זהו עותק שלו.`,
    noticeSubject: (title) => `טופס חדש: ${title}`,
    notice: 'טופס מולא זה עתה.',
    notRepeated: 'טקסטים ארוכים וקישורים אינם מופיעים כאן.',
    yes: 'כן',
    no: 'לא',
    paymentMethod: 'אמצעי תשלום',
    online: 'באינטרנט',
    total: 'סה״כ',
  },

  goneMail: {
    subject: (title) => `התשלום מוחזר אליכם: ${title}`,
    gone: (amount, title) =>
      `התשלום שלכם על סך ${amount} עבור „${title}” הגיע אלינו מאוחר מדי: המקומות או הפריטים שבחרתם כבר לא היו זמינים.`,
    back: 'אנחנו מחזירים את הסכום במלואו לאמצעי התשלום שבו השתמשתם. אין צורך לעשות דבר; ההחזר עשוי להימשך כמה ימים.',
  },

  pledges: {
    closed: 'קמפיין זה אינו מקבל התחייבויות.',
    subject: (campagne) => `ההתחייבות שלכם: ${campagne}`,
    promised: (amount, campagne, organisation) =>
      `התחייבתם לתרום ${amount} לטובת ${organisation} עבור „${campagne}”. תודה!`,
    pay: (url) => `למימוש ההתחייבות: ${url}`,
    unpaid: 'לא יבוצע חיוב לפני התשלום.',
  },

  fields: {
    ...problems,
    amountMinimum: 'הסכום חייב להיות לפחות 1',
  },
};
