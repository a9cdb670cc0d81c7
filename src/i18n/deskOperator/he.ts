import type { DeskOperatorTexts } from './fr';

export const deskOperator: DeskOperatorTexts = {
  title: 'הארגונים בשרת',
  text: 'השמות, הכתובות והמצב שלהם. מה שיש בהם נשאר שלהם.',
  search: 'חיפוש',
  searchHint: 'שם או מזהה',
  none: 'עדיין אין ארגונים.',
  noneFound: 'אין תוצאות לחיפוש הזה.',
  more: 'להציג עוד',
  organisation: 'ארגון',
  state: 'מצב',
  modes: { test: 'בבדיקה', live: 'פעיל' },
  closed: (when: string) => `נסגר: ${when}`,
  deletions: {
    asked: (when: string) => `יימחק: ${when}`,
    running: (when: string) => `נמחק כעת, התחיל: ${when}`,
    done: (when: string) => `נמחק: ${when}`,
  },
  ownerless: 'בלי בעלים',
  ownerlessText: 'אף אחד לא יכול לנהל אותו. בשרת, הפקודה הזו מזמינה בעלים:',
  id: 'מזהה',
  founded: 'נוסד',
  owners: 'בעלים',
  pages: 'הדפים שלו',
  hostsText: 'שם שמוסיפים כאן פעיל מיד, בלי הוכחה נוספת.',
};
