import type { DeskPicturesTexts } from './fr';

export const deskPictures: DeskPicturesTexts = {
  choose: 'Выбрать изображение',
  send: 'Отправить новое изображение',
  search: 'Поиск',
  searchHint: 'Слова о том, что на изображении.',
  none: 'Изображений пока нет. Отправьте первое.',
  noneFound: 'По этому запросу ничего нет.',
  more: 'Показать ещё',
  alt: 'Что на изображении',
  altHint: 'Для тех, кто его не видит. Оставьте пустым, если оно лишь украшает.',
  use: 'Использовать это изображение',
  other: 'Выбрать другое',
  cropHandles: {
    cropArea: 'Сохраняемая часть: стрелки её перемещают',
    nwDragHandle: 'Левый верхний угол',
    nDragHandle: 'Верхний край',
    neDragHandle: 'Правый верхний угол',
    eDragHandle: 'Правый край',
    seDragHandle: 'Правый нижний угол',
    sDragHandle: 'Нижний край',
    swDragHandle: 'Левый нижний угол',
    wDragHandle: 'Левый край',
  },
};
