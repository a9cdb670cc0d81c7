import type { DeskPicturesTexts } from './fr';

export const deskPictures: DeskPicturesTexts = {
  choose: 'בחירת תמונה',
  send: 'שליחת תמונה חדשה',
  search: 'חיפוש',
  searchHint: 'מילים ממה שהתמונה מראה.',
  none: 'אין עדיין תמונות. שלחו את הראשונה.',
  noneFound: 'לא נמצא דבר.',
  more: 'עוד',
  alt: 'מה רואים בתמונה',
  altHint: 'למי שאינו רואה אותה. השאירו ריק אם היא רק קישוט.',
  use: 'שימוש בתמונה',
  other: 'בחירת תמונה אחרת',
  cropHandles: {
    cropArea: 'החלק שיישמר: החצים מזיזים אותו',
    nwDragHandle: 'פינה שמאלית עליונה',
    nDragHandle: 'קצה עליון',
    neDragHandle: 'פינה ימנית עליונה',
    eDragHandle: 'קצה ימני',
    seDragHandle: 'פינה ימנית תחתונה',
    sDragHandle: 'קצה תחתון',
    swDragHandle: 'פינה שמאלית תחתונה',
    wDragHandle: 'קצה שמאלי',
  },
};
