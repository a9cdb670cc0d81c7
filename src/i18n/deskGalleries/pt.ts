import type { DeskGalleriesTexts } from './fr';

export const deskGalleries: DeskGalleriesTexts = {
  cover: 'Capa',
  coverHint: 'Vazio: a primeira foto da galeria.',
  descriptionHint: 'Algumas palavras, na lista das galerias.',
  pictures: (count) => (count === 1 ? '1 foto' : count === 0 ? 'Fotos' : `${count} fotos`),
  add: 'Adicionar fotos',
  addHint: 'JPEG, PNG ou WebP, várias de uma vez. Também as pode largar aqui. Aparecem depois de guardar as fotos.',
  progress: 'Envio das fotos',
  sending: (done, all) => `Envio das fotos: ${done} de ${all}`,
  failed: (count) => (count === 1 ? '1 foto não foi enviada' : `${count} fotos não foram enviadas`),
  forget: 'Deixá-las',
  save: 'Guardar as fotos',
  none: 'Ainda não há fotos. Adicione as primeiras.',
  alt: 'O que a foto mostra',
  altHint: 'Para quem não a vê.',
  isCover: 'É a capa.',
  makeCover: 'Usar como capa',
  makeCoverOf: (name) => `Usar como capa: ${name}`,
  pictureOf: (number) => `Foto ${number}`,
  order: 'Fotos',
};
