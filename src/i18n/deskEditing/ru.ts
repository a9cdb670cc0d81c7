import type { DeskEditingTexts } from './fr';

export const deskEditing: DeskEditingTexts = {
  unsaved: 'Не сохранено',
  reset: 'Отменить изменения',
  changed: 'Тем временем кто-то это изменил.',
  changedText:
    'Всё, что вы ввели, на месте. Сохраните, чтобы это осталось, или отмените изменения, чтобы взять следующие значения.',
  theirs: (label) => `${label}:`,
  nothing: 'пусто',
  choose: 'Выбрать изображение',
  replace: 'Заменить изображение',
  remove: 'Убрать',
  removeOf: (label) => `Убрать: ${label}`,
  up: (label) => `Выше: ${label}`,
  down: (label) => `Ниже: ${label}`,
  pictureHint: 'JPEG, PNG или WebP. Можно также перетащить сюда.',
  refusals: {
    fileType: 'Выберите изображение JPEG, PNG или WebP.',
    fileSize: 'Изображение слишком большое.',
    tooManyPixels: 'В изображении слишком много пикселей.',
    unreadable: 'Изображение не читается.',
    empty: 'Файл пуст.',
    quota: 'Для новых изображений больше нет места.',
    noRoom: 'На сервере больше нет места.',
  },
};
