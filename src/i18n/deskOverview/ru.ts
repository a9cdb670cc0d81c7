import { plural } from '../catalogue';
import type { DeskOverviewTexts } from './fr';

export const deskOverview: DeskOverviewTexts = {
  title: 'Обзор',
  actions: {
    title: 'Быстрые действия',
    form: 'Новая форма',
    link: 'Новая платёжная ссылка',
    gift: 'Записать пожертвование или обещание',
  },
  period: 'Период',
  periods: { week: '7 дней', month: '30 дней', quarter: '13 недель', year: '12 месяцев' },
  received: 'Получено',
  refunded: 'Возвращено',
  before: (amount) => `${amount} за предыдущий период`,
  change: (percent, amount) => `${percent} (${amount} за предыдущий период)`,
  bars: {
    week: 'Получено по дням',
    month: 'Получено по дням',
    quarter: 'Получено по неделям',
    year: 'Получено по месяцам',
  },
  bar: (when, amount, before) => `${when}: ${amount}, предыдущий период: ${before}`,
  now: 'Этот период',
  then: 'Предыдущий период',
  tasks: 'Требует внимания',
  noTasks: 'Ничего не ждёт.',
  failing: (count) =>
    plural('ru', count, {
      one: `${count} подписка с неудавшимся последним списанием`,
      few: `${count} подписки с неудавшимся последним списанием`,
      other: `${count} подписок с неудавшимся последним списанием`,
    }),
  pledges: (count, amount, campaign) =>
    `${plural('ru', count, { one: `${count} обещание`, few: `${count} обещания`, other: `${count} обещаний` })} кампании «${campaign}» к получению: ${amount}`,
  endingLinks: (count) =>
    plural('ru', count, {
      one: `${count} платёжная ссылка истекает в ближайшие две недели`,
      few: `${count} платёжные ссылки истекают в ближайшие две недели`,
      other: `${count} платёжных ссылок истекает в ближайшие две недели`,
    }),
  overdueDebts: (count) =>
    plural('ru', count, {
      one: `${count} просроченный долг`,
      few: `${count} просроченных долга`,
      other: `${count} просроченных долгов`,
    }),
  openDebts: (count) =>
    plural('ru', count, {
      one: `${count} долг к оплате`,
      few: `${count} долга к оплате`,
      other: `${count} долгов к оплате`,
    }),
  formWarnings: (count, form) =>
    `${plural('ru', count, { one: `${count} замечание`, few: `${count} замечания`, other: `${count} замечаний` })} к форме «${form}»`,
  shortForms: (count, form) =>
    `По форме «${form}», где мест уже не было, ещё не ${plural('ru', count, { one: `возвращён ${count} платёж`, few: `возвращены ${count} платежа`, other: `возвращены ${count} платежей` })}`,
  latest: 'Последние платежи',
  all: 'Все платежи',
  none: 'Платежи появятся здесь.',
  campaigns: 'Текущие кампании',
  ofGoal: (amount, goal) => `${amount} из ${goal}`,
};
