import type { AdminGallery } from '../../../src/contract/site/adminContent';
import { galleries } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import type { ContentKind } from './contentKind';

/** Galleries (ENT-18), without their images. */
export const galleryKind: ContentKind<typeof galleries, AdminGallery> = {
  table: galleries,
  name: 'gallery',
  subject: 'gallery',
  searched: searchedTexts.galleries(galleries),
  blank: (now) => ({ name: '', description: '', bgImage: '', datetime: now.toISOString() }),
  write: ({ datetime, ...document }) => Promise.resolve({ document, at: new Date(datetime) }),
  read: ({ document, at }) => ({ ...document, datetime: at.toISOString() }),
};
