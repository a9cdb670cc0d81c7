import type { Language } from '../../../src/contract/common';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import type { Queries } from '../../db/database';
import { findOrganisation } from '../organisations/organisationStore';
import { translated, translatedImages } from './translated';

/** `translated` for a call that names the language, if it does, and the organisation by its id. */
export async function translatedFor<Records extends readonly ({ readonly id: string } | { readonly _id: string })[]>(
  queries: Queries,
  organisationId: string,
  lang: Language | undefined,
  kind: TranslatableKind,
  records: Records,
): Promise<Records> {
  const author = lang && records.length > 0 ? await findOrganisation(queries, organisationId) : null;
  // As many as were given.
  return lang && author ? ((await translated(queries, author, lang, kind, records)) as unknown as Records) : records;
}

/** The same of a gallery's images. */
export async function translatedImagesFor<Image extends { readonly src: string; readonly alt: string }>(
  queries: Queries,
  organisationId: string,
  lang: Language | undefined,
  galleryId: string,
  images: readonly Image[],
): Promise<readonly Image[]> {
  const author = lang && images.length > 0 ? await findOrganisation(queries, organisationId) : null;
  return lang && author ? translatedImages(queries, author, lang, galleryId, images) : images;
}
