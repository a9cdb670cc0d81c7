import { plural } from '../catalogue';
import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'שיתוף והטמעה',
    file: 'ייבוא וייצוא',
  },
  file: {
    why: 'הקובץ מכיל את הטופס כולו, בלי התשובות: לשמירה, לשליחה או לשימוש במקום אחר.',
    download: 'הורדת הטופס',
    choose: 'שימוש בקובץ',
    found: (count: number) => plural('he', count, { one: 'בלוק אחד', two: 'שני בלוקים', other: `${count} בלוקים` }),
    replace: 'החלפת הטופס',
    problems: {
      notADocument: 'אין טופס בקובץ הזה.',
      newerVersion: 'הקובץ נוצר בגרסה חדשה יותר.',
      tooManyBlocks: 'הטופס גדול מדי.',
      tooDeep: 'בטופס יש יותר מדי רמות.',
    },
  },
  share: {
    saveFirst: 'שמרו תחילה את הטופס: אז תהיה לו כתובת.',
    closed: 'הטופס סגור: מבקרים אינם יכולים למלא אותו.',
    way: 'איך לשתף',
    ways: { tag: 'תגית', frame: 'מסגרת', link: 'קישור ו־QR' },
    hints: {
      tag: 'הדביקו את השורות האלה בדף שלכם, במקום שבו הטופס צריך להופיע.',
      frame: 'לאתרים שאינם מקבלים תגיות לא מוכרות.',
      link: 'הדף של הטופס, לשליחה בדוא״ל או ברשתות החברתיות.',
    },
    copy: 'העתקה',
    copied: 'הועתק',
    notCopied: 'אי אפשר להעתיק כאן: סמנו את הטקסט.',
    code: 'קוד QR של הטופס',
    downloadCode: 'הורדת קוד ה־QR',
  },
};
