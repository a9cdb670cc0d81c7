import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'לא חובה',
  retry: 'ניסיון נוסף',
  somethingFailed: 'אירעה שגיאה',
  reload: 'טעינת הדף מחדש',
  notFound: 'הפעולה לא נמצאה בשרת',
  serverFailed: 'שגיאה פנימית בשרת',
  gatewayTimeout: 'השרת לא השיב בזמן',
  closed: 'הארגון הזה אינו פעיל כאן עוד.',
  trial: 'ניסיון: לא מתבצע שום חיוב',
  trialGift: 'ניסיון',
};
