import type { DeskGalleriesTexts } from './fr';

export const deskGalleries: DeskGalleriesTexts = {
  cover: 'Cover',
  coverHint: 'Empty: the first picture of the gallery.',
  descriptionHint: 'A few words, in the list of galleries.',
  pictures: (count) => (count === 1 ? '1 picture' : count === 0 ? 'Pictures' : `${count} pictures`),
  add: 'Add pictures',
  addHint: 'JPEG, PNG or WebP, many at once. You can also drop them here. They appear once the pictures are saved.',
  progress: 'Sending pictures',
  sending: (done, all) => `Sending pictures: ${done} of ${all}`,
  failed: (count) => (count === 1 ? '1 picture was not sent' : `${count} pictures were not sent`),
  forget: 'Leave them',
  save: 'Save the pictures',
  none: 'No pictures yet. Add the first ones.',
  alt: 'What the picture shows',
  altHint: 'For those who do not see it.',
  isCover: 'This is the cover.',
  makeCover: 'Use as the cover',
  makeCoverOf: (name) => `Use as the cover: ${name}`,
  pictureOf: (number) => `Picture ${number}`,
  order: 'Pictures',
};
