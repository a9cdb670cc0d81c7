import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { CsvPreset } from '../../src/contract/common';
import { zerosKept } from '../../src/core/csv';
import type { Response } from 'express';
import { createTurns } from './createTurns';
import { plainHead, type CsvRows } from './csvRows';
import { createGiveWay, type Traffic } from './giveWay';
import { sendStream } from './sendStream';

const presets = {
  comma: {},
  excel: {
    delimiter: ';',
    cast: { number: (value: number) => String(value).replace('.', ','), string: zerosKept },
  },
} as const satisfies Record<CsvPreset, object>;

async function* textOf(
  rows: CsvRows,
  preset: CsvPreset,
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
    const text = stringify('columns' in some ? [plainHead(some)] : [...some], {
      bom: isFirst,
      record_delimiter: 'windows',
      // Lines within a cell may end in \n alone.
      quoted_match: /[\r\n]/,
      ...presets[preset],
    });
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
  const turns = createTurns(2, 'Two exports are running. Try again when one has ended.');
  /** @throws TooManyAttempts while two exports of the organisation run */
  return (response: Response, organisationId: string, rows: CsvRows, preset: CsvPreset = 'comma'): Promise<void> =>
    turns(organisationId, async () => {
      const onAbout = (records: number) => void response.setHeader('X-Estimated-Records', records);
      await sendStream(response, 'text/csv', Readable.from(textOf(rows, preset, traffic, onAbout)));
    });
}
