import type { DeskPicturesTexts } from './fr';

export const deskPictures: DeskPicturesTexts = {
  choose: 'Escolher uma imagem',
  send: 'Enviar uma nova imagem',
  search: 'Procurar',
  searchHint: 'Palavras do que a imagem mostra.',
  none: 'Ainda não há imagens. Envie a primeira.',
  noneFound: 'Nada corresponde a esta pesquisa.',
  more: 'Ver mais',
  alt: 'O que a imagem mostra',
  altHint: 'Para quem não a vê. Deixe vazio se for só decoração.',
  use: 'Usar esta imagem',
  other: 'Escolher outra',
  cropHandles: {
    cropArea: 'Parte a manter: as setas movem-na',
    nwDragHandle: 'Canto superior esquerdo',
    nDragHandle: 'Margem superior',
    neDragHandle: 'Canto superior direito',
    eDragHandle: 'Margem direita',
    seDragHandle: 'Canto inferior direito',
    sDragHandle: 'Margem inferior',
    swDragHandle: 'Canto inferior esquerdo',
    wDragHandle: 'Margem esquerda',
  },
};
