import { existsSync } from 'node:fs';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import { contentChanges } from '../organisations/organisationStore';
import { PictureRefusal } from '../../pictures/pictures';
import { base, fileOf, laterVariants, removeFilesOf } from './mediaFiles';
import {
  claimMedia,
  deleteMediaRow,
  findLeftMedia,
  postponeMedia,
  releaseMedia,
  settleMedia,
  type KeptMedia,
} from './mediaStore';

type Surroundings = Pick<Deps, 'database' | 'media' | 'pictures' | 'log' | 'now'>;

const MINUTE = 60_000;
/** Longer than a picture may take: who has not finished by then was killed. */
const HOLD = 2 * MINUTE;
const MOST_ATTEMPTS = 3;
/** Files of what was deleted stay so long: a backup that knows them still finds them. */
const REMOVED_AGE = 60 * MINUTE;

/** MEDIA-03: makes the sizes of pictures that wait for them. Returns how many. */
export async function processMedia(deps: Surroundings): Promise<number> {
  const { database, now } = deps;
  for (let count = 0; ; count += 1) {
    const row = await claimMedia(database.queries, now(), new Date(now().getTime() + HOLD));
    if (!row) return count;
    await processOne(deps, row);
  }
}

/** At the start of a process that has the database to itself: what a killed one had begun is due again. */
export async function resumeMedia({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (database.engine === 'embedded') await releaseMedia(database.queries, now());
}

async function processOne(deps: Surroundings, row: KeptMedia): Promise<void> {
  const { database, log, now } = deps;
  if (row.attempts > MOST_ATTEMPTS) return settle(deps, row, 'FAILED', []);
  try {
    await settle(deps, row, 'READY', await makeLater(deps, row));
  } catch (error) {
    log.warn({ media: row.id, error: loggable(error) }, 'the sizes of a picture were not made');
    if (error instanceof PictureRefusal || row.attempts >= MOST_ATTEMPTS) return settle(deps, row, 'FAILED', []);
    await postponeMedia(database.queries, row.id, new Date(now().getTime() + MINUTE));
  }
}

async function makeLater({ media, pictures }: Surroundings, { id, width }: KeptMedia): Promise<KeptMedia['variants']> {
  const wanted = laterVariants(width ?? 0);
  // The original is gone if the end of this work was lost, or in a backup of that very moment.
  const source = [id, fileOf(id, base)].map((file) => media.pathOf(file)).find((path) => existsSync(path));
  const outputs = wanted.map(({ size, format }) => ({
    path: media.pathOf(fileOf(id, { size, format })),
    format,
    width: size,
  }));
  const made = await pictures.make({ source: source ?? media.pathOf(id), outputs }, false);
  return wanted.flatMap((one, index) => {
    const file = made[index];
    return file ? [{ ...one, ...file }] : [];
  });
}

/** The original is not kept: it may tell where and when it was taken. */
async function settle(
  { database, media }: Surroundings,
  { id, organisationId, variants }: KeptMedia,
  state: 'READY' | 'FAILED',
  more: KeptMedia['variants'],
): Promise<void> {
  await media.remove(id);
  const all = [...variants, ...more];
  await settleMedia(database.queries, id, {
    state,
    variants: all,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  await contentChanges(database.queries, organisationId);
}

/** Removes the files of what was deleted, and of uploads that broke off with the process. Returns how many. */
export async function removeLeftMedia({ database: { queries }, media, now }: Surroundings): Promise<number> {
  const left = await findLeftMedia(queries, new Date(now().getTime() - REMOVED_AGE), now());
  for (const id of left) {
    await removeFilesOf(media, id);
    await deleteMediaRow(queries, id);
  }
  return left.length;
}
