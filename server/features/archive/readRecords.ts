import type * as v from 'valibot';
import type { Schema } from '../../../src/contract/route';
import { HttpError, malformed } from '../../errors';
import { parsePart } from '../../http/parse';
import { readStrictly } from '../../http/readStrictly';
import { MANIFEST, manifestSchema, unusable, type Manifest } from './archiveFormat';
import type { Archive } from './openArchive';

/** Longest line of records: a form may have so many bytes. */
const MOST_LINE = 8 * 1024 ** 2;

/** The lines of an entry, one at a time; none where the archive has no such entry. @throws HttpError 400 */
export async function* linesOf(archive: Archive, name: string): AsyncGenerator<string> {
  if (!archive.has(name)) return;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > MOST_LINE) throw unusable(`a line of "${name}" is longer than ${MOST_LINE / 1024 ** 2} MB`);
    parts.push(part);
  };
  const take = () => {
    const line = Buffer.concat(parts);
    [parts, length] = [[], 0];
    return textOf(line, name);
  };
  for await (const chunk of archive.read(name) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      const line = take();
      if (line !== '') yield line;
    }
    add(chunk.subarray(start));
  }
  const rest = take();
  if (rest !== '') yield rest;
}

function textOf(line: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line).trim();
  } catch {
    throw unusable(`"${name}" is no UTF-8 text`);
  }
}

/** A record of an archive by its schema. @throws HttpError 400 naming every wrong key */
export function parseRecord<S extends Schema>(schema: S, line: string): v.InferOutput<S> {
  const read = readStrictly(schema, parseLine(line));
  return parsePart(schema, read.body, 'body', read.issues);
}

function parseLine(line: string): unknown {
  try {
    // A key named __proto__ is never meant well.
    return JSON.parse(line, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw malformed('', 'is no JSON');
  }
}

/** The head of an archive. @throws HttpError 400 for another kind or version */
export async function readManifest(archive: Archive): Promise<Manifest> {
  if (!archive.has(MANIFEST)) throw unusable(`it lacks the file "${MANIFEST}"`);
  let text = '';
  for await (const line of linesOf(archive, MANIFEST)) text += line;
  try {
    return parseRecord(manifestSchema, text);
  } catch (error) {
    if (!(error instanceof HttpError) || !error.issues) throw error;
    const why = error.issues.map(({ path, message }) => `${path} ${message}`.trim());
    throw unusable(`its ${MANIFEST} is of another kind or version: ${why.join(', ')}`);
  }
}
