import type { FormWarningTexts } from './fr';

export const formWarnings: FormWarningTexts = {
  keyMissing: 'יש להזין את מפתח השדה',
  labelMissing: 'יש להזין כותרת',
  valuesMissing: 'יש להוסיף אפשרויות',
  calendarMissing: 'יש לבחור יומן',
  paymentMethodsMissing: 'יש להוסיף אמצעי תשלום',
  productMissing: 'יש לבחור מוצר.',
  blockMissing: 'יש לבחור בלוק',
  urlMissing: 'יש להזין כתובת אתר',
  pdfMissing: 'יש להעלות קובץ PDF',
  videoMissing: 'יש להעלות סרטון',
  complexOnly: 'הבלוק הזה קיים רק בטפסים מסוג COMPLEX',
  keyTaken: 'המפתח כבר שייך לשדה אחר',
  defaultRefused: 'השדה אינו מקבל את ערך ברירת המחדל שלו',
  conditionFieldMissing: 'השדה אינו קיים',
  conditionCycle: 'התנאי תלוי בעצמו',
  mailMissing: 'אישור בדואר אלקטרוני מצריך שדה דואר אלקטרוני חובה שאף תנאי אינו מסתיר',
  priceMissing: 'הסכום הכולל יכול להיות 0 בלבד: יש לקבוע מחיר למוצר, או לאפשר סכום כולל של 0 (allowZeroAmount)',
};
