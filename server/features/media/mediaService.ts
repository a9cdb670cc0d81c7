import type * as v from 'valibot';
import type { MediaItem, MediaUse, updateMedia } from '../../../src/contract/site/media';
import type { Deps } from '../../deps';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { updateVersioned, type RecordKind } from '../audit/ownRecords';
import { recordChange } from '../audit/recordChange';
import { findMedia, lockMedia, saveMedia, type KeptMedia } from './mediaStore';
import { viewMedia } from './mediaView';
import { usesOf } from './usesOf';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
type MediaChange = v.InferOutput<(typeof updateMedia)['request']>;

const kind: RecordKind<KeptMedia, MediaItem> = {
  name: 'media',
  lock: lockMedia,
  save: saveMedia,
  logged: ({ name, alt }) => ({ name, alt }),
  view: viewMedia,
};

/** A picture or PDF, and what names it. @throws HttpError 404 */
export async function readMedia({ database: { queries } }: Surroundings, organisationId: string, id: string) {
  const row = requireRow(await findMedia(queries, organisationId, id), 'media');
  return { ...viewMedia(row), uses: await usesOf(queries, organisationId, row.hash) };
}

/** Changes the texts; absent keys stay. @throws Outdated when they are of another version; HttpError 404 */
export const changeMedia = (
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { alt, name, version }: MediaChange,
): Promise<MediaItem> =>
  updateVersioned(deps, holder, kind, { id, version }, (row) => ({
    ...row,
    alt: alt ?? row.alt,
    name: name ?? row.name,
  }));

/** Hides a file from everybody (MEDIA-04), and answers the places that still name it. @throws HttpError 404 */
export function removeMedia(deps: Surroundings, holder: TokenHolder, id: string): Promise<MediaUse[]> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockMedia(tx, organisationId, id), 'media');
    await saveMedia(tx, { ...row, removedAt: deps.now() });
    const changes = { name: { from: row.name } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-MEDIA-DELETE', subject: 'media', subjectId: id, changes });
    return usesOf(tx, organisationId, row.hash);
  });
}
