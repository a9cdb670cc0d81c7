import { plural } from '../catalogue';

/** Texts of the big screen (SCREEN). */
export const screen = {
  raised: 'Total collecté',
  goal: 'OBJECTIF',
  newGoal: 'NOUVEL OBJECTIF',
  ambassadors: (count: number) => plural('fr', count, { one: 'ambassadeur', other: 'ambassadeurs' }),
  gifts: (count: number) => plural('fr', count, { one: 'don', other: 'dons' }),
  /** For a campaign without a donor word (SCREEN-05). */
  unitWord: (count: number) => plural('fr', count, { one: 'Parrainage', other: 'Parrainages' }),
  unitWords: 'Parrainages',
  /** What pledges promise, beside what was raised (SCREEN-10). */
  promised: (sum: string) => `et ${sum} promis`,
  anonymous: 'Anonyme',
  scan: 'Scannez pour donner',
  codeFor: (campaign: string) => `QR code : donner à ${campaign}`,
  empty: 'Soyez les premiers à donner',
  offline: 'Hors ligne',
  unknown: 'La campagne arrive bientôt.',
  progress: 'Progression vers l’objectif',
};
export type ScreenTexts = typeof screen;
