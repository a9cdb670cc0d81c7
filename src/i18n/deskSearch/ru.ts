import type { DeskSearchTexts } from './fr';

export const deskSearch: DeskSearchTexts = {
  title: 'Поиск',
  label: 'Что вы ищете?',
  hint: 'Имя, адрес, телефон, номер платежа, страница.',
  hintByName: 'Имя, номер платежа, страница.',
  places: 'Страницы администрирования',
  all: (kind) => `Показать всё: ${kind}`,
  unnamed: 'Без имени',
  none: 'Ничего не найдено.',
  found: (count) => `Найдено: ${count}`,
};
