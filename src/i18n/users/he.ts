import type { UsersTexts } from './fr';

export const users: UsersTexts = {
  keys: {
    invitation: {
      subject: (organisation) => `הזמנה לניהול ${organisation}`,
      body: (organisation) => `הוזמנתם לנהל את ${organisation}.`,
      button: 'קבלת ההזמנה',
      until: 'הקישור תקף פעם אחת, למשך 7 ימים.',
    },
    reset: {
      subject: (server) => `סיסמה חדשה: ${server}`,
      body: (server) => `התבקשה סיסמה חדשה לחשבונכם באתר ${server}.`,
      button: 'בחירת סיסמה',
      until: 'הקישור תקף פעם אחת, למשך שעה.',
    },
    link: {
      subject: (server) => `קישור הכניסה שלכם: ${server}`,
      body: (server) => `הנה הקישור שביקשתם לכניסה אל ${server}. פתחו אותו באותו דפדפן.`,
      button: 'כניסה',
      until: 'הקישור תקף פעם אחת, למשך 15 דקות.',
    },
    email: {
      subject: (server) => `אשרו את כתובתכם: ${server}`,
      body: (server) => `כתובת זו אמורה לשמש חשבון באתר ${server}. היא תיכנס לתוקף רק לאחר אישור.`,
      button: 'אישור הכתובת',
      until: 'הקישור תקף פעם אחת, למשך יום.',
    },
  },
  notYou: 'לא ביקשתם דבר? התעלמו מהודעה זו: שום דבר לא ישתנה.',

  news: {
    device: {
      subject: (server) => `כניסה חדשה: ${server}`,
      body: 'חשבונכם נפתח מדפדפן חדש:',
    },
    password: {
      subject: (server) => `הסיסמה שונתה: ${server}`,
      body: 'סיסמת חשבונכם שונתה. שאר החיבורים נותקו.',
    },
    email: {
      subject: (server) => `הכתובת שונתה: ${server}`,
      body: 'לחשבונכם יש מעתה כתובת אחרת: הודעות לא יגיעו עוד לכאן.',
    },
    factorOn: {
      subject: (server) => `אימות דו־שלבי הופעל: ${server}`,
      body: 'מעתה יידרש קוד נוסף על הסיסמה.',
    },
    factorOff: {
      subject: (server) => `אימות דו־שלבי בוטל: ${server}`,
      body: 'מעתה די בסיסמה כדי לפתוח את חשבונכם.',
    },
  },
  test: {
    subject: (organisation: string) => `הודעת ניסיון: ${organisation}`,
    body: (organisation: string) => `אם ההודעה הזו הגיעה אליכם, ההודעות של ${organisation} מגיעות ליעדן.`,
    spam: 'מצאתם אותה בתיקיית הספאם? עדכנו את מי שמפעיל את השרת.',
  },
  deletion: {
    asked: {
      subject: (organisation) => `בקשת מחיקה: ${organisation}`,
      body: (organisation, day) => `התבקשה מחיקת ${organisation}. כל מה שהארגון שמר כאן יימחק ב־${day}.`,
    },
    soon: {
      subject: (organisation) => `לקראת מחיקה: ${organisation}`,
      body: (organisation, day) => `${organisation} יימחק ב־${day}, עם כל מה שנשמר בו כאן. זכרו להוריד עותק מלא.`,
    },
    cancelled: {
      subject: (organisation) => `המחיקה בוטלה: ${organisation}`,
      body: (organisation, day) => `מחיקת ${organisation}, שנקבעה ל־${day}, בוטלה.`,
    },
    undo: 'עד אז כל אחד מהבעלים יכול לבטל אותה.',
    button: 'לצפייה או לביטול',
  },
  notYours: 'זה לא הייתם אתם? בחרו מיד סיסמה חדשה והודיעו למנהלים האחרים.',
};
