import { plural } from '../catalogue';
import type { ScreenTexts } from './fr';

export const screen: ScreenTexts = {
  raised: 'Всего собрано',
  goal: 'ЦЕЛЬ',
  newGoal: 'НОВАЯ ЦЕЛЬ',
  ambassadors: (count: number) => plural('ru', count, { one: 'посол', few: 'посла', many: 'послов', other: 'посла' }),
  gifts: (count: number) =>
    plural('ru', count, { one: 'пожертвование', few: 'пожертвования', many: 'пожертвований', other: 'пожертвования' }),
  unitWord: (count: number) => plural('ru', count, { one: 'Взнос', few: 'Взноса', many: 'Взносов', other: 'Взноса' }),
  unitWords: 'Взносы',
  promised: (sum) => `и обещано ${sum}`,
  anonymous: 'Анонимно',
  scan: 'Отсканируйте, чтобы пожертвовать',
  codeFor: (campaign: string) => `QR-код: пожертвовать — ${campaign}`,
  empty: 'Станьте первыми, кто поможет',
  offline: 'Нет связи',
  unknown: 'Кампания скоро появится здесь.',
  progress: 'Продвижение к цели',
};
