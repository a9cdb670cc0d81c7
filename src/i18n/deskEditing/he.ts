import type { DeskEditingTexts } from './fr';

export const deskEditing: DeskEditingTexts = {
  unsaved: 'לא נשמר',
  reset: 'ביטול השינויים',
  changed: 'מישהו שינה את זה בינתיים.',
  changedText: 'מה שהקלדתם נשאר כאן. שמרו כדי להשאיר אותו, או בטלו את השינויים כדי לקבל את הערכים הבאים.',
  theirs: (label) => `${label}:`,
  nothing: 'ריק',
  choose: 'בחירת תמונה',
  replace: 'החלפת התמונה',
  remove: 'הסרה',
  removeOf: (label) => `הסרה: ${label}`,
  up: (label) => `למעלה: ${label}`,
  down: (label) => `למטה: ${label}`,
  pictureHint: 'JPEG, ‏PNG או WebP. אפשר גם לגרור לכאן.',
  refusals: {
    fileType: 'בחרו תמונה מסוג JPEG, ‏PNG או WebP.',
    fileSize: 'התמונה גדולה מדי.',
    tooManyPixels: 'בתמונה יש יותר מדי פיקסלים.',
    unreadable: 'אי אפשר לקרוא את התמונה.',
    empty: 'הקובץ ריק.',
    quota: 'אין עוד מקום לתמונות חדשות.',
    noRoom: 'אין עוד מקום בשרת.',
  },
};
