import { plural } from '../catalogue';
import type { ScreenTexts } from './fr';

export const screen: ScreenTexts = {
  raised: 'Total angariado',
  goal: 'OBJETIVO',
  newGoal: 'NOVO OBJETIVO',
  ambassadors: (count: number) => plural('pt', count, { one: 'embaixador', other: 'embaixadores' }),
  gifts: (count: number) => plural('pt', count, { one: 'donativo', other: 'donativos' }),
  unitWord: (count: number) => plural('pt', count, { one: 'Apadrinhamento', other: 'Apadrinhamentos' }),
  unitWords: 'Apadrinhamentos',
  promised: (sum) => `e ${sum} prometidos`,
  anonymous: 'Anónimo',
  scan: 'Leia o código para doar',
  codeFor: (campaign: string) => `Código QR: doar a ${campaign}`,
  empty: 'Sejam os primeiros a doar',
  offline: 'Sem ligação',
  unknown: 'A campanha estará aqui em breve.',
  progress: 'Progresso em direção ao objetivo',
};
