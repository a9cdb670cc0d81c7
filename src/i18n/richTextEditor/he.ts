import type { RichTextEditorTexts } from './fr';

export const richTextEditor: RichTextEditorTexts = {
  toolbar: 'עיצוב טקסט',
  level: 'סגנון',
  paragraph: 'טקסט',
  heading: (level) => `כותרת ${level}`,
  bold: 'מודגש',
  italic: 'נטוי',
  underline: 'קו תחתון',
  color: 'צבע הטקסט',
  font: 'גופן',
  ownFont: 'הגופן של הדף',
  bullets: 'רשימת תבליטים',
  numbers: 'רשימה ממוספרת',
  link: 'קישור',
  address: 'כתובת הקישור',
  addressRefused: 'הכתובת אינה מוכרת: יש להזין כתובת אתר, דואר אלקטרוני או טלפון.',
  apply: 'החלה',
  unlink: 'הסרת הקישור',
  align: {
    left: 'יישור לשמאל',
    center: 'מירכוז',
    right: 'יישור לימין',
    justify: 'יישור לשני הצדדים',
  },
  clear: 'ניקוי העיצוב',
};
