import type { SiteServicesTexts } from './fr';

export const siteServices: SiteServicesTexts = {
  noService: 'מצטערים... הארגון עדיין לא יצר פעילויות.',
  noSubscription: 'מצטערים... הארגון עדיין לא יצר מינויים.',
  general: 'כללי',
  monthly: 'לחודש',
  months: (count) => (count === 1 ? 'למשך חודש' : count === 2 ? 'למשך חודשיים' : `למשך ${count} חודשים`),
  pay: 'לתשלום',
  subscribe: 'להצטרפות',
  choose: (action, name) => `${action}: ${name}`,
  busy: 'פותחים את התשלום…',
  failed: 'לא ניתן היה לפתוח את התשלום. בדקו את החיבור ונסו שוב.',
  noScript: 'כדי לשלם באינטרנט יש להפעיל JavaScript בדפדפן.',
  writeUs: (email) => `אפשר גם לכתוב לנו: ${email}.`,
};
