import type { DeskPicturesTexts } from './fr';

export const deskPictures: DeskPicturesTexts = {
  choose: 'Choose a picture',
  send: 'Send a new picture',
  search: 'Search',
  searchHint: 'Words of what the picture shows.',
  none: 'No pictures yet. Send the first one.',
  noneFound: 'Nothing matches this search.',
  more: 'Show more',
  alt: 'What the picture shows',
  altHint: 'For those who do not see it. Leave it empty if it only decorates.',
  use: 'Use this picture',
  other: 'Choose another one',
  cropHandles: {
    cropArea: 'Part to keep: arrows move it',
    nwDragHandle: 'Top left corner',
    nDragHandle: 'Top edge',
    neDragHandle: 'Top right corner',
    eDragHandle: 'Right edge',
    seDragHandle: 'Bottom right corner',
    sDragHandle: 'Bottom edge',
    swDragHandle: 'Bottom left corner',
    wDragHandle: 'Left edge',
  },
};
