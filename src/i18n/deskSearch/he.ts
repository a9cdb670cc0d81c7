import type { DeskSearchTexts } from './fr';

export const deskSearch: DeskSearchTexts = {
  title: 'חיפוש',
  label: 'מה מחפשים?',
  hint: 'שם, כתובת, טלפון, אסמכתה או עמוד.',
  hintByName: 'שם, אסמכתה של תשלום או עמוד.',
  places: 'עמודי הניהול',
  all: (kind) => `הצגת הכול: ${kind}`,
  unnamed: 'ללא שם',
  none: 'אין תוצאות מתאימות.',
  found: (count) => (count === 1 ? 'תוצאה אחת' : count === 2 ? 'שתי תוצאות' : `${count} תוצאות`),
};
