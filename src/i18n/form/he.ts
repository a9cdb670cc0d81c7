import type { FormTexts } from './fr';

export const form: FormTexts = {
  problems: {
    lettersOnly: 'אותיות בלבד',
    digitsOnly: 'ספרות בלבד',
    lettersAndDigitsOnly: 'אותיות וספרות בלבד',
    emailOfPayer: 'כתובת הדואר האלקטרוני חייבת להיות שונה מזו של המשלם',
    phoneOfPayer: 'מספר הטלפון חייב להיות שונה מזה של המשלם',
    url: 'כתובת האתר אינה תקינה',
    dateFilter: 'לא ניתן לבחור בתאריך זה',
    tooMany: 'נבחרו יותר מדי',
  },

  send: 'שליחה',
  sending: 'שולחים…',
  filesUnderWay: 'הקבצים שלכם עדיין בדרך: הטופס יישלח אחריהם.',
  unnamed: 'ללא שם',
  choose: 'בחירה…',
  noChoice: 'ללא בחירה',
  loadFailed: 'לא ניתן היה לטעון את הטופס. בדקו את החיבור שלכם.',
};
