import { hebrewPrefix, plural } from '../catalogue';
import type { SubscriptionTexts } from './fr';

export const subscription: SubscriptionTexts = {
  page: {
    title: 'ההתחייבות שלכם',
    to: (organisation: string) => `לטובת ${organisation}`,
    endless: (amount: string) => `${amount} לחודש, ללא הגבלה`,
    months: (amount: string, count: number) =>
      `${amount} לחודש למשך ${plural('he', count, { one: 'חודש אחד', two: 'חודשיים', other: `${count} חודשים` })}`,
    split: (total: string, count: number) => `${total} ב־${count} תשלומים`,
    taken: (count: number, amount: string) =>
      `${plural('he', count, { one: 'תשלום אחד התקבל', two: 'שני תשלומים התקבלו', other: `${count} תשלומים התקבלו` })}: ${amount}`,
    next: (date: string) => `התשלום הבא: ${date}`,
    states: { active: 'פעיל', failing: 'התשלום האחרון נדחה', ended: 'הסתיים', stopped: 'הופסק' },
    stop: 'הפסקת התשלומים',
    stopAsk: 'להפסיק לתמיד? לא ייגבה שום תשלום נוסף.',
    stopYes: 'כן, להפסיק',
    keep: 'לא, להמשיך',
    stopped: 'התשלומים הופסקו. תודה על כל מה שנתתם.',
    means: 'שינוי אמצעי התשלום',
    unknown: 'הקישור אינו תקף.',
    unavailable: 'שירות התשלומים אינו משיב. נסו שוב בעוד רגע.',
    ended: 'אין תשלומים נוספים.',
  },

  mail: {
    subject: (organisation: string) => `תשלום ${hebrewPrefix('ל', organisation)} לא הושלם`,
    body: (amount: string, organisation: string) =>
      `התשלום שלכם בסך ${amount} ${hebrewPrefix('ל', organisation)} נדחה.`,
    retry: 'ייעשה ניסיון נוסף בעוד כמה ימים. אין צורך לעשות דבר אם יש כיסוי בחשבון.',
    final: 'לא ייעשה ניסיון נוסף והתשלומים הבאים הופסקו.',
    change: (url: string) => `לשינוי אמצעי התשלום או להפסקה: ${url}`,
    manage: (url: string) => `להפסקה או לשינוי אמצעי התשלום: ${url}`,
    manageSubject: (organisation: string) => `התשלומים שלכם ${hebrewPrefix('ל', organisation)}`,
    manageText: (organisation: string) =>
      `זה הקישור לניהול התשלומים שלכם ${hebrewPrefix('ל', organisation)}. הוא אישי: אין להעביר אותו לאחרים.`,
  },

  sandbox: {
    authorise: (amount: string) => `אישור חיוב של ${amount}`,
    authorised: 'ההרשאה התקבלה: הבנק ישיב בתוך כמה ימים',
    fail: 'דחיית תשלום זה',
    failing: 'התשלום נדחה וייעשה ניסיון נוסף',
    bounce: 'החזרה על ידי הבנק',
    means: 'שינוי אמצעי התשלום',
    keepMeans: 'שמירת אמצעי התשלום החדש',
  },
};
