import { Readable } from 'node:stream';
import type { Request } from 'express';
import type { MediaKind } from '../../../src/contract/site/media';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { MEGAPIXELS, PictureRefusal, type PictureFile, type PictureProblem } from '../../pictures/pictures';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { lockOrganisation } from '../organisations/organisationStore';
import { cleanName } from '../uploads/cleanName';
import { readFile, type IncomingFile } from '../uploads/readFile';
import { lookAtFile, unreadable } from './lookAtFile';
import { base, fileOf, removeFilesOf } from './mediaFiles';
import {
  deleteMediaRow,
  findByHashes,
  insertMedia,
  renameMedia,
  saveMedia,
  sumMediaBytes,
  type KeptMedia,
  type MediaRow,
} from './mediaStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'media' | 'pictures' | 'log' | 'now' | 'ids'>;

/** A file as it arrived. */
interface Arrived {
  readonly name: string;
  readonly kind: MediaKind;
  readonly hash: string;
  readonly size: number;
}

/** A file that comes in, and what is said of it. */
interface Incoming {
  readonly alt: string;
  /** At most so many. */
  readonly bytes: number;
  /** Hands the file over to be saved. */
  receive<T>(save: (file: IncomingFile) => Promise<T>): Promise<T>;
}

/** The file of a request (`keepMedia`). @throws HttpError 400, 413, 415, 507 */
export function receiveMedia(
  deps: Surroundings,
  request: Request,
  holder: TokenHolder,
  alt: string,
): Promise<KeptMedia> {
  const { mediaBytes } = deps.config;
  const announced = Number(request.headers['content-length'] ?? mediaBytes);
  // With room for the multipart form around the file.
  if (announced > mediaBytes + 10_000) throw tooLarge(mediaBytes);
  const bytes = Math.min(announced, mediaBytes);
  return keepMedia(deps, holder, { alt, bytes, receive: (save) => readFile(request, mediaBytes, save) });
}

/**
 * MEDIA-02: keeps a picture or PDF. Its row is there before its file, so that what breaks off is found and removed. A
 * picture is read whole before it is acknowledged. The same bytes again are the same record, under the new text.
 * @throws HttpError 400, 413, 415, 507
 */
export async function keepMedia(
  deps: Surroundings,
  holder: TokenHolder,
  { alt, bytes, receive }: Incoming,
): Promise<KeptMedia> {
  const { database, ids, now } = deps;
  const id = ids.row();
  const row: MediaRow = {
    ...{ id, organisationId: holder.organisationId, hash: null, kind: 'PICTURE', state: 'ARRIVING', name: '', alt },
    ...{ width: null, height: null, bytes, variants: [], attempts: 0 },
    ...{ nextAttemptAt: now(), createdAt: now(), updatedAt: now(), removedAt: null },
  };
  await insertMedia(database.queries, row);
  try {
    await expectRoom(deps, row);
    const arrived = await receive((file) => save(deps, row, file));
    const picture = arrived.kind === 'PICTURE' ? await makeBase(deps, id) : null;
    return await acknowledge(deps, holder, withArrived(row, arrived, picture));
  } catch (error) {
    await forget(deps, id);
    throw error;
  }
}

/** The row goes last: with it a crash in between is mended later. */
async function forget({ database, media }: Surroundings, id: string): Promise<void> {
  await removeFilesOf(media, id);
  await deleteMediaRow(database.queries, id);
}

const withArrived = (row: MediaRow, { size, ...arrived }: Arrived, picture: PictureFile | null): KeptMedia => ({
  ...row,
  ...arrived,
  state: picture ? 'PROCESSING' : 'READY',
  width: picture?.width ?? null,
  height: picture?.height ?? null,
  bytes: size + (picture?.bytes ?? 0),
  variants: picture ? [{ ...base, ...picture }] : [],
});

/** Counts uploads that are still running. @throws HttpError 507 */
async function expectRoom({ config, database, media, log }: Surroundings, { organisationId }: MediaRow) {
  const taken = await sumMediaBytes(database.queries, organisationId);
  if (taken > config.mediaQuotaBytes)
    throw new HttpError(507, 'Pictures and PDF of this organisation have no more room: delete some.', 'quota');
  const free = await media.freeBytes();
  if (free - config.mediaBytes >= (config.uploadFreeBytes ?? 0)) return;
  log.error({ free }, 'no room for pictures and PDF');
  throw new HttpError(507, 'There is no room for more files.', 'noRoom');
}

async function save({ media, config }: Surroundings, row: MediaRow, { name, content }: IncomingFile): Promise<Arrived> {
  const look = lookAtFile(row.organisationId, content);
  await media.save(row.id, Readable.from(look.passing));
  if (content.truncated) throw tooLarge(config.mediaBytes);
  const { mime, ...seen } = await look.seen();
  return { ...seen, name: cleanName(name, mime) };
}

/** Reads the whole picture, and makes of it what is shown at once. @throws HttpError 400, 413 */
async function makeBase({ media, pictures }: Surroundings, id: string): Promise<PictureFile | null> {
  const output = { path: media.pathOf(fileOf(id, base)), format: base.format, width: base.size };
  try {
    const [made] = await pictures.make({ source: media.pathOf(id), outputs: [output] }, true);
    return made ?? null;
  } catch (error) {
    if (error instanceof PictureRefusal) throw refusals[error.problem]();
    throw error;
  }
}

export const tooLarge = (bytes: number) =>
  new HttpError(413, `The file is larger than ${Math.floor(bytes / 1024 ** 2)} MB.`, 'fileSize');
const refusals: Readonly<Record<PictureProblem, () => HttpError>> = {
  unreadable: () => unreadable('The picture cannot be read: it is damaged or not whole.'),
  tooManyPixels: () => new HttpError(413, `The picture has more than ${MEGAPIXELS} million pixels.`, 'tooManyPixels'),
  tooSlow: () => unreadable('The picture takes too long to read.'),
};

/** Keeps the file for good. A record with the same bytes stays, and takes the new text. */
async function acknowledge(deps: Surroundings, holder: TokenHolder, row: KeptMedia): Promise<KeptMedia> {
  const { database, now } = deps;
  const { organisationId, hash, name, alt } = row;
  const known = await database.transaction(async (tx) => {
    // One at a time: two that are the same become one.
    await lockOrganisation(tx, organisationId);
    const [same] = await findByHashes(tx, organisationId, [hash]);
    const shown = same ? { ...same, name, alt } : row;
    if (same) await renameMedia(tx, same.id, { name, alt, updatedAt: now() });
    else await saveMedia(tx, row);
    const changes = { name, alt, kind: row.kind };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-MEDIA-UPLOAD',
      subject: 'media',
      subjectId: shown.id,
      changes,
    });
    return shown;
  });
  if (known.id !== row.id) await forget(deps, row.id);
  return known;
}
