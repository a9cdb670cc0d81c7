import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase } from './db/openTestDatabase';
import { freePort } from '../scripts/lib/freePort.mjs';
import { buildPrograms, runProgram, type Running } from './testing/serverProcess';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let data: string;
const running = new Set<Running>();
beforeAll(async () => {
  programs = await buildPrograms();
  data = mkdtempSync(join(tmpdir(), 'orgkit-main-'));
});
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  programs.remove();
  rmSync(data, { recursive: true, force: true });
});

function run(name: 'main' | 'cli', env: Record<string, string>, args: string[] = []): Running {
  const program = runProgram(join(programs.folder, `${name}.mjs`), { ORGKIT_DATA: data, ...env }, args);
  running.add(program);
  void program.ended.then(() => running.delete(program));
  return program;
}
/** A command's output; it must succeed. */
async function command(...args: string[]): Promise<string> {
  const { ended, output } = run('cli', {}, args);
  expect([args, await ended, output()]).toEqual([args, 0, expect.any(String)]);
  return output();
}
/** Asks the server. A connection that waits for the operator's commands may end meanwhile, so each request has its own. */
const get = (url: string, token?: string) =>
  fetch(url, { headers: { connection: 'close', ...(token !== undefined && { authorization: `Bearer ${token}` }) } });
const oneLine = /^orgkit: [^\n]+\n$/;
const stop = async ({ child, ended }: Running) => {
  child.kill('SIGTERM');
  return ended;
};

/** Sends a request whose body ends on demand. */
async function slowRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ message: 'x', tags: { type: 'client' } });
  const head = ['POST /v1/errors HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Connection: close'];
  socket.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const finished = once(socket, 'close');
  return {
    async finish() {
      socket.write(body.slice(5));
      await finished;
      return answer;
    },
  };
}

describe('the server program', () => {
  it('PROD-01 OPS-01 starts from nothing, is alone on its folder, takes the operator’s commands, finishes its work when stopped, and starts again', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), ORGKIT_OPERATOR_TOKEN: 'operator' };
    const first = run('main', env);
    await first.printed('Orgkit is ready');
    await first.printed('shown only now');
    const [, token = ''] = /shown only now: (\S+)/.exec(first.output()) ?? [];
    expect((await get(`${url}/healthz`)).status).toBe(200);
    expect((await get(`${url}/readyz`)).status).toBe(200);
    const funds = await get(`${url}/v1/admin/caisses`, token);
    expect(((await funds.json()) as { data: unknown[] }).data).toHaveLength(4);

    // A second server fails at once, in one line.
    const second = run('main', { PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(oneLine);
    expect(second.output()).toContain('in use by another Orgkit process');
    // The command line delegates to the server; only the folder's owner may use it.
    expect(statSync(join(data, 'control')).mode & 0o777).toBe(0o700);
    const made = await command('token', '--id', 'demo', '--scope', 'read', '--name', 'Books');
    const read = /read token of demo, shown only now: (\S+)/.exec(made)?.[1] ?? '';
    expect((await get(`${url}/v1/admin/caisses`, read)).status).toBe(200);
    expect(await command('tokens', '--id', 'demo')).toMatch(/Books {2}\(read\).* holds\n/);
    const rotated = /shown only now: (\S+)/.exec(await command('rotate', '--token', read))?.[1] ?? '';
    expect(await command('revoke', '--token', rotated)).toContain('revoked');
    for (const ended of [read, rotated]) expect((await get(`${url}/v1/admin/caisses`, ended)).status).toBe(401);
    const refused = run('cli', {}, ['token', '--id', 'nobody']);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe('orgkit: there is no organisation "nobody".\n');

    // Running requests are answered, new connections refused.
    const slow = await slowRequest(port);
    const stopped = stop(first);
    await expect(
      (async () => {
        for (;;) await get(`${url}/healthz`);
      })(),
    ).rejects.toThrow();
    expect(await slow.finish()).toContain('HTTP/1.1 204');
    expect(await stopped).toBe(0);

    // Again: no new token, the chosen one serves, and a lock left by kill -9 is no obstacle.
    const again = run('main', { ...env, ORGKIT_ADMIN_TOKEN: 'chosen-token' });
    await again.printed('Orgkit is ready');
    expect(again.output()).not.toContain('shown only now');
    const withToken = (given: string) => get(`${url}/v1/admin/caisses`, given);
    expect([(await withToken(token)).status, (await withToken('chosen-token')).status]).toEqual([200, 200]);
    again.child.kill('SIGKILL');
    await again.ended;
    const third = run('main', { ...env, ORGKIT_ADMIN_TOKEN: 'next-token' });
    await third.printed('Orgkit is ready');
    expect([(await withToken('chosen-token')).status, (await withToken('next-token')).status]).toEqual([401, 200]);
    expect(await stop(third)).toBe(0);
    expect(readdirSync(data).filter((name) => name.includes('lock'))).toEqual([]);
  });

  it('OPS-01 MAIL-01 the command line makes organisations and tokens while the server is down, too', async () => {
    const created = run('cli', {}, ['create', '--name', 'Shalom', '--id', 'shalom', '--devise', 'ils']);
    expect(await created.ended).toBe(0);
    expect(created.output()).toMatch(
      /^organisation shalom\nits site: http\S+\/o\/shalom\/\nadmin token, shown only now: org_\S+\n$/,
    );
    const hearers = ['--when', 'daily', '--to', 'desk@shalom.example'];
    expect(await command('gift-mails', '--id', 'shalom', ...hearers)).toBe(
      'gifts to shalom are told: daily, to desk@shalom.example\n',
    );
    for (const [args, complaint] of [
      [['create', '--name', 'X', '--devise', 'zzz'], 'zzz is not a currency'],
      [['create', '--name', 'X', '--id', 'a b'], '--id'],
      [['create', '--id', 'shalom', '--name', 'X'], 'taken'],
      [['token', '--id', 'nobody'], 'no organisation'],
      [['token', '--id', 'shalom', '--scope', 'forms'], 'must name forms'],
      [['revoke', '--token', 'nothing'], 'no such token'],
      [['create', '--nmae', 'X'], 'usage'],
      [['creat', '--name', 'X'], 'there is no command "creat"'],
      [[], 'usage'],
    ] as const) {
      const refused = run('cli', {}, [...args]);
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain(complaint);
      expect(refused.output()).not.toContain('    at ');
    }
  });

  it('PROD-01 stops with one line when a setting is wrong or the port is taken', async () => {
    const wrong = run('main', { PORT: 'eighty' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/^orgkit: PORT must be [^\n]+\n$/);
    const unreachable = run('main', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await unreachable.ended).toBe(1);
    expect(unreachable.output()).toMatch(oneLine);

    const other = createServer().listen(0);
    await once(other, 'listening');
    const taken = run('main', { PORT: String((other.address() as { port: number }).port) });
    expect(await taken.ended).toBe(1);
    expect(taken.output()).toMatch(/^orgkit: port \d+ is in use[^\n]+\n$/);
    other.close();
  });

  it('SRV-10 keeps no token in clear', () => {
    const files = readdirSync(join(data, 'database'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const holds = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes('next-token'));
    expect(files.length).toBeGreaterThan(100);
    expect(holds).toEqual([]);
  });
});

const postgres = process.env['TEST_DATABASE_URL'];
if (postgres) {
  describe('several server processes on PostgreSQL', () => {
    it('PROD-01 start at once on an empty database, with one demo organisation', async () => {
      const scratch = await createScratchDatabase(postgres);
      const servers = await Promise.all(
        [1, 2, 3].map(async () => run('main', { PORT: String(await freePort()), DATABASE_URL: scratch.url })),
      );
      await Promise.all(servers.map((server) => server.printed('Orgkit is ready')));
      await Promise.all(servers.map((server) => server.printed('/v1/')));
      const output = servers.map((server) => server.output()).join('');
      expect(output.match(/shown only now/g)).toHaveLength(1);
      expect(await Promise.all(servers.map(stop))).toEqual([0, 0, 0]);
      await scratch.drop();
    });
  });
}
