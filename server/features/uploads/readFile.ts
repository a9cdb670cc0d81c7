import busboy from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { HttpError } from '../../errors';

/** A file on its way in. `content` ends early, with `truncated` set, when there is more of it than was allowed. */
export interface IncomingFile {
  readonly name: string;
  readonly content: Readable & { readonly truncated?: boolean };
}

const malformed = (message: string) => new HttpError(400, message, 'malformed');

/**
 * Streams the single file, named `file`, of a multipart request, and returns the result of `take`. If the request is
 * cut off, `content` fails.
 * @throws HttpError 400, 415; any error of `take`
 */
export function readFile<T>(request: Request, mostBytes: number, take: (file: IncomingFile) => Promise<T>): Promise<T> {
  if (request.is('multipart/form-data') === false || !request.headers['content-type']) {
    throw new HttpError(415, 'Send the file as multipart/form-data.', 'not_multipart');
  }
  const parser = parserOf(request, mostBytes);
  return new Promise<T>((done, fail) => {
    let taken: Promise<T> | undefined;
    let stopped = false;
    /** The rest of the request is read and forgotten, so that the answer reaches who is still sending. */
    const stop = (error: unknown) => {
      if (stopped) return;
      stopped = true;
      request.unpipe(parser);
      parser.destroy(malformed('The upload broke off.'));
      request.resume();
      // Lets `take` clean up first.
      void Promise.resolve(taken)
        .catch(() => undefined)
        .then(() => fail(error as Error));
    };
    parser.on('file', (field, content, { filename }) => {
      content.on('error', () => undefined);
      if (field !== 'file' || taken) {
        content.resume();
        return stop(malformed('Send one file, named "file".'));
      }
      taken = take({ name: filename ?? '', content });
      taken.catch(stop);
    });
    parser.on('filesLimit', () => stop(malformed('Send one file, named "file".')));
    parser.on('error', () => stop(malformed('The form data cannot be read.')));
    parser.on('close', () => {
      if (stopped) return;
      if (taken) taken.then(done, stop);
      else stop(malformed('Send one file, named "file".'));
    });
    request.on('close', () => {
      if (!request.complete) stop(malformed('The upload broke off.'));
    });
    request.pipe(parser);
  });
}

function parserOf(request: Request, mostBytes: number): busboy.Busboy {
  try {
    const limits = { files: 1, fileSize: mostBytes, fields: 10, fieldSize: 1000, parts: 11, headerPairs: 20 };
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw malformed('The form data cannot be read.');
  }
}
