import type { FormDraftTexts } from './fr';

export const formDrafts: FormDraftTexts = {
  kept: {
    draft: 'הטיוטה נשמרה',
    browser: 'אין חיבור: נשמר בדפדפן הזה',
  },
  taken: {
    browser: 'השינויים שלא נשמרו שוחזרו',
    draft: 'הטיוטה של הטופס שוחזרה',
    other: 'עוד מישהו משנה את הטופס הזה. שתי העבודות אוחדו.',
  },
  collided: 'שניכם שיניתם את הדברים האלה. הגרסה השנייה נשארת; אפשר לבחור מה לשמור משלכם.',
  goOn: 'המשך',
  discard: 'ביטול השינויים',
  seen: 'הבנתי',
  askTitle: 'מה כותרת הטופס?',
  titleHint: 'היא מופיעה בראש הטופס. אפשר לשנות אותה בהמשך.',
};
