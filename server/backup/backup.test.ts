import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase } from '../db/openTestDatabase';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { buildPrograms, runProgram, type Running } from '../testing/serverProcess';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let place: string;
const running = new Set<Running>();
const at = (name: string) => join(place, name);
const postgres = process.env['TEST_DATABASE_URL'];
const engines = ['embedded', ...(postgres ? ['PostgreSQL'] : [])];
/** Databases on PostgreSQL, by the data folder that each goes with. */
const databases = new Map<string, Awaited<ReturnType<typeof createScratchDatabase>>>();
beforeAll(async () => {
  programs = await buildPrograms();
  place = mkdtempSync(join(tmpdir(), 'orgkit-backup-'));
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  for (const { drop } of databases.values()) await drop();
  programs.remove();
  rmSync(place, { recursive: true, force: true });
});

function run(name: 'main' | 'cli', data: string, args: string[] = [], env: Record<string, string> = {}): Running {
  const url = databases.get(data)?.url;
  const where = { ORGKIT_DATA: at(data), ...(url && { DATABASE_URL: url }) };
  const program = runProgram(join(programs.folder, `${name}.mjs`), { ...where, ...env }, args);
  running.add(program);
  void program.ended.then(() => running.delete(program));
  return program;
}
const command = async (data: string, ...args: string[]) => {
  const { ended, output } = run('cli', data, args);
  return { code: await ended, output: (await ended, output()) };
};
const stop = ({ child, ended }: Running) => (child.kill('SIGTERM'), ended);

/** A server, and gifts by hand at it, whose ids are those that it acknowledged. */
async function startServer(data: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const server = run('main', data, [], { PORT: String(port), ORGKIT_ADMIN_TOKEN: 'token-of-the-test', ...env });
  await server.printed('/v1/');
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: 'Bearer token-of-the-test', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const give = async (montant: number) => {
    const answer = await ask('POST', '/v1/admin/campagnes/maison/dons', { montant, displayName: 'Load' });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  return { server, ask, give };
}

async function giftsOf(ask: Awaited<ReturnType<typeof startServer>>['ask']): Promise<Set<string>> {
  const found = new Set<string>();
  for (let next: string | null = ''; next !== null;) {
    const page = await ask('GET', `/v1/admin/campagnes/maison/dons?limit=200${next ? `&before=${next}` : ''}`);
    const { data, next: after } = (await page.json()) as { data: { id: string }[]; next: string | null };
    for (const { id } of data) found.add(id);
    next = after;
  }
  return found;
}

it.each(engines)(
  'OPS-05, CALL-210 a backup of the running server (%s), under load, restores with all that was acknowledged before it',
  async (engine) => {
    const [live, copied, second] = [`${engine}-live`, `${engine}-copy`, `${engine}-second`] as const;
    if (engine === 'PostgreSQL') {
      for (const name of [live, second]) databases.set(name, await createScratchDatabase(postgres!));
    }
    const { server, ask, give } = await startServer(live);
    mkdirSync(at(`${live}/uploads`));
    writeFileSync(at(`${live}/uploads/a-file-of-a-visitor`), 'kept');
    const known = async () => (await ask('GET', '/v1/admin/backup')).json();
    expect(await known()).toEqual({ data: { at: null } });
    const acknowledged: string[] = [];
    const before = { count: 0 };
    let loading = true;
    const load = [1, 2].map(async () => {
      while (loading) acknowledged.push(await give(7));
    });
    while (acknowledged.length < 10) await give(3).then((id) => acknowledged.push(id));
    before.count = acknowledged.length;
    const made = await command(live, 'backup', '--to', at(copied));
    loading = false;
    await Promise.all(load);
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/^backup .*copy: \d+ files/) });
    const { createdAt } = JSON.parse(readFileSync(at(`${copied}/backup.json`), 'utf8')) as { createdAt: string };
    expect(await known()).toEqual({ data: { at: createdAt } });
    // It worked on meanwhile.
    expect(acknowledged.length).toBeGreaterThan(before.count);
    // The demo's pictures are drawn meanwhile: `media` may be there or not.
    expect(
      readdirSync(at(copied))
        .filter((name) => name !== 'media')
        .sort(),
    ).toEqual([
      'backup.json',
      'challenge-secret',
      'database',
      'erasure-secret',
      'factor-secret',
      'link-secret',
      'uploads',
      'webhook-secret',
    ]);
    expect((await command(live, 'verify')).output).toMatch(/everything agrees\n$/);
    expect((await command(live, 'backup', '--to', at(copied))).output).toMatch(/there already/);
    expect((await command(live, 'backup', '--to', at(`${live}/inside`))).output).toMatch(/outside/);
    expect((await ask('POST', '/v1/errors', { message: 'x', tags: { type: 'client' } })).status).toBe(204);
    expect(await stop(server)).toBe(0);

    expect(await command('none', 'verify', '--from', at(copied))).toEqual({
      code: 0,
      output: expect.stringMatching(
        engine === 'embedded' ? /as they were written\n[^]*everything agrees\n$/ : /as they were written; restore it/,
      ),
    });
    expect(existsSync(at('none'))).toBe(false);
    expect((await command(live, 'restore', '--from', at(copied))).output).toMatch(/^orgkit: .*not empty[^\n]*\n$/);
    const restored = await command(second, 'restore', '--from', at(copied));
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/everything agrees\n.*starts in maintenance/) });
    expect(readFileSync(at(`${second}/uploads/a-file-of-a-visitor`), 'utf8')).toBe('kept');
    expect(readFileSync(at(`${second}/link-secret`))).toEqual(readFileSync(at(`${live}/link-secret`)));

    const copy = await startServer(second);
    expect(await (await copy.ask('GET', '/readyz')).json()).toEqual({ ok: true, maintenance: true });
    const found = await giftsOf(copy.ask);
    expect(acknowledged.slice(0, before.count).filter((id) => !found.has(id))).toEqual([]);
    expect((await command(second, 'resume')).output).toMatch(/takes the place/);
    expect(await stop(copy.server)).toBe(0);
    expect(existsSync(at(`${second}/restored`))).toBe(false);
  },
  400_000,
);

it('OPS-05 a damaged backup, and a newer program’s, are refused before anything is written', async () => {
  const told = JSON.parse(readFileSync(at('embedded-copy/backup.json'), 'utf8')) as Record<string, unknown>;
  appendFileSync(at('embedded-copy/uploads/a-file-of-a-visitor'), '!');
  const damaged = await command('third', 'restore', '--from', at('embedded-copy'));
  expect(damaged).toEqual({
    code: 1,
    output: expect.stringMatching(/^orgkit: .*damaged: 1 files differ, uploads[^\n]*\n$/),
  });
  writeFileSync(
    at('embedded-copy/backup.json'),
    JSON.stringify({ ...told, lastMigration: Number(told['lastMigration']) + 1 }),
  );
  expect((await command('third', 'restore', '--from', at('embedded-copy'))).output).toMatch(/newer Orgkit/);
  expect((await command('third', 'restore', '--from', at('nothing'))).output).toMatch(/no backup/);
  expect(existsSync(at('third'))).toBe(false);
});
