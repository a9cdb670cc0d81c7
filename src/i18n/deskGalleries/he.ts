import type { DeskGalleriesTexts } from './fr';

export const deskGalleries: DeskGalleriesTexts = {
  cover: 'תמונת שער',
  coverHint: 'ריק: התמונה הראשונה בגלריה.',
  descriptionHint: 'כמה מילים, ברשימת הגלריות.',
  pictures: (count) => (count === 1 ? 'תמונה אחת' : count === 0 ? 'תמונות' : `${count} תמונות`),
  add: 'הוספת תמונות',
  addHint: 'JPEG, ‏PNG או WebP, רבות בבת אחת. אפשר גם לגרור לכאן. הן יופיעו אחרי שמירת התמונות.',
  progress: 'שליחת תמונות',
  sending: (done, all) => `שליחת תמונות: ${done} מתוך ${all}`,
  failed: (count) => (count === 1 ? 'תמונה אחת לא נשלחה' : `${count} תמונות לא נשלחו`),
  forget: 'לוותר עליהן',
  save: 'שמירת התמונות',
  none: 'אין עדיין תמונות. הוסיפו את הראשונות.',
  alt: 'מה רואים בתמונה',
  altHint: 'למי שאינו רואה אותה.',
  isCover: 'זו תמונת השער.',
  makeCover: 'לתמונת שער',
  makeCoverOf: (name) => `לתמונת שער: ${name}`,
  pictureOf: (number) => `תמונה ${number}`,
  order: 'תמונות',
};
