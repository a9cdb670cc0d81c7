import { plural } from '../catalogue';
import type { ScreenTexts } from './fr';

export const screen: ScreenTexts = {
  raised: 'Totale raccolto',
  goal: 'OBIETTIVO',
  newGoal: 'NUOVO OBIETTIVO',
  ambassadors: (count: number) => plural('it', count, { one: 'ambasciatore', other: 'ambasciatori' }),
  gifts: (count: number) => plural('it', count, { one: 'donazione', other: 'donazioni' }),
  unitWord: (count: number) => plural('it', count, { one: 'Sostegno', other: 'Sostegni' }),
  unitWords: 'Sostegni',
  promised: (sum) => `e ${sum} promessi`,
  anonymous: 'Anonimo',
  scan: 'Inquadra per donare',
  codeFor: (campaign: string) => `Codice QR: dona a ${campaign}`,
  empty: 'Siate i primi a donare',
  offline: 'Non in linea',
  unknown: 'La campagna sarà qui tra poco.',
  progress: 'Avanzamento verso l’obiettivo',
};
