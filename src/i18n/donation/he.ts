import type { DonationTexts } from './fr';

export const donation: DonationTexts = {
  title: 'תרומה',
  mainCaisse: 'הקופה הראשית',
  caisse: 'התרומה שלי מיועדת ל־',
  frequency: 'תדירות התרומה',
  once: 'חד־פעמית',
  monthly: 'כל חודש',
  amount: 'סכום',
  freeAmount: 'סכום חופשי',
  otherAmount: 'סכום אחר',
  currency: 'מטבע',

  give: 'לתרומה',
  giveAmount: (amount) => `לתרומה של ${amount}`,
  giveMonthly: (amount) => `לתרומה של ${amount} בכל חודש`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'עוברים לתשלום…',
  secure: 'תשלום מאובטח',
  receipt: 'קבלה לצורכי מס',

  chooseAmount: 'בחרו סכום או הזינו סכום אחר.',
  amountInvalid: 'סכום לא תקין',
  amountMinimum: (amount) => `הסכום המינימלי הוא ${amount}`,

  raisedOf: (goal) => `נאספו מתוך ${goal}`,
  remaining: (amount) => `נותרו ${amount} ליעד`,
  progress: 'התקדמות לעבר היעד',

  expiredTitle: 'הקופה נסגרה',
  expiredText: 'לא ניתן לתרום לקופה זו כעת. לכל שאלה אפשר לפנות ישירות לאחראי.',
  unknownTitle: 'הקופה לא נמצאה',
  unknownText: 'בדקו את כתובת הדף או פנו לארגון.',
  home: 'חזרה לדף הבית',

  refusedTitle: 'לא הצלחנו להתחיל את התרומה',
  blockedTitle: 'נותר רק שלב אחד',
  blockedText: 'הדפדפן לא פתח את דף התשלום. הבחירה שלכם נשמרה.',
  openedTitle: 'דף התשלום נפתח בלשונית חדשה',
  openedText: 'אפשר להשלים שם את התרומה.',
  continue: 'המשך לתשלום',

  video: 'סרטון',
  playVideo: 'הפעלת הסרטון',
  pictures: 'תמונות',
  picture: (position, count) => `תמונה ${position} מתוך ${count}`,
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  pause: 'עצירת המצגת',
  play: 'הפעלת המצגת',
};
