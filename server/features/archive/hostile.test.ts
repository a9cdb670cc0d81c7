import { request } from 'node:http';
import { audit } from '../../db/schema';
import { noise, pdf } from '../../pictures/testing/samples';
import { download, photo, keep, send, useArchiveWorld } from './testing/archiveWorld';
import { packed, patched, unpacked } from './testing/zips';

const world = useArchiveWorld();
const hash = (digit: string) => digit.repeat(40);
const manifest = JSON.stringify({
  ...{ format: 'orgkit-archive', version: 1, madeAt: '2025-01-15T12:00:00.000Z' },
  organisation: { id: 'demo', name: 'Demo' },
});
const event = { id: 'fete', name: 'Fête', dateEvent: '2025-03-01T20:00:00Z' };
const events = (...more: object[]) => [event, ...more].map((one) => JSON.stringify(one)).join('\n');
const media = (id: string, kind = 'PICTURE') => JSON.stringify({ id, kind, name: 'vue', alt: 'Vue' });
const good: readonly (readonly [string, Buffer | string])[] = [
  ['manifest.json', manifest],
  ['records/events.jsonl', events()],
];
const withMedia = (name: string, content: Buffer | string, line: string) =>
  packed([...good, [name, content], ['records/media.jsonl', line]]);

/** All that an import could leave. */
async function state() {
  const { database, stored, server, tokens } = world.away;
  const { text } = await server.request('GET', '/v1/admin/events', { token: tokens['empty'] ?? '' });
  return { notes: await database.queries.$count(audit), files: await stored(), events: text };
}
/** Problems of an archive, both on trial and for real; nothing changes. */
async function refusal(archive: Buffer) {
  const { away } = world;
  const before = await state();
  const tried = await send(away, away.tokens['empty'] ?? '', archive, 'dryRun=true');
  const taken = await send(away, away.tokens['empty'] ?? '', archive);
  expect(await state()).toEqual(before);
  expect([taken.status, taken.body.code]).toEqual([400, 'archive']);
  if (tried.status === 200) {
    const found = tried.body.data.problems.map(({ kind, id, path, message }) => ({
      path: [kind, id, path].filter(Boolean).join('.'),
      message,
    }));
    expect(taken.body.issues).toEqual(found);
    return found.map(({ path, message }) => `${path} ${message}`).join('; ');
  }
  expect(tried).toEqual(taken);
  return taken.body.error ?? '';
}

const zeros = Buffer.alloc(8 * 1024 ** 2);
const archives: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['no ZIP file', () => Promise.resolve(Buffer.from('GIF89a')), 'it is damaged or no ZIP file'],
  [
    'a file cut short',
    async () => (await packed(good)).subarray(0, 300),
    'it is damaged or no ZIP file (End of central directory record signature not found',
  ],
  [
    'bytes that were changed',
    async () => {
      const archive = Buffer.from(await packed(good, () => ({ compress: false })));
      archive[archive.indexOf('Fête')] = 70;
      archive[archive.indexOf('fete')] = 70;
      return archive;
    },
    'the file "records/events.jsonl" is damaged',
  ],
  [
    'a path that leads out',
    () => patched(good, 'records/events.jsonl', '../../../../etc/pass'),
    'invalid relative path',
  ],
  ['an absolute path', () => patched(good, 'records/events.jsonl', '/etc/cron.d/everyone'), 'absolute path'],
  [
    'a path with backslashes',
    () => patched(good, 'records/events.jsonl', 'records\\events.jsonl'),
    'invalid characters',
  ],
  [
    'a name twice',
    () => packed([...good, ['records/events.jsonl', events()]]),
    'the file "records/events.jsonl" twice',
  ],
  ['an unknown file', () => packed([...good, ['.htaccess', 'x']]), 'the unknown file ".htaccess"'],
  [
    'a link',
    () => packed(good, (name) => (name === 'manifest.json' ? {} : { mode: 0o120_777 })),
    'the file "records/events.jsonl" is a link',
  ],
  [
    'an encrypted file',
    () => patched(good, 'records/events.jsonl', 'records/events.jsonl', (entry) => entry.writeUInt16LE(1, 8)),
    'the file "records/events.jsonl" is encrypted',
  ],
  [
    'too many files',
    () => packed(Array.from({ length: 20_001 }, (_, at) => [`media/${String(at).padStart(40, '0')}.pdf`, ''] as const)),
    'more than 20000 files',
  ],
  [
    'a file that unpacks to too many times its size',
    () => packed([...good, ['records/news.jsonl', zeros]]),
    'the file "records/news.jsonl" unpacks to more than 200 times its size',
  ],
  [
    'a file that unpacks to more than it says',
    () =>
      patched([...good, ['records/news.jsonl', zeros]], 'records/news.jsonl', 'records/news.jsonl', (entry) =>
        entry.writeUInt32LE(10, 24),
      ),
    'the file "records/news.jsonl" unpacks to more than 200 times its size',
  ],
  ['no manifest', () => packed(good.slice(1)), 'it lacks the file "manifest.json"'],
  [
    'another version',
    () => packed([['manifest.json', manifest.replace('"version":1', '"version":2')]]),
    'its manifest.json is of another kind or version: version must be 1',
  ],
  [
    'a manifest of something else',
    () => packed([['manifest.json', '{"format":"orgkit-backup"}']]),
    'format must be "orgkit-archive"',
  ],
  ['a manifest that is no JSON', () => packed([['manifest.json', '{']]), 'is no JSON'],
  [
    'lines without end',
    () => packed([...good, ['records/news.jsonl', Buffer.alloc(9e6, 'ab')]], () => ({ compress: false })),
    'a line of "records/news.jsonl" is longer than 8 MB',
  ],
  [
    'records that are no text',
    () => packed([...good, ['records/news.jsonl', Buffer.from([0xff, 0xfe])]]),
    'is no UTF-8 text',
  ],
  ['a picture that no line names', () => packed([...good, [`media/${hash('a')}.webp`, 'x']]), 'is in no line of'],
];

describe('an archive', () => {
  it.each(archives)('ARCH-02 with %s is refused, and changes nothing', async (_, make, why) => {
    expect(await refusal(await make())).toContain(why);
  });
});

describe('a picture of an archive', () => {
  it.each([
    [
      'is no picture',
      () => withMedia(`media/${hash('a')}.webp`, '<svg onload="x()"/>', media(hash('a'))),
      'Only JPEG, PNG and WebP',
    ],
    [
      'is another than its name says',
      async () => withMedia(`media/${hash('a')}.webp`, await photo(60, 1), media(hash('a'))),
      'kind the file is image/jpeg, not what its name says',
    ],
    [
      'is a PDF by another name',
      () => withMedia(`media/${hash('a')}.webp`, pdf, media(hash('a'))),
      'application/pdf, not what',
    ],
    [
      'is a PDF cut short',
      () => withMedia(`media/${hash('a')}.pdf`, pdf.subarray(0, 40), media(hash('a'), 'PDF')),
      'not whole',
    ],
    ['is empty', () => withMedia(`media/${hash('a')}.webp`, '', media(hash('a'))), 'The file is empty'],
    ['is not there', () => packed([...good, ['records/media.jsonl', media(hash('a'))]]), 'it lacks the file'],
  ])('ARCH-02 that %s is refused', async (_, make, why) => {
    expect(await refusal(await make())).toContain(why);
  });

  it('ARCH-03 that cannot be read undoes all that was kept before it', async () => {
    const { away } = world;
    const token = away.tokens['empty'] ?? '';
    const whole = await noise(300, 200).webp().toBuffer();
    const archive = await packed([
      ...good,
      [`media/${hash('a')}.webp`, whole],
      [`media/${hash('b')}.webp`, whole.subarray(0, whole.length / 2)],
      ['records/media.jsonl', [media(hash('a')), media(hash('b'))].join('\n')],
    ]);
    const { events: before } = await state();
    const { status, body } = await send(away, token, archive);
    expect([status, body.code]).toEqual([400, 'unreadable']);
    expect((await state()).events).toBe(before);
    expect((await away.server.request('GET', '/v1/admin/media', { token })).body).toMatchObject({ data: [], bytes: 0 });
  });
});

describe('records of an archive', () => {
  it.each([
    ['a wrong field', events({ ...event, id: 'b', dateEvent: 'soon' }), 'events.b.dateEvent '],
    [
      'an unknown key',
      events({ ...event, id: 'b', dateFinn: null }),
      'events.b.dateFinn is an unknown key: did you mean',
    ],
    [
      'what its call refuses',
      events({ ...event, id: 'b', forms: ['nope'] }),
      'events.b.forms.0 there is no form "nope"',
    ],
    ['an id twice', events(event), 'events.fete stands in the archive twice'],
    ['an id that is none', events({ ...event, id: '../b' }), 'events.line 2 id must be'],
    ['a line that is no JSON', `${events()}\n{`, 'events.line 2 is no JSON'],
    ['an address that runs', events({ ...event, id: 'b', image: 'javascript:x()' }), 'events.b.image must be'],
  ])('ARCH-04 with %s are refused by the path of the field, and none is taken', async (_, lines, why) => {
    const archive = await packed([
      ['manifest.json', manifest],
      ['records/events.jsonl', lines],
    ]);
    expect(await refusal(archive)).toContain(why);
  });

  it('ARCH-04 are cleaned as by their calls, and noted as theirs', async () => {
    const { home } = world;
    const token = home.tokens['empty'] ?? '';
    const hostile = '<p onclick="x()">Oui</p><script>x</script><svg onload="x"></svg>';
    const archive = await packed([
      ['manifest.json', manifest],
      ['records/events.jsonl', events({ ...event, id: 'b', content: hostile })],
    ]);
    expect((await send(home, token, archive)).body.data.created).toHaveLength(2);
    const { body } = await home.server.request('GET', '/v1/admin/events/b', { token });
    expect((body as { data: { content: string } }).data.content).toBe('<p>Oui</p>');
    const { text } = await home.server.request('GET', '/v1/admin/audit?subject=event&subjectId=b', { token });
    expect(text).toContain('ADMIN-EVENT-CREATE');
    // A cleaned text is not a change.
    expect((await send(home, token, archive, 'dryRun=true')).body.data).toMatchObject({ created: [], changed: [] });
  });

  it('ARCH-04 name each other, whichever comes first', async () => {
    const { home } = world;
    const token = home.tokens['empty'] ?? '';
    const form = (id: string, other: string) => ({ id, title: id, blocks: [{ id: other, label: other }] });
    const lines = [form('un', 'deux'), form('deux', 'un')].map((one) => JSON.stringify(one)).join('\n');
    const archive = await packed([
      ['manifest.json', manifest],
      ['records/forms.jsonl', lines],
    ]);
    const { body } = await send(home, token, archive);
    expect(body.data).toMatchObject({ created: [{ id: 'un' }, { id: 'deux' }], problems: [] });
    expect((await send(home, token, archive, 'dryRun=true')).body.data.unchanged).toHaveLength(2);
  });
});

it('ARCH-01 ARCH-03 is an organisation’s own: no other token, and none that may only read, takes one', async () => {
  const { home } = world;
  const demo = home.tokens['demo'] ?? '';
  const { url } = await keep(home, demo, await photo(60, 90), 'Nôtre');
  const files = await unpacked(await download(home, home.tokens['empty'] ?? ''));
  expect([...files.values()].some((content) => content.includes(url.slice(7, 47)))).toBe(false);
  const made = await home.server.request('POST', '/v1/admin/tokens', {
    token: demo,
    body: { name: 'Reader', scope: 'read' },
  });
  const { token: reader } = made.body as { token: string };
  await download(home, reader);
  const archive = await packed(good);
  expect((await send(home, reader, archive)).status).toBe(403);
  expect((await send(home, 'nobody', archive)).status).toBe(401);
  expect((await home.server.request('GET', '/v1/admin/archive')).status).toBe(401);
});

it('ARCH-02 is refused where it is larger than an organisation’s pictures may be', async () => {
  const { away } = world;
  const status = await new Promise<number>((done, fail) => {
    const headers = {
      Authorization: `Bearer ${away.tokens['empty'] ?? ''}`,
      ...{ 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(2 ** 40) },
    };
    const sent = request(`${away.server.url}/v1/admin/archive`, { method: 'POST', headers }, ({ statusCode }) => {
      done(statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', fail);
    sent.flushHeaders();
  });
  expect(status).toBe(413);
});
