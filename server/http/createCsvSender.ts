import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { TooManyAttempts } from '../errors';
import { createGiveWay, type Traffic } from './giveWay';

type Row = readonly (string | number)[];

/**
 * A table for spreadsheets, some rows at a time; the first row names the columns. Before it, about how many records are to
 * come, so that whoever reads can show how far it is.
 */
export type CsvRows = AsyncIterable<readonly Row[] | { readonly about: number }>;

/** Exports of one organisation that run at once. */
const most = 2;
/** Seconds after which a third may be asked for again. */
const pause = 10;

async function* textOf(
  rows: CsvRows,
  traffic: Partial<Traffic>,
  onAbout: (records: number) => void,
): AsyncGenerator<string> {
  let isFirst = true;
  const way = createGiveWay(traffic);
  for await (const some of rows) {
    if ('about' in some) {
      onAbout(some.about);
      continue;
    }
    const text = stringify([...some], { bom: isFirst, record_delimiter: 'windows' });
    const worked = way.worked();
    yield text;
    isFirst = false;
    await way.rest(worked);
  }
}

/**
 * Sends tables of any length in constant memory (SRV-16): the next rows are read once the reader has taken the last, none after
 * it has left. What fails before the first rows is answered as any error; after that the connection breaks, so that nobody takes
 * a part for the whole. While others ask, most of the time is theirs.
 */
export function createCsvSender(traffic: Partial<Traffic> = {}) {
  const running = new Map<string, number>();
  /** @throws TooManyAttempts while two exports of the organisation run */
  return async (response: Response, organisationId: string, rows: CsvRows): Promise<void> => {
    const others = running.get(organisationId) ?? 0;
    if (others >= most) throw new TooManyAttempts('Two exports are running. Try again when one has ended.', pause);
    running.set(organisationId, others + 1);
    try {
      const onAbout = (records: number) => void response.setHeader('X-Estimated-Records', records);
      const texts = Readable.from(textOf(rows, traffic, onAbout));
      await once(texts, 'readable');
      response.type('text/csv');
      await pipeline(texts, response);
    } catch (error) {
      if (!response.headersSent) response.removeHeader('Content-Disposition');
      // Nobody to tell: the reader left.
      if (!isGone(error)) throw error;
    } finally {
      const left = (running.get(organisationId) ?? 1) - 1;
      if (left > 0) running.set(organisationId, left);
      else running.delete(organisationId);
    }
  };
}

const isGone = (error: unknown) => (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
