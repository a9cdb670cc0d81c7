import { plural, type PluralForms } from '../catalogue';
import type { CampaignTexts } from './fr';

const noun = (count: number, forms: PluralForms) => plural('ru', count, forms);
const donors = { one: 'Жертвователь', few: 'Жертвователя', other: 'Жертвователей' };
const days = { one: 'день', few: 'дня', other: 'дней' };

export const campaign: CampaignTexts = {
  give: 'Пожертвовать',
  donors: 'Жертвователи',
  donorsOf: (count) => noun(count, donors),
  goal: 'ЦЕЛЬ',
  newGoal: 'НОВАЯ ЦЕЛЬ',
  remaining: 'Осталось времени',
  raised: 'собрано',
  progress: 'Ход сбора',
  firstGoal: (goal) => `Первая цель достигнута: ${goal}`,
  giftsOf: (count, goal, many) => `${count} из ${goal} ${noun(many, { one: 'пожертвования', other: 'пожертвований' })}`,
  unitsOf: (count, goal, many) => `${count} из ${goal} ${noun(many, { one: 'взноса', other: 'взносов' })}`,
  giftCount: (count, _many) => `Пожертвований: ${count}`,
  unitCount: (count, _many) => `Взносов: ${count}`,
  days: (count) => noun(count, days),
};
