import { hebrewPrefix, plural } from '../catalogue';
import type { ScreenTexts } from './fr';

export const screen: ScreenTexts = {
  raised: 'סך הכול נאסף',
  goal: 'היעד',
  newGoal: 'היעד החדש',
  ambassadors: (count: number) => plural('he', count, { one: 'שגריר', other: 'שגרירים' }),
  gifts: (count: number) => plural('he', count, { one: 'תרומה', other: 'תרומות' }),
  unitWord: (count: number) => plural('he', count, { one: 'חסות', other: 'חסויות' }),
  unitWords: 'חסויות',
  promised: (sum) => `ועוד ${sum} בהתחייבויות`,
  anonymous: 'בעילום שם',
  scan: 'סרקו כדי לתרום',
  codeFor: (campaign: string) => `קוד QR: תרומה ${hebrewPrefix('ל', campaign)}`,
  empty: 'היו הראשונים לתרום',
  offline: 'אין חיבור',
  unknown: 'הקמפיין יופיע כאן בקרוב.',
  progress: 'ההתקדמות אל היעד',
};
