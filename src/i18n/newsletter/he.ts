import type { NewsletterTexts } from './fr';

export const newsletter: NewsletterTexts = {
  page: {
    confirmTitle: 'אישור ההרשמה',
    confirmAsk: (organisation) => `לקבל את עלון העדכונים של ${organisation} בדואר אלקטרוני?`,
    confirm: 'אישור ההרשמה שלי',
    confirmed: 'ההרשמה אושרה: מעתה יישלח אליכם עלון העדכונים. תודה!',
    expired: 'המועד עבר: ההרשמה לא אושרה בזמן, ושום פרט לא נשמר.',
    again: 'הרשמה מחדש',
    leaveTitle: 'ביטול ההרשמה',
    leaveAsk: (organisation) => `להפסיק לקבל את עלון העדכונים של ${organisation}?`,
    leave: 'ביטול ההרשמה',
    left: 'ההרשמה בוטלה: עלון זה לא יישלח אליכם עוד.',
    unknown: 'הקישור אינו תקף.',
    later: 'בקשות רבות מדי בבת אחת. אפשר לנסות שוב בעוד כמה דקות.',
    home: 'חזרה לאתר',
  },

  mail: {
    subject: (organisation) => `אישור ההרשמה: ${organisation}`,
    body: (organisation) =>
      `התקבלה בקשה לרשום כתובת זו לעלון העדכונים של ${organisation}. ההרשמה תיכנס לתוקף רק לאחר אישור.`,
    confirm: 'אישור ההרשמה שלי',
    until: 'הקישור תקף ל־48 שעות. ללא אישור, הכתובת תימחק.',
    notYou: 'לא ביקשתם דבר? אפשר להתעלם מהודעה זו: לא יישלח אליכם כלום.',
  },
};
