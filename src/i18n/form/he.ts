import type { FormTexts } from './fr';

export const form: FormTexts = {
  lettersOnly: 'אותיות בלבד',
  digitsOnly: 'ספרות בלבד',
  lettersAndDigitsOnly: 'אותיות וספרות בלבד',
  emailOfPayer: 'כתובת הדואר האלקטרוני חייבת להיות שונה מזו של המשלם',
  phoneOfPayer: 'מספר הטלפון חייב להיות שונה מזה של המשלם',
  productMissing: 'יש לבחור מוצר.',
  articleMinimum: 'יש לבחור פריט אחד לפחות.',
  outOfStock: 'אזל מהמלאי',
  addPaymentMethods: 'יש להוסיף אמצעי תשלום',
  chooseCalendar: 'יש לבחור לוח שנה',
  conditionFieldMissing: 'שדה המופיע בתנאי לא נמצא',
  sorry: 'מצטערים...',
  noHours: 'הארגון טרם פרסם את הזמנים שלו',

  relations: {
    MARI: ['בעל', 'אישה'],
    PERE: ['אב', 'אם'],
    ENFANT: ['בן', 'בת'],
    FRERE: ['אח', 'אחות'],
    GP: ['סב', 'סבתא'],
    PF: ['נכד', 'נכדה'],
    EX: ['בעל לשעבר', 'אישה לשעבר'],
    BF: ['גיס', 'גיסה'],
    COUSIN: ['בן דוד', 'בת דודה'],
    AMI: ['חבר', 'חברה'],
    OTHER: ['אחר', 'אחרת'],
  },
};
