import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { UploadResponse } from '../../../src/contract/forms/formCalls';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireOwned } from '../../requireOwned';
import { attachment } from '../../http/attachment';
import { cleanName } from './cleanName';
import { fileTypeOf, HEAD_BYTES } from './fileTypeOf';
import { readFile, type IncomingFile } from './readFile';
import { sumUploadBytes, completeUpload, deleteUpload, findUpload, abandonOrphans, insertUpload } from './uploadStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'files' | 'log' | 'now' | 'ids'>;

/** How long a file waits for the submission that it is for. */
const ORPHAN_AGE = 24 * 60 * 60 * 1000;

/**
 * CALL-04: stores a file under an unguessable reference. Its row is written before the file, so that an interrupted
 * upload is found and removed.
 * @throws HttpError 400, 413 `fileSize`, 415 `fileType`, 507 `noRoom`
 */
export async function receiveUpload(
  deps: Surroundings,
  request: Request,
  { organisationId, formId }: { readonly organisationId: string; readonly formId: string },
): Promise<UploadResponse> {
  const { uploadBytes } = deps.config;
  // With room for the multipart form around the file.
  if (Number(request.headers['content-length'] ?? 0) > uploadBytes + 10_000) throw tooLarge(uploadBytes);
  const { config, database, files, now, ids } = deps;
  const { queries } = database;
  await expectRoom(deps);
  const doc = ids.secret();
  try {
    const nothingYet = { name: '', mime: null, size: null, submissionId: null, removedAt: null };
    await insertUpload(queries, { doc, organisationId, formId, ...nothingYet, createdAt: now() });
    const file = await readFile(request, config.uploadBytes, (incoming) => saveFile(deps, doc, incoming));
    await completeUpload(queries, doc, file);
    return { doc, name: file.name };
  } catch (error) {
    await files.remove(doc);
    await deleteUpload(queries, doc);
    throw error;
  }
}

/** Whoever sends files fills neither the disk nor more of it than the operator gives (SRV-07). @throws HttpError 507 */
async function expectRoom({ config, database, files, log }: Surroundings): Promise<void> {
  const { uploadBytes, uploadTotalBytes = Infinity, uploadFreeBytes = 0 } = config;
  const taken = await sumUploadBytes(database.queries, uploadBytes);
  const free = await files.freeBytes();
  if (taken + uploadBytes <= uploadTotalBytes && free - uploadBytes >= uploadFreeBytes) return;
  log.error({ taken, free }, 'no room for files of visitors');
  throw new HttpError(507, 'There is no room for more files.', 'noRoom');
}

async function saveFile({ files, config }: Surroundings, doc: string, { name, content }: IncomingFile) {
  const seen = { mime: null as string | null, size: 0 };
  await files.save(doc, Readable.from(checked(content, config.uploadBytes, seen)));
  const mime = seen.mime ?? '';
  return { name: cleanName(name, mime), mime, size: seen.size };
}

/** A file's bytes, once the first of them have revealed its type; fails if there are too many. */
async function* checked(
  content: IncomingFile['content'],
  uploadBytes: number,
  seen: { mime: string | null; size: number },
): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  const identify = async () => {
    seen.mime = await fileTypeOf(head);
    if (!seen.mime) throw new HttpError(415, 'Only images, PDF and ZIP files are taken.', 'fileType');
    return head;
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    seen.size += chunk.length;
    if (seen.mime) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length >= HEAD_BYTES) yield await identify();
  }
  if (content.truncated) throw tooLarge(uploadBytes);
  if (!seen.mime) yield await identify();
}

const tooLarge = (bytes: number) =>
  new HttpError(413, `The file is larger than ${bytes / 1024 / 1024} MB.`, 'fileSize');

/**
 * Sends a file to an administrator: to be saved, never shown (SRV-07).
 * @throws HttpError 404
 */
export async function sendUpload(
  { database: { queries }, files }: Surroundings,
  organisationId: string,
  doc: string,
  response: Response,
): Promise<void> {
  const { name, mime, size, removedAt } = requireOwned(await findUpload(queries, doc), organisationId, 'file');
  if (mime === null || size === null || removedAt) throw new HttpError(404, 'There is no such file.', 'unknown_file');
  const content = await files.read(doc);
  response.setHeader('Content-Type', mime);
  response.setHeader('Content-Length', size);
  response.setHeader('Content-Disposition', attachment(name));
  await pipeline(content, response);
}

/** Removes files that no submission has claimed in a day. Answers how many. */
export async function removeOrphans({ database: { queries }, files, now }: Surroundings): Promise<number> {
  const orphans = await abandonOrphans(queries, new Date(now().getTime() - ORPHAN_AGE), now());
  for (const doc of orphans) {
    await files.remove(doc);
    await deleteUpload(queries, doc);
  }
  return orphans.length;
}
