import type { FormPageTexts } from './fr';

export const formPages: FormPageTexts = {
  words: {
    empty: 'עדיין אין כאן דבר',
    notSaved: 'השמירה נכשלה. יש לבדוק את החיבור.',
    changed: 'מישהו אחר שמר בינתיים',
    loadFailed: 'הטעינה נכשלה. יש לבדוק את החיבור.',
    gone: 'העמוד אינו קיים',
    unreadable: 'לא ניתן לקרוא את התוכן',
    newerVersion: 'התוכן נוצר בגרסה חדשה יותר',
  },
  sorts: {
    page: { form: 'עמוד', untitled: 'עמוד ללא כותרת' },
    section: { form: 'מקטע', untitled: 'מקטע ללא שם' },
    mainPage: { form: 'עמוד הבית', untitled: 'עמוד הבית' },
  },
  names: {
    title: 'כותרת',
    path: 'כתובת',
    description: 'תיאור',
    metaTitle: 'כותרת למנועי חיפוש',
    metaDescription: 'תיאור למנועי חיפוש',
    metaImage: 'תמונה לשיתוף',
    label: 'שם',
  },
  help: { path: 'סוף כתובת העמוד: about-us, life/youth' },
  warnings: {
    titleMissing: 'יש להזין כותרת',
    pathMissing: 'יש להזין כתובת',
    pathMalformed: 'הכתובת אינה מתאימה',
    pathReserved: 'האתר כבר משתמש בכתובת הזאת',
    pathTaken: 'לעמוד אחר כבר יש כתובת זו',
    linkEmpty: 'קישור אינו מוביל לשום מקום או שאין בו טקסט',
    altMissing: 'לתמונה אין תיאור',
  },
};
