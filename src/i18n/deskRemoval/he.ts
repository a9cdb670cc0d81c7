import { plural } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

const of = (one: string, others: string) => (count: number, written: string) =>
  plural('he', count, { one, other: `${written} ${others}` });

export const deskRemoval: DeskRemovalTexts = {
  remove: 'מחיקה',
  title: 'מחיקה לצמיתות',
  text: 'לא יהיה אפשר לבטל את זה. דפים באתרים אחרים שמציגים את זה יאמרו שזה כבר לא קיים.',
  removed: 'נמחק.',
  used: 'אי אפשר למחוק, כי יש:',
  named: 'מוזכר כאן:',
  unnamed: 'יש להסיר את זה משם קודם.',
  archiveText:
    'עדיף להעביר לארכיון: המבקרים ורשימות הבחירה לא יציעו את זה יותר. מה שקיים נשאר בשמו, ואפשר לבטל בלחיצה אחת.',
  archive: 'העברה לארכיון',
  archived: 'הועבר לארכיון.',
  restore: 'הוצאה מהארכיון',
  restored: 'הוצא מהארכיון.',
  counts: {
    payment: of('תשלום אחד', 'תשלומים'),
    link: of('קישור תשלום אחד', 'קישורי תשלום'),
    gift: of('תרומה אחת', 'תרומות'),
    pledge: of('התחייבות אחת', 'התחייבויות'),
    submission: of('שליחה אחת', 'שליחות'),
    booking: of('הזמנה אחת', 'הזמנות'),
    wait: of('אדם אחד ממתין', 'ממתינים'),
    matching: of('כלל הכפלה אחד', 'כללי הכפלה'),
  },
};
