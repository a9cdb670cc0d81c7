import { plural } from '../catalogue';
import type { DeskOverviewTexts } from './fr';

export const deskOverview: DeskOverviewTexts = {
  title: 'מבט כולל',
  actions: { title: 'קיצורי דרך', form: 'טופס חדש', link: 'קישור תשלום חדש', gift: 'רישום תרומה או התחייבות' },
  period: 'תקופה',
  periods: { week: '7 ימים', month: '30 ימים', quarter: '13 שבועות', year: '12 חודשים' },
  received: 'התקבל',
  refunded: 'הוחזר',
  before: (amount) => `${amount} בתקופה הקודמת`,
  change: (percent, amount) => `${percent} (${amount} בתקופה הקודמת)`,
  bars: { week: 'תקבולים לפי יום', month: 'תקבולים לפי יום', quarter: 'תקבולים לפי שבוע', year: 'תקבולים לפי חודש' },
  bar: (when, amount, before) => `${when}: ${amount}, בתקופה הקודמת: ${before}`,
  now: 'התקופה הזאת',
  then: 'התקופה הקודמת',
  tasks: 'לטיפול',
  noTasks: 'אין דבר שממתין.',
  failing: (count) =>
    plural('he', count, {
      one: 'הוראת קבע אחת שהחיוב האחרון שלה נכשל',
      two: 'שתי הוראות קבע שהחיוב האחרון שלהן נכשל',
      other: `${count} הוראות קבע שהחיוב האחרון שלהן נכשל`,
    }),
  pledges: (count, amount, campaign) =>
    `${plural('he', count, { one: 'התחייבות אחת', two: 'שתי התחייבויות', other: `${count} התחייבויות` })} של „${campaign}” לגבייה: ${amount}`,
  endingLinks: (count) =>
    plural('he', count, {
      one: 'תוקפו של קישור תשלום אחד יפוג בתוך שבועיים',
      two: 'תוקפם של שני קישורי תשלום יפוג בתוך שבועיים',
      other: `תוקפם של ${count} קישורי תשלום יפוג בתוך שבועיים`,
    }),
  overdueDebts: (count) =>
    plural('he', count, { one: 'חוב אחד באיחור', two: 'שני חובות באיחור', other: `${count} חובות באיחור` }),
  openDebts: (count) =>
    plural('he', count, { one: 'חוב אחד לגבייה', two: 'שני חובות לגבייה', other: `${count} חובות לגבייה` }),
  formWarnings: (count, form) =>
    `${plural('he', count, { one: 'דבר אחד לבדיקה', two: 'שני דברים לבדיקה', other: `${count} דברים לבדיקה` })} בטופס „${form}”`,
  shortForms: (count, form) =>
    `${plural('he', count, { one: 'תשלום אחד שטרם הוחזר', two: 'שני תשלומים שטרם הוחזרו', other: `${count} תשלומים שטרם הוחזרו` })}: בטופס „${form}” כבר לא היה מקום`,
  latest: 'התשלומים האחרונים',
  all: 'כל התשלומים',
  none: 'התשלומים יופיעו כאן.',
  campaigns: 'קמפיינים פעילים',
  ofGoal: (amount, goal) => `${amount} מתוך ${goal}`,
};
