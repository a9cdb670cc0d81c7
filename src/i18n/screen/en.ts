import { plural } from '../catalogue';
import type { ScreenTexts } from './fr';

export const screen: ScreenTexts = {
  raised: 'Total raised',
  goal: 'GOAL',
  newGoal: 'NEW GOAL',
  ambassadors: (count: number) => plural('en', count, { one: 'ambassador', other: 'ambassadors' }),
  gifts: (count: number) => plural('en', count, { one: 'gift', other: 'gifts' }),
  unitWord: (count: number) => plural('en', count, { one: 'Sponsorship', other: 'Sponsorships' }),
  unitWords: 'Sponsorships',
  promised: (sum) => `and ${sum} promised`,
  anonymous: 'Anonymous',
  scan: 'Scan to give',
  codeFor: (campaign: string) => `QR code: give to ${campaign}`,
  empty: 'Be the first to give',
  offline: 'Offline',
  unknown: 'The campaign will be here soon.',
  progress: 'Progress towards the goal',
};
