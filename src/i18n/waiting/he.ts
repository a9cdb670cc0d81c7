import type { WaitingTexts } from './fr';

export const waiting: WaitingTexts = {
  free: 'שוב יש מקומות פנויים: אפשר לבחור אחד מהם ביומן.',
  late: 'כבר אי אפשר להמתין לתאריך הזה: הוא קרוב מדי, או שעבר.',

  page: {
    title: 'רשימת המתנה',
    ask: 'לא תקבלו עוד הודעה כשיתפנה מקום.',
    leave: 'יציאה מרשימת ההמתנה',
    left: 'יצאתם מרשימת ההמתנה.',
    unknown: 'הקישור הזה אינו תקף.',
    home: 'חזרה לאתר',
  },

  mail: {
    subject: (calendar) => `התפנה מקום: ${calendar}`,
    body: (organisation) => `ביקשתם שנודיע: התפנה מקום אצל ${organisation}.`,
    book: 'להזמנת המקום',
    noHold: 'המקום אינו שמור לכם: כל הקודם זוכה.',
    next: (until) => `אם לא תזמינו אותו עד ${until}, תישלח הודעה לבאים בתור.`,
    leave: 'כבר לא ממתינים? ליציאה מהרשימה',
  },
};
