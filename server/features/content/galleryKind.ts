import type { AdminGallery } from '../../../src/contract/site/adminContent';
import { galleries } from '../../db/schema';
import type { ContentKind } from './contentKind';

/** Galleries (ENT-18), without their images. */
export const galleryKind: ContentKind<typeof galleries, AdminGallery> = {
  table: galleries,
  name: 'gallery',
  subject: 'gallery',
  blank: (now) => ({ name: '', description: '', bgImage: '', datetime: now.toISOString() }),
  write: ({ datetime, ...document }) => Promise.resolve({ document, at: new Date(datetime) }),
  read: ({ document, at }) => ({ ...document, datetime: at.toISOString() }),
};
