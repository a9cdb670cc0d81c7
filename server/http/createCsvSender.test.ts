import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import type { CsvPreset } from '../../src/contract/common';
import { plainCell, readCsv } from '../../src/core/csv';
import { arrivals } from './arrivals';
import { createCsvSender } from './createCsvSender';
import type { CsvRows } from './csvRows';
import { createErrorHandler } from './errorHandler';

const header = [['name', 'amount']];
/** Some kilobytes, as of a page of five hundred rows. */
const page = Array.from({ length: 500 }, (_, index) => ['a "quoted" name; and more of it', index]);

/** Serves tables by the organisation in their address; the server is closed after the test. */
async function serve(
  rowsOf: (organisation: string) => CsvRows,
  surroundings?: Parameters<typeof createCsvSender>[0],
  preset?: CsvPreset,
) {
  const app = express();
  const send = createCsvSender(surroundings);
  app.get('/v1/:organisation', (request, response) => {
    response.setHeader('Content-Disposition', 'attachment; filename="table.csv"');
    const sent = send(response, request.params.organisation, rowsOf(request.params.organisation), preset);
    outcomes.push(sent.catch((error: unknown) => error));
    return sent;
  });
  app.use(createErrorHandler(pino({ level: 'silent' }), () => Promise.resolve()));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (organisation: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/${organisation}`;
}
/** Outcome of each request: undefined, or the reason why sending failed. */
let outcomes: Promise<unknown>[] = [];
beforeEach(() => (outcomes = []));
const servers: ReturnType<express.Express['listen']>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const connectionsOf = (server: (typeof servers)[number] | undefined) =>
  new Promise<number>((resolve) => server?.getConnections((_error, count) => resolve(count)));

/** Starts a request and reads nothing of its answer. */
async function askWithoutReading(address: string): Promise<IncomingMessage> {
  const [response] = (await once(get(address), 'response')) as [IncomingMessage];
  response.pause();
  return response;
}

it('SRV-16 sends a table for spreadsheets, quoted, with a mark of its encoding and the ends of lines they want', async () => {
  const address = await serve(async function* () {
    yield { about: 2 };
    yield header;
    yield [['Hélène "Léa"', 3]];
    yield [['two\nlines', 4]];
    yield [];
  });
  const response = await fetch(address('one'));
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="table.csv"');
  expect(response.headers.get('x-estimated-records')).toBe('2');
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
    '\ufeffname,amount\r\n"Hélène ""Léa""",3\r\n"two\nlines",4\r\n',
  );
});

it('SRV-16 sends it with semicolons and decimal commas for spreadsheets that expect them', async () => {
  const address = await serve(
    async function* () {
      yield header;
      yield [
        ['a; b', 1234.5],
        ['1.5', -2],
        ['06000', '0'],
      ];
    },
    {},
    'excel',
  );
  const text = Buffer.from(await (await fetch(address('one'))).arrayBuffer()).toString();
  expect(text).toBe('\ufeffname;amount\r\n"a; b";1234,5\r\n1.5;-2\r\n"=""06000""";0\r\n');
  expect(readCsv(text)?.at(-1)?.cells.map(plainCell)).toEqual(['06000', '0']);
});

it('SRV-16 reads on only as fast as its reader, and no more once that has left', async () => {
  let read = 0;
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const most = 100_000;
  const address = await serve(async function* () {
    try {
      yield header;
      for (; read < most; read += 1) yield page;
    } finally {
      end();
    }
  });
  const response = await askWithoutReading(address('one'));
  response.destroy();
  await ended;
  expect(read).toBeLessThan(most);
});

it('SRV-16 takes a reader who leaves before the first rows for no fault', async () => {
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const address = await serve(async function* () {
    await held;
    yield header;
    yield page;
  });
  const request = get(address('one')).on('error', () => {});
  await once(request, 'finish');
  while (outcomes.length === 0) await new Promise(setImmediate);
  request.destroy();
  const [server] = servers;
  while (await connectionsOf(server)) await new Promise(setImmediate);
  goOn();
  expect(await outcomes[0]).toBeUndefined();
});

it('SRV-16 answers what fails before the first rows as an error, and breaks off after them', async () => {
  const address = await serve(async function* (organisation) {
    if (organisation === 'early') throw new Error('no database');
    yield header;
    yield page;
    throw new Error('no database any more');
  });
  const early = await fetch(address('early'));
  expect(early.status).toBe(500);
  expect(early.headers.get('content-disposition')).toBeNull();
  const late = await fetch(address('late'));
  expect(late.status).toBe(200);
  await expect(late.text()).rejects.toThrow();
});

it('SRV-16 runs two exports of an organisation at once, and those of others beside them', async () => {
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const address = await serve(async function* () {
    yield header;
    await held;
    yield page;
  });
  const open = [await fetch(address('one')), await fetch(address('one'))];
  const third = await fetch(address('one'));
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
  expect((await fetch(address('other'))).status).toBe(200);
  goOn();
  for (const response of open) expect((await response.text()).split('\r\n')).toHaveLength(502);
  expect((await fetch(address('one'))).status).toBe(200);
});

it('SRV-16 rests six times as long as it worked while others ask, and not at all else', async () => {
  let [time, asked] = [0, 0];
  const rests: number[] = [];
  const rest = (milliseconds: number) => Promise.resolve(void rests.push(milliseconds));
  const address = await serve(
    async function* () {
      yield header;
      time += 5;
      yield page;
      [time, asked] = [time + 7, asked + 1];
      yield page;
      [time, asked] = [time + 900, asked + 3];
      yield page;
      time += 4;
      yield page;
    },
    { now: () => time, rest, arrivals: () => asked },
  );
  await (await fetch(address('one'))).text();
  expect(rests).toEqual([42, 200]);
});

it('SRV-16 notices requests of this process', async () => {
  const address = await serve(async function* () {
    yield header;
  });
  const before = arrivals();
  await (await fetch(address('one'))).text();
  expect(arrivals()).toBe(before + 1);
});
