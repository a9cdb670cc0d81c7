import { createWriteStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { readFile } from '../uploads/readFile';
import { mostArchiveBytes } from './importArchive';

/**
 * Puts the archive of a request on disk while it arrives, and hands its file over. The file has no name from the beginning:
 * it is gone with the process, however that ends.
 * @throws HttpError 400, 413, 415, 507; any error of `take`
 */
export async function receiveArchive<T>(
  deps: Pick<Deps, 'config' | 'media' | 'ids' | 'log'>,
  request: Request,
  take: (fd: number) => Promise<T>,
): Promise<T> {
  const most = mostArchiveBytes(deps.config);
  const announced = Number(request.headers['content-length'] ?? most);
  // With room for the multipart form around the file.
  if (announced > most + 10_000) throw tooLarge(most);
  await expectRoom(deps, announced);
  const path = deps.media.pathOf(`archive-${deps.ids.row()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    await readFile(request, most, async ({ content }) => {
      await pipeline(content, createWriteStream('', { fd: file.fd, autoClose: false }));
      if (content.truncated) throw tooLarge(most);
    });
    return await take(file.fd);
  } finally {
    await file.close();
  }
}

/** @throws HttpError 507 */
async function expectRoom({ config, media, log }: Pick<Deps, 'config' | 'media' | 'log'>, bytes: number) {
  const free = await media.freeBytes();
  if (free - bytes >= (config.uploadFreeBytes ?? 0)) return;
  log.error({ free }, 'no room for an archive');
  throw new HttpError(507, 'There is no room for the archive.', 'noRoom');
}

const tooLarge = (bytes: number) =>
  new HttpError(413, `The archive is larger than ${Math.floor(bytes / 1024 ** 2)} MB.`, 'fileSize');
