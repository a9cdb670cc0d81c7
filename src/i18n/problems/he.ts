import type { ProblemTexts } from './fr';

export const problems: ProblemTexts = {
  required: 'שדה חובה',
  email: 'כתובת הדואר האלקטרוני אינה תקינה',
  phone: 'מספר הטלפון אינו תקין',
  atLeastTwo: 'יש להזין לפחות 2 תווים',
  atLeastThree: 'יש להזין לפחות 3 תווים',
  tooLong: 'הטקסט ארוך מדי',
  date: 'התאריך אינו תקין',
  choice: 'יש לבחור תשובה מהרשימה',
  amountInvalid: 'סכום לא תקין',
};
