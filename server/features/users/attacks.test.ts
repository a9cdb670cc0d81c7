import { createApp } from '../../app';
import type { Challenge } from '../../../src/contract/guard';
import { codeAt } from '../../secrets/totp';
import { solve } from '../../guard/testing/solve';
import { dataOf } from '../../testing/adminServer';
import { startTestServer } from '../../testing/testServer';
import { createHostBook } from '../hosts/createHostBook';
import { codeOf, createBrowser, PASSWORD, useDesk, type Browser } from './testing/deskWorld';

const { world, addUser, browser, signedIn, pass } = useDesk();
const MINUTE = 60_000;
const change = { name: 'Noémie' };

describe('pages of others', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['nothing, typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['another site, with our origin made up', { 'sec-fetch-site': 'cross-site', origin: 'http://orgkit.test' }],
  ])('USER-03 a call from %s is refused, whatever its cookie', async (_, headers) => {
    const own = await signedIn(`csrf-${Object.values(headers).join('-').replace(/\W/g, '')}@example.org`, {
      role: 'owner',
    });
    for (const [method, path, body] of [
      ['GET', 'session', undefined],
      ['PUT', 'user', change],
      ['GET', 'o/demo/payments/export', undefined],
      ['POST', 'o/demo/tokens', { name: 'Mine', scope: 'everything' }],
    ] as const) {
      const answer = await own.send(method, path, body, headers);
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, 'origin']);
    }
    expect(await own.isIn()).toBe(true);
  });

  it('USER-03 old browsers say their origin instead: ours passes, no other and none', async () => {
    const own = await signedIn('origin@example.org', { role: 'viewer' });
    const { 'sec-fetch-site': _, ...cookie } = { 'sec-fetch-site': '', cookie: `orgkit=${own.cookies.get('orgkit')}` };
    const ask = async (origin?: string) =>
      (await world.server.request('GET', '/admin/v1/session', { headers: { ...cookie, ...(origin && { origin }) } }))
        .status;
    expect([await ask(world.server.url), await ask('https://evil.example'), await ask('null'), await ask()]).toEqual([
      ...[200, 403, 403, 403],
    ]);
  });

  it('USER-03 a change has a body that no form sends, or a header that no page of others can set', async () => {
    const own = await signedIn('form@example.org', { role: 'viewer' });
    const plain = { 'sec-fetch-site': 'same-origin', cookie: `orgkit=${own.cookies.get('orgkit')}` };
    const send = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
      (await world.server.request(method, `/admin/v1/${path}`, { headers: { ...plain, ...headers }, body })).status;
    const text = JSON.stringify(change);
    expect(await send('PUT', 'user', { 'content-type': 'text/plain' }, text)).toBe(403);
    expect(await send('PUT', 'user', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=x')).toBe(403);
    expect(await send('DELETE', 'sessions', {})).toBe(403);
    expect(await send('PUT', 'user', { 'content-type': 'application/json' }, text)).toBe(200);
    expect(await send('DELETE', 'sessions', { 'x-orgkit': '1' })).toBe(200);
  });

  it('USER-03 answers can be read by no page of others, stored by nobody, and framed nowhere', async () => {
    const own = await signedIn('cors@example.org', { role: 'viewer' });
    for (const path of ['session', 'o/demo/forms', 'nothing']) {
      const { headers } = await own.send('GET', path, undefined, { origin: 'https://evil.example' });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    const preflight = await world.server.request('OPTIONS', '/admin/v1/user', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the two doors', () => {
  it('USER-03 cookies open nothing of the API, and tokens nothing of the desk', async () => {
    const own = await signedIn('doors@example.org', { role: 'owner' });
    const cookie = `orgkit=${own.cookies.get('orgkit')}`;
    const api = (path: string) => world.server.request('GET', `/v1/${path}`, { headers: { cookie } });
    expect([(await api('admin/forms')).status, (await api('session')).status]).toEqual([401, 404]);
    const bearer = { authorization: `Bearer ${world.token}` };
    expect((await browser().send('GET', 'o/demo/forms', undefined, bearer)).status).toBe(401);
    expect(
      (
        await browser().send(
          'POST',
          'operator/organisations',
          { name: 'X' },
          { authorization: 'Bearer operator-token' },
        )
      ).status,
    ).toBe(401);
  });

  it('USER-03 two cookies of the name are none: a host beside ours may have set one', async () => {
    const own = await signedIn('toss@example.org', { role: 'viewer' });
    const twice = `orgkit=${'a'.repeat(48)}; orgkit=${own.cookies.get('orgkit')}`;
    expect((await own.send('GET', 'session', undefined, { cookie: twice })).status).toBe(401);
  });

  it('USER-03 is at the server’s own host alone, never where an organisation’s content is, and under https but on the machine', async () => {
    await world.database.queries.execute(
      `insert into hosts (host, organisation_id, token, proved_at, created_at) values ('dons.demo.example', 'demo', 't', now(), now())`,
    );
    const serverOf = async (config: object) => {
      const deps = {
        ...world.deps,
        config: { ...world.deps.config, production: true, trustProxy: 'loopback', ...config },
      };
      const server = await startTestServer(createApp({ ...deps, hosts: createHostBook(deps) }));
      const at = async (host: string, path = '/admin/v1/session') =>
        (await server.request('GET', path, { headers: { 'x-forwarded-host': host, 'sec-fetch-site': 'same-origin' } }))
          .status;
      return { server, at };
    };
    const secure = await serverOf({ publicUrl: 'https://orgkit.example' });
    expect(await secure.at('orgkit.example')).toBe(401);
    expect(await secure.at('orgkit.example', '/o/demo/admin/v1/session')).toBe(404);
    expect(await secure.at('dons.demo.example')).toBe(404);
    expect(await secure.at('evil.example')).toBe(404);
    const ana = await addUser('https@example.org', { role: 'viewer' });
    const own = createBrowser(secure.server);
    const answer = await own.send(
      'POST',
      'session',
      { email: ana.email, password: PASSWORD },
      { 'x-forwarded-host': 'orgkit.example' },
    );
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(
        /^__Host-orgkit(-browser)?=[\w-]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      );
    await secure.server.close();
    const open = await serverOf({ publicUrl: 'http://orgkit.example' });
    expect([await open.at('orgkit.example'), await open.at('localhost:3000')]).toEqual([403, 401]);
    await open.server.close();
  });
});

describe('guessing', () => {
  const challenged = async () => {
    const { body } = await world.server.request('GET', '/v1/guard/challenge');
    return solve((body as { data: Challenge }).data);
  };

  it('USER-05 an unknown address and a wrong password answer alike', async () => {
    await addUser('known@example.org', { role: 'viewer' });
    const answers = [];
    for (const email of ['known@example.org', 'unknown@example.org']) {
      const { status, text, headers } = await browser('198.51.100.1').signIn(email, 'not the password');
      answers.push({ status, text, names: [...headers.keys()].sort() });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.text).toContain('credentials');
  });

  it('USER-05 asks the database the same of an unknown address, also for a browser that has a name', async () => {
    await addUser('asked@example.org', { role: 'viewer' });
    const asked: unknown[] = [];
    const { queries } = world.database;
    const listening = new Proxy(queries, {
      get(target, key) {
        asked.push(key);
        return Reflect.get(target, key, target) as unknown;
      },
    });
    const server = await startTestServer(
      createApp({ ...world.deps, database: { ...world.database, queries: listening } }),
    );
    const own = createBrowser(server);
    own.cookies.set('orgkit-browser', 'a'.repeat(48));
    for (const path of ['session', 'reset', 'link']) {
      const work = [];
      for (const email of ['asked@example.org', 'unasked@example.org']) {
        asked.length = 0;
        await own.send('POST', path, { email, ...(path === 'session' && { password: 'x' }) });
        work.push(asked.map(String));
      }
      expect([path, work[0]]).toEqual([path, work[1]]);
    }
    await server.close();
  });

  it('USER-05 slows a network down, a try at once with others too, and lets it go on later', async () => {
    const address = '198.51.100.2';
    const emails = Array.from({ length: 14 }, (_, at) => `guess-${at}@example.org`);
    const answers = await Promise.all(emails.map((email) => browser(address).signIn(email, 'x')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(1);
    pass(1000);
    const waits = [];
    for (let n = 0; n < 3; n += 1) {
      const { status } = await browser(address).signIn(`more-${n}@example.org`, 'x');
      const { headers } = await browser(address).signIn(`more-${n}@example.org`, 'x');
      waits.push([status, Number(headers.get('retry-after'))]);
      pass(Number(headers.get('retry-after')) * 1000);
    }
    expect(waits).toEqual([
      [200, 2],
      [200, 4],
      [200, 8],
    ]);
    expect((await browser('198.51.100.3').signIn('guess-0@example.org', 'x')).status).toBe(200);
    pass(15 * MINUTE);
    expect((await browser(address).signIn('guess-0@example.org', 'x')).status).toBe(200);
  });

  it('USER-05 an account under attack asks unknown browsers for a solved challenge, and locks nobody out', async () => {
    await addUser('treasurer@example.org', { role: 'owner' });
    const own = browser('203.0.113.1');
    await own.signIn('treasurer@example.org');
    const guess = (at: number, more = {}) => browser(`203.0.113.${at}`).signIn('treasurer@example.org', 'x', more);
    for (let at = 10; at < 15; at += 1) expect(codeOf(await guess(at))).toBe('credentials');
    expect(codeOf(await guess(15))).toBe('challenge');
    expect(codeOf(await guess(16, { guard: 'made-up-solution-1234' }))).toBe('challenge');
    const solution = await challenged();
    expect(codeOf(await guess(17, { guard: solution }))).toBe('credentials');
    expect(codeOf(await guess(18, { guard: solution }))).toBe('challenge');
    expect(codeOf(await own.signIn('treasurer@example.org'))).toBeUndefined();
    const elsewhere = browser('203.0.113.200');
    expect(
      codeOf(await elsewhere.signIn('treasurer@example.org', PASSWORD, { guard: await challenged() })),
    ).toBeUndefined();
  });

  it('USER-05 a made-up client address changes nothing where no proxy is named', async () => {
    const deps = { ...world.deps, config: { ...world.deps.config, trustProxy: undefined } };
    const server = await startTestServer(createApp(deps));
    const statuses = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push(
        (await createBrowser(server, { address: `192.0.2.${at}` }).signIn(`xff-${at}@example.org`, 'x')).status,
      );
    await server.close();
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  const tryCode = (who: Browser, email: string, code = '000000') => who.signIn(email, PASSWORD, { code });
  const withFactor = async (email: string, before: () => Promise<unknown> = () => Promise.resolve()) => {
    await addUser(email, { role: 'owner' });
    await before();
    const own = browser('203.0.113.50');
    await own.signIn(email);
    const { secret } = dataOf<{ secret: string }>(await own.send('POST', 'user/factor'));
    const code = () => codeAt(secret, Math.floor(world.deps.now().getTime() / 30_000));
    await own.send('POST', 'user/factor/prove', { code: code() });
    pass(MINUTE);
    return { own, code };
  };

  it('USER-06 codes cannot be tried one after another, even with the password', async () => {
    await withFactor('stolen@example.org');
    const tries = [];
    for (let at = 0; at < 7; at += 1)
      tries.push((await tryCode(browser(`203.0.114.${at}`), 'stolen@example.org', `00000${at}`)).status);
    expect(tries).toEqual([200, 200, 200, 200, 200, 429, 429]);
    pass(15 * MINUTE);
    expect((await tryCode(browser('203.0.114.99'), 'stolen@example.org')).status).toBe(200);
  });

  it('USER-06 who has stolen the password does not keep the user out of a browser that the account knows', async () => {
    const email = 'gala@example.org';
    const { own, code } = await withFactor(email);
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await tryCode(browser(`203.0.116.${at}`), email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await own.send('POST', 'session/confirm', { password: PASSWORD, code: code() })).status).toBe(200);
    pass(MINUTE);
    expect(codeOf(await own.signIn(email, PASSWORD, { code: code() }))).toBeUndefined();
    expect(await own.isIn()).toBe(true);
    // It has five codes of its own, and no more.
    for (let at = 0; at < 5; at += 1) expect(codeOf(await tryCode(own, email))).toBe('credentials');
    expect((await tryCode(own, email)).status).toBe(429);
    pass(15 * MINUTE);
    expect(codeOf(await own.signIn(email, PASSWORD, { code: code() }))).toBeUndefined();
  });

  it('USER-06 browsers that somebody made known before there was a second factor have no codes of their own', async () => {
    const email = 'before@example.org';
    const known = [1, 2, 3].map((at) => browser(`203.0.117.${at}`));
    await withFactor(email, () => Promise.all(known.map((one) => one.signIn(email))));
    const statuses = [];
    for (const one of [...known, ...known]) statuses.push((await tryCode(one, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('USER-05 asks for mails are limited like guesses: nobody’s mailbox is flooded', async () => {
    const asked = [];
    for (let at = 0; at < 6; at += 1)
      asked.push(codeOf(await browser(`203.0.115.${at}`).send('POST', 'reset', { email: 'flood@example.org' })));
    expect(asked).toEqual([undefined, undefined, undefined, undefined, undefined, 'challenge']);
    const own = await signedIn('flooding@example.org', { role: 'viewer' });
    const statuses = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await own.send('PUT', 'user/email', { email: `flood-${at}@example.org` })).status);
    expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  });
});
