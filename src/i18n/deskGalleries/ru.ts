import type { DeskGalleriesTexts } from './fr';

export const deskGalleries: DeskGalleriesTexts = {
  cover: 'Обложка',
  coverHint: 'Если пусто – первое фото галереи.',
  descriptionHint: 'Несколько слов для списка галерей.',
  pictures: (count) => (count === 0 ? 'Фотографии' : `Фотографии: ${count}`),
  add: 'Добавить фотографии',
  addHint: 'JPEG, PNG или WebP, сразу много. Можно и перетащить сюда. Они появятся, когда вы сохраните фотографии.',
  progress: 'Отправка фотографий',
  sending: (done, all) => `Отправка фотографий: ${done} из ${all}`,
  failed: (count) => `Не отправлены фотографии: ${count}`,
  forget: 'Оставить их',
  save: 'Сохранить фотографии',
  none: 'Фотографий пока нет. Добавьте первые.',
  alt: 'Что на фотографии',
  altHint: 'Для тех, кто её не видит.',
  isCover: 'Это обложка.',
  makeCover: 'Сделать обложкой',
  makeCoverOf: (name) => `Сделать обложкой: ${name}`,
  pictureOf: (number) => `Фото ${number}`,
  order: 'Фотографии',
};
