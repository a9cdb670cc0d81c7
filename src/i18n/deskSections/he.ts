import type { DeskSectionsTexts } from './fr';

export const deskSections: DeskSectionsTexts = {
  title: 'מקטעים',
  text: 'טקסט שכותבים פעם אחת ומציגים בדפי קמפיינים, בטפסים ובדפים.',
  none: 'אין עדיין מקטעים. אפשר ליצור את הראשון: די בכותרת.',
  untitled: 'ללא כותרת',
  create: 'מקטע חדש',
  createText: 'איש לא רואה אותו לפני שתציבו אותו במקום כלשהו. כותבים אותו בדף הבא.',
  createSubmit: 'יצירה',
  blocks: 'המקטע הזה בנוי מבלוקים: את התוכן כותבים במקום שבו נוצר.',
  shown: 'היכן הוא מוצג',
  notShown: 'עדיין בשום מקום. הוסיפו אותו לדף של קמפיין.',
  toCampaigns: 'לקמפיינים',
  translate: 'תרגום המקטעים',
  fields: { label: 'כותרת', content: 'טקסט' },
};
