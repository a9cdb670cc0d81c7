import { plural } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export const deskCampaigns: DeskCampaignsTexts = {
  title: 'קמפיינים',
  text: 'דף, יעד ותורמים שמצטרפים מול העיניים: למגבית, לערב התרמה, לגיוס המונים.',
  search: 'חיפוש',
  searchHint: 'שם או מזהה.',
  state: 'מצב',
  all: 'הכול',
  onlyActive: 'פתוחים',
  onlyClosed: 'סגורים',
  clear: 'ניקוי המסננים',
  campaign: 'קמפיין',
  none: 'אין עדיין קמפיינים. התחילו מתבנית: הדף מוכן מיד, ואפשר לשנות הכול אחר כך.',
  noneFound: 'לא נמצאו קמפיינים מתאימים.',
  more: 'הצגת עוד',
  states: { open: 'פעיל', coming: 'בקרוב', over: 'הסתיים', closed: 'סגור' },
  ofGoal: (value, goal) => `${value} מתוך ${goal}`,
  gifts: (count, written) => plural('he', count, { one: 'תרומה אחת', two: 'שתי תרומות', other: `${written} תרומות` }),
  units: (written) => `${written} יחידות`,
  back: 'כל הקמפיינים',
  view: 'הצגת הדף',
  parts: {
    label: 'חלקי הקמפיין',
    overview: 'מבט כללי',
    evening: 'הערב',
  },
  progressOf: (name) => `ההתקדמות של ${name}`,
  from: 'התחלה',
  until: 'סיום',
};
