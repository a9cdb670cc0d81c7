import { plural } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export const deskCampaigns: DeskCampaignsTexts = {
  title: 'Кампании',
  text: 'Страница, цель и жертвователи, которые появляются на глазах: для сбора, вечера или призыва.',
  search: 'Поиск',
  searchHint: 'Название или идентификатор.',
  state: 'Состояние',
  all: 'Все',
  onlyActive: 'Открытые',
  onlyClosed: 'Закрытые',
  clear: 'Сбросить фильтры',
  campaign: 'Кампания',
  none: 'Кампаний пока нет. Начните с шаблона: страница готова сразу, а изменить можно всё.',
  noneFound: 'Подходящих кампаний нет.',
  more: 'Показать ещё',
  states: { open: 'Идёт', coming: 'Скоро', over: 'Окончена', closed: 'Закрыта' },
  ofGoal: (value, goal) => `${value} из ${goal}`,
  gifts: (count, written) =>
    plural('ru', count, {
      one: `${written} пожертвование`,
      few: `${written} пожертвования`,
      other: `${written} пожертвований`,
    }),
  units: (written) => `Долей: ${written}`,
  back: 'Все кампании',
  view: 'Открыть страницу',
  parts: {
    label: 'Разделы кампании',
    overview: 'Обзор',
    evening: 'Вечер',
  },
  progressOf: (name) => `Ход сбора: ${name}`,
  from: 'Начало',
  until: 'Конец',
};
