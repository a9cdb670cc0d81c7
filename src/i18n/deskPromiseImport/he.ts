import { plural } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

const promises = (count: number) =>
  plural('he', count, { one: 'התחייבות אחת', two: 'שתי התחייבויות', other: `${count} התחייבויות` });

export const deskPromiseImport: DeskPromiseImportTexts = {
  title: 'ייבוא התחייבויות',
  text: 'מגיליון אלקטרוני, כ־CSV, או בהדבקה כאן. השורה הראשונה מכילה את שמות העמודות. דבר לא נשמר לפני אישורכם.',
  mails: 'כל מי שכתובת הדוא״ל שלו מצוינת מקבל מיד את קישור התשלום שלו.',
  hint: 'עד 500 שורות. התחייבות שכבר יובאה אינה נוספת שוב.',
  columnNames: {
    montant: 'סכום ההתחייבות',
    nom: 'שם משפחה',
    prenom: 'שם פרטי (לא חובה)',
    displayName: 'שם מוצג (לא חובה)',
    email: 'דוא״ל (לא חובה)',
    tel: 'טלפון (לא חובה)',
    team: 'צוות (לא חובה)',
    source: 'מקור (לא חובה)',
    note: 'הערה (לא חובה)',
    id: 'מזהה (לא חובה)',
  },
  submit: (count) => `ייבוא של ${promises(count)}`,
  imported: (count) => `יובאו: ${promises(count)}.`,
  would: (count) => `לשמירה: ${promises(count)}.`,
  known: (count) => `כבר קיימות: ${promises(count)}.`,
};
