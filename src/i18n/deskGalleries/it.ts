import type { DeskGalleriesTexts } from './fr';

export const deskGalleries: DeskGalleriesTexts = {
  cover: 'Copertina',
  coverHint: 'Vuoto: la prima foto della galleria.',
  descriptionHint: 'Poche parole, nell’elenco delle gallerie.',
  pictures: (count) => (count === 1 ? '1 foto' : count === 0 ? 'Foto' : `${count} foto`),
  add: 'Aggiungi foto',
  addHint: 'JPEG, PNG o WebP, molte insieme. Potete anche trascinarle qui. Appaiono dopo aver salvato le foto.',
  progress: 'Invio delle foto',
  sending: (done, all) => `Invio delle foto: ${done} di ${all}`,
  failed: (count) => (count === 1 ? '1 foto non è stata inviata' : `${count} foto non sono state inviate`),
  forget: 'Lasciale',
  save: 'Salva le foto',
  none: 'Ancora nessuna foto. Aggiungete le prime.',
  alt: 'Che cosa mostra la foto',
  altHint: 'Per chi non la vede.',
  isCover: 'È la copertina.',
  makeCover: 'Usa come copertina',
  makeCoverOf: (name) => `Usa come copertina: ${name}`,
  pictureOf: (number) => `Foto ${number}`,
  order: 'Foto',
};
