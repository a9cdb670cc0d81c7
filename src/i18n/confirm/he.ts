import type { ConfirmTexts } from './fr';

export const confirm: ConfirmTexts = {
  page: {
    title: 'אישור הבקשה שלכם',
    until: (until) => `יש לאשר עד ${until}. לאחר מכן לא יישמר עבורכם דבר.`,
    confirm: 'אישור',
    release: 'ביטול הבקשה',
    done: 'הבקשה אושרה. תודה!',
    states: {
      confirmed: 'הבקשה שלכם כבר אושרה.',
      expired: 'המועד חלף: הבקשה שלכם לא אושרה בזמן, ודבר אינו שמור עבורכם עוד.',
      cancelled: 'הבקשה הזאת בוטלה.',
    },
    again: 'מילוי הטופס מחדש',
    unknown: 'הקישור אינו תקף.',
  },

  mail: {
    subject: (title) => `נא לאשר את הבקשה: ${title}`,
    body: (organisation) => `טופס שנשלח עם הכתובת שלכם התקבל אצל ${organisation}. הוא יובא בחשבון רק לאחר שתאשרו אותו.`,
    confirm: 'אישור הבקשה',
    until: (until) => `יש לאשר עד ${until}. לאחר מכן לא יישמר עבורכם דבר.`,
    notYou: 'לא שלחתם דבר? אפשר להתעלם מהודעה זו: דבר לא יישמר.',
  },
};
