import { eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import type { SessionRecord } from '../../../src/contract/desk/session';
import { codeAt } from '../../secrets/totp';
import { codeOf, PASSWORD, useDesk } from './testing/deskWorld';

const { world, addUser, browser, signedIn, pass, now, mails } = useDesk();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const step = () => Math.floor(now().getTime() / 30_000);

describe('signing in', () => {
  it('USER-02 sets a cookie that only this host gets, and keeps its hash alone', async () => {
    await addUser('ana@example.org', { role: 'editor' });
    const own = browser();
    const answer = await own.signIn(' Ana@Example.org ');
    expect(dataOf(answer)).toMatchObject({
      user: { email: 'ana@example.org', isOperator: false, hasFactor: false },
      organisations: [{ id: 'demo', name: 'Demo', role: 'editor' }],
    });
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^orgkit=[\w-]{40,}; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const stored = JSON.stringify(await world.database.queries.select().from(sessions));
    expect(stored).not.toContain(own.cookies.get('orgkit'));
    expect(await own.isIn()).toBe(true);
    expect(JSON.stringify((await own.send('GET', 'session')).body)).not.toMatch(/scrypt|hash/);
  });

  it('USER-02 begins a session of a new id whatever cookie came along, and the former ends', async () => {
    await addUser('fix@example.org', { role: 'viewer' });
    const own = browser();
    own.cookies.set('orgkit', 'a'.repeat(48));
    await own.signIn('fix@example.org');
    const first = own.cookies.get('orgkit') ?? '';
    expect(first).not.toBe('a'.repeat(48));
    await own.signIn('fix@example.org');
    const thief = browser();
    thief.cookies.set('orgkit', first);
    expect([await own.isIn(), await thief.isIn()]).toEqual([true, false]);
  });

  it('USER-02 ends by itself: after 12 hours without a call for owners, after 30 days for others, after 90 days in all', async () => {
    const owner = await signedIn('idle-owner@example.org', { role: 'owner' });
    const editor = await signedIn('idle-editor@example.org', { role: 'editor' });
    pass(11 * HOUR);
    expect([await owner.isIn(), await editor.isIn()]).toEqual([true, true]);
    pass(12 * HOUR + MINUTE);
    expect([await owner.isIn(), await editor.isIn()]).toEqual([false, true]);
    for (const days of [29, 29, 29]) {
      pass(days * DAY);
      expect(await editor.isIn()).toBe(true);
    }
    pass(3 * DAY);
    expect(await editor.isIn()).toBe(false);
  });

  it('USER-02 lists where somebody is signed in, ends one, ends the others, ends this one', async () => {
    await addUser('many@example.org', { role: 'viewer' });
    const [one, two, three] = [browser(), browser(), browser()];
    for (const each of [one, two, three]) await each.signIn('many@example.org');
    const list = async () => dataOf<SessionRecord[]>(await one.send('GET', 'sessions'));
    const all = await list();
    expect(all.map(({ device }) => device)).toEqual(['Firefox, Windows', 'Firefox, Windows', 'Firefox, Windows']);
    const other = all.find(({ isThis }) => !isThis);
    await one.send('DELETE', `sessions/${other?.id}`);
    expect(await list()).toHaveLength(2);
    await one.send('DELETE', 'sessions');
    expect((await list()).map(({ isThis }) => isThis)).toEqual([true]);
    expect((await one.send('DELETE', 'session')).headers.getSetCookie()[0]).toMatch(/^orgkit=;/);
    expect(await one.isIn()).toBe(false);
    const stranger = await signedIn('stranger@example.org', {});
    expect((await stranger.send('DELETE', `sessions/${other?.id}`)).status).toBe(404);
  });

  it('USER-07 some calls take the user’s word for a quarter of an hour after the password, then ask again', async () => {
    const own = await signedIn('again@example.org', { role: 'owner' });
    const before = own.cookies.get('orgkit');
    const make = () => own.send('POST', 'o/demo/tokens', { name: 'Desk', scope: 'read' });
    expect((await make()).status).toBe(200);
    pass(15 * MINUTE);
    expect([(await make()).status, codeOf(await make())]).toEqual([403, 'confirm']);
    expect(codeOf(await own.send('POST', 'session/confirm', { password: 'wrong' }))).toBe('credentials');
    expect((await own.send('POST', 'session/confirm', { password: PASSWORD })).status).toBe(200);
    expect(own.cookies.get('orgkit')).not.toBe(before);
    expect((await make()).status).toBe(200);
  });

  it('USER-09 is noted with the user’s name in each of their organisations, and a new browser is told by mail', async () => {
    await mails();
    await addUser('told@example.org', { role: 'owner' });
    const own = browser();
    await own.signIn('told@example.org');
    const [mail, ...others] = await mails();
    expect([mail?.to.address, others]).toEqual(['told@example.org', []]);
    expect(mail?.text).toContain('Firefox, Windows');
    await own.signIn('told@example.org');
    expect(await mails()).toEqual([]);
    const [note] = dataOf<Record<string, unknown>[]>(await own.send('GET', 'o/demo/audit?subject=user'));
    expect(note).toMatchObject({ actor: 'told', action: 'DESK-SIGN-IN', changes: { isNewBrowser: false } });
  });
});

describe('a second factor', () => {
  const secretOf = async (own: ReturnType<typeof browser>) =>
    dataOf<{ secret: string }>(await own.send('POST', 'user/factor')).secret;

  it('USER-06 is asked for once a first code has proved it, each code once; recovery codes stand in, each once', async () => {
    const { id } = await addUser('two@example.org', { role: 'owner' });
    const own = browser();
    await own.signIn('two@example.org');
    const secret = await secretOf(own);
    expect(await browser().signIn('two@example.org')).toMatchObject({ status: 200, body: { success: true } });
    expect(codeOf(await own.send('POST', 'user/factor/prove', { code: '000000' }))).toBe('credentials');
    const proved = await own.send('POST', 'user/factor/prove', { code: codeAt(secret, step()) });
    const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(proved);
    expect(recoveryCodes).toHaveLength(10);
    expect(await own.isIn()).toBe(true);

    const [row] = await world.database.queries.select().from(users).where(eq(users.id, id));
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(row)).not.toContain(text);

    const other = browser();
    expect(codeOf(await other.signIn('two@example.org'))).toBe('factor');
    expect(codeOf(await other.signIn('two@example.org', 'wrong', { code: codeAt(secret, step()) }))).toBe(
      'credentials',
    );
    expect(codeOf(await other.signIn('two@example.org', PASSWORD, { code: codeAt(secret, step()) }))).toBe(
      'credentials',
    );
    pass(MINUTE);
    const code = codeAt(secret, step());
    expect(codeOf(await other.signIn('two@example.org', PASSWORD, { code }))).toBeUndefined();
    expect(await other.isIn()).toBe(true);
    const third = browser();
    expect(codeOf(await third.signIn('two@example.org', PASSWORD, { code }))).toBe('credentials');
    const recovery = { code: ` ${recoveryCodes[0]?.toUpperCase()}` };
    expect(codeOf(await third.signIn('two@example.org', PASSWORD, recovery))).toBeUndefined();
    expect(codeOf(await browser().signIn('two@example.org', PASSWORD, recovery))).toBe('credentials');
  });

  it('USER-06 ends all other sessions when it comes and when it goes, and is given too where the password is asked again', async () => {
    await addUser('three@example.org', { role: 'owner' });
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.signIn('three@example.org');
    const secret = await secretOf(own);
    await own.send('POST', 'user/factor/prove', { code: codeAt(secret, step()) });
    expect([await own.isIn(), await other.isIn()]).toEqual([true, false]);
    pass(HOUR);
    expect(codeOf(await own.send('DELETE', 'user/factor'))).toBe('confirm');
    expect(codeOf(await own.send('POST', 'session/confirm', { password: PASSWORD }))).toBe('factor');
    await own.send('POST', 'session/confirm', { password: PASSWORD, code: codeAt(secret, step()) });
    expect(dataOf(await own.send('DELETE', 'user/factor'))).toMatchObject({ hasFactor: false, recoveryCodes: 0 });
    expect(codeOf(await browser().signIn('three@example.org'))).toBeUndefined();
  });
});

describe('an account', () => {
  it('USER-04 takes another password after the present one, refuses common ones, and ends every other session', async () => {
    await addUser('pass@example.org', { role: 'viewer' });
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.signIn('pass@example.org');
    const change = (password: string) => own.send('PUT', 'user/password', { password });
    for (const weak of [
      'short',
      'x'.repeat(129),
      'passwordpassword',
      'motdepasse12',
      'ｐａｓｓｗｏｒｄ１２３４',
      '123456789012',
      'pass@example.org',
    ])
      expect([weak, codeOf(await change(weak))]).toEqual([weak, 'password']);
    expect(codeOf(await change('quarante-deux oliviers'))).toBeUndefined();
    expect([await own.isIn(), await other.isIn()]).toEqual([true, false]);
    expect(codeOf(await other.signIn('pass@example.org'))).toBe('credentials');
    expect(codeOf(await other.signIn('pass@example.org', 'quarante-deux oliviers'))).toBeUndefined();
  });

  it('USER-02 changes name and language by itself, and nothing else of a user', async () => {
    const own = await signedIn('name@example.org', { role: 'viewer' });
    expect(dataOf(await own.send('PUT', 'user', { name: 'Noémie', lang: 'he' }))).toMatchObject({
      ...{ name: 'Noémie', lang: 'he', email: 'name@example.org' },
    });
    expect((await own.send('PUT', 'user', { isOperator: true })).status).toBe(400);
    expect((await own.send('PUT', 'user', { name: 'A\r\nBcc: x@evil.example' })).status).toBe(400);
    expect(dataOf(await own.send('PUT', 'user', { name: 'Ana \u202egnp' }))).toMatchObject({ name: 'Ana gnp' });
  });
});
