import type { Invitation, Member } from '../../../src/contract/desk/members';
import { accessKeys, memberships, outbox, users } from '../../db/schema';
import { codeAt } from '../../secrets/totp';
import { dataOf } from '../../testing/adminServer';
import { expireAccess } from './expireAccess';
import { codeOf, PASSWORD, useDesk, type Browser } from './testing/deskWorld';

const { world, addUser, browser, signedIn, pass, now, mails, keyIn } = useDesk();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let owner: Browser;
beforeAll(async () => {
  owner = await signedIn('owner@example.org', { role: 'owner' });
});
beforeEach(async () => {
  await mails();
  await owner.send('POST', 'session/confirm', { password: PASSWORD });
});
const use = (own: Browser, key: string, more: object = {}) => own.send('POST', 'keys/use', { key, ...more });
const look = (key: string) => browser().send('POST', 'keys/look', { key });
const members = async () => dataOf<Member[]>(await owner.send('GET', 'o/demo/members'));
const invited = async (email: string, role = 'editor') => {
  const invitation = dataOf<Invitation>(await owner.send('POST', 'o/demo/invitations', { email, role }));
  const [mail] = await mails();
  return { invitation, mail, key: keyIn(mail) };
};
const newcomer = { name: 'Dan', password: 'quarante-deux oliviers' };

describe('invitations', () => {
  it('USER-08 are mailed to an address, say what they are for, and make their reader belong, once', async () => {
    const { invitation, mail, key } = await invited('Dan@Example.org');
    expect(invitation).toMatchObject({ email: 'dan@example.org', role: 'editor', active: true });
    expect([mail?.to.address, mail?.subject]).toEqual(['dan@example.org', 'Invitation à administrer Demo']);
    expect(mail?.text).toContain(`/admin/#key=${key}`);
    const stored = [
      await world.database.queries.select().from(accessKeys),
      await world.database.queries.select().from(outbox),
    ];
    expect(JSON.stringify(stored)).not.toContain(key.split('.')[1]);
    const organisation = { id: 'demo', name: 'Demo', role: 'editor' };
    for (let twice = 0; twice < 2; twice += 1)
      expect(dataOf(await look(key))).toMatchObject({
        kind: 'invitation',
        email: 'dan@example.org',
        isNew: true,
        organisation,
      });

    const own = browser();
    expect(codeOf(await use(own, key, { ...newcomer, password: 'password1234' }))).toBe('password');
    expect((await use(own, key, { password: newcomer.password })).status).toBe(400);
    const entered = await use(own, key, newcomer);
    expect(dataOf(entered)).toMatchObject({ user: { email: 'dan@example.org' }, organisations: [organisation] });
    expect(await own.isIn()).toBe(true);
    expect([codeOf(await use(browser(), key, newcomer)), codeOf(await look(key))]).toEqual(['gone', 'gone']);
    expect((await members()).map(({ name, role }) => `${name} ${role}`)).toContain('Dan editor');
    expect(codeOf(await owner.send('POST', 'o/demo/invitations', { email: 'dan@example.org', role: 'owner' }))).toBe(
      'member',
    );
  });

  it('USER-08 of who has an account need its password, or that they are signed in', async () => {
    await addUser('both@example.org', { role: 'viewer', organisation: 'other' });
    const { key } = await invited('both@example.org', 'viewer');
    expect(dataOf(await look(key))).toMatchObject({ isNew: false });
    expect(codeOf(await use(browser(), key))).toBe('sign_in');
    expect(codeOf(await use(browser(), key, { ...newcomer }))).toBe('credentials');
    expect(codeOf(await use(owner, key))).toBe('sign_in');
    const own = browser();
    await own.signIn('both@example.org');
    const organisations = [{ id: 'demo' }, { id: 'other' }];
    expect(dataOf(await use(own, key))).toMatchObject({ organisations });
  });

  it('USER-08 end after 7 days, when another is sent to the address, when they are withdrawn, and with their sender’s role', async () => {
    const first = await invited('late@example.org');
    const second = await invited('late@example.org');
    expect([codeOf(await look(first.key)), codeOf(await look(second.key))]).toEqual(['gone', undefined]);
    pass(7 * DAY);
    await owner.signIn('owner@example.org');
    expect(codeOf(await look(second.key))).toBe('gone');
    const list = async () => dataOf<Invitation[]>(await owner.send('GET', 'o/demo/invitations'));
    expect((await list()).map(({ email, active }) => [email, active])).toEqual([['late@example.org', false]]);

    const third = await invited('third@example.org');
    await owner.send('DELETE', `o/demo/invitations/${third.invitation.id}`);
    expect(codeOf(await look(third.key))).toBe('gone');
    expect((await owner.send('DELETE', `o/demo/invitations/${third.invitation.id}`)).status).toBe(404);

    const partner = await addUser('partner@example.org', { role: 'owner' });
    const theirs = browser();
    await theirs.signIn('partner@example.org');
    await theirs.send('POST', 'o/demo/invitations', { email: 'friend@example.org', role: 'owner' });
    const sent = (await mails()).find(({ to }) => to.address === 'friend@example.org');
    await owner.send('PUT', `o/demo/members/${partner.id}`, { role: 'viewer' });
    expect(codeOf(await look(keyIn(sent)))).toBe('gone');
  });

  it('USER-08 of an organisation are its own, and no made-up link opens anything', async () => {
    const { invitation, key } = await invited('mine@example.org');
    const stranger = await signedIn('other-owner@example.org', { role: 'owner', organisation: 'other' });
    expect((await stranger.send('DELETE', `o/other/invitations/${invitation.id}`)).status).toBe(404);
    const [id] = key.split('.');
    for (const made of [`${id}.${'A'.repeat(43)}`, `x.${key.split('.')[1]}`, 'nothing.at-all'])
      expect([made, codeOf(await look(made))]).toEqual([made, 'gone']);
  });

  it('USER-01 change no role of who belongs to the organisation already: it keeps its owner', async () => {
    const { key } = await invited('second@example.org', 'viewer');
    const own = await signedIn('only@example.org', { role: 'owner', organisation: 'demo' });
    await own.send('PUT', 'user/email', { email: 'second@example.org' });
    await use(own, keyIn((await mails()).find(({ text }) => text.includes('#key='))));
    expect(codeOf(await use(own, key))).toBe('member');
    expect(dataOf(await own.send('GET', 'session'))).toMatchObject({ organisations: [{ id: 'demo', role: 'owner' }] });
  });
});

describe('people of an organisation', () => {
  it('USER-01 get other roles at once: their sessions end, and what they may is read at each call', async () => {
    const { id } = await addUser('change@example.org', { role: 'editor' });
    const own = browser();
    await own.signIn('change@example.org');
    expect((await own.send('GET', 'o/demo/forms')).status).toBe(200);
    const changed = await owner.send('PUT', `o/demo/members/${id}`, { role: 'viewer' });
    expect(dataOf(changed)).toMatchObject({ role: 'viewer', seenAt: null });
    expect(await own.isIn()).toBe(false);
    await own.signIn('change@example.org');
    expect((await own.send('GET', 'o/demo/forms')).status).toBe(200);
    expect(codeOf(await own.send('GET', 'o/demo/form-submissions'))).toBe('role');
    await owner.send('DELETE', `o/demo/members/${id}`);
    await own.signIn('change@example.org');
    expect(dataOf(await own.send('GET', 'session'))).toMatchObject({ organisations: [] });
    expect((await own.send('GET', 'o/demo/forms')).status).toBe(403);
    const notes = dataOf<{ action: string; actor: string; subjectId: string }[]>(
      await owner.send('GET', 'o/demo/audit?subject=user'),
    );
    const of = notes.filter(({ subjectId }) => subjectId === id).map(({ action, actor }) => `${actor} ${action}`);
    expect(of.slice(0, 2)).toEqual(['owner ADMIN-MEMBER-DELETE', 'change DESK-SIGN-IN']);
  });

  it('USER-01 keep one owner, also where two go at once', async () => {
    const [one, two] = [
      await addUser('o1@example.org', { role: 'owner', organisation: 'other' }),
      await addUser('o2@example.org', { role: 'owner', organisation: 'other' }),
    ];
    const token = { token: world.otherToken };
    const leave = (id: string) => world.server.request('DELETE', `/v1/admin/members/${id}`, token);
    await world.database.queries.delete(memberships);
    for (const { id } of [one, two])
      await world.database.queries
        .insert(memberships)
        .values({ organisationId: 'other', userId: id, role: 'owner', createdAt: now() });
    const answers = await Promise.all([leave(one.id), leave(two.id)]);
    expect(answers.map(codeOf).sort()).toEqual(['last_owner', undefined]);
    const [last] = dataOf<Member[]>(await world.server.request('GET', '/v1/admin/members', token));
    const demote = await world.server.request('PUT', `/v1/admin/members/${last?.id}`, {
      ...token,
      body: { role: 'editor' },
    });
    expect(codeOf(demote)).toBe('last_owner');
    const [first] = await world.database.queries.select().from(users);
    await world.database.queries
      .insert(memberships)
      .values({ organisationId: 'demo', userId: first?.id ?? '', role: 'owner', createdAt: now() });
  });
});

describe('links of an account', () => {
  it('USER-08 choose another password within an hour, once, with the second factor too, and end every session', async () => {
    const { id } = await addUser('forgot@example.org', { role: 'viewer' });
    const [own, thief] = [browser(), browser()];
    for (const each of [own, thief]) await each.signIn('forgot@example.org');
    const { secret } = dataOf<{ secret: string }>(await own.send('POST', 'user/factor'));
    const step = () => Math.floor(now().getTime() / 30_000);
    await own.send('POST', 'user/factor/prove', { code: codeAt(secret, step()) });
    await mails();
    const ask = async () => {
      await browser().send('POST', 'reset', { email: 'forgot@example.org' });
      return keyIn((await mails())[0]);
    };
    const [old, key] = [await ask(), await ask()];
    expect(dataOf(await look(key))).toMatchObject({ kind: 'reset', email: 'forgot@example.org', isNew: false });
    const fresh = browser();
    const password = 'quarante-deux oliviers';
    expect(codeOf(await use(fresh, key))).toBe('password');
    expect(codeOf(await use(fresh, key, { password: 'forgot@example.org' }))).toBe('password');
    expect(codeOf(await use(fresh, key, { password }))).toBe('factor');
    pass(MINUTE);
    expect(codeOf(await use(fresh, key, { password, code: codeAt(secret, step()) }))).toBeUndefined();
    expect([await fresh.isIn(), await own.isIn(), await thief.isIn()]).toEqual([true, false, false]);
    expect([codeOf(await look(key)), codeOf(await look(old))]).toEqual(['gone', 'gone']);
    expect((await mails()).map(({ to, subject }) => [to.address, subject])).toContainEqual([
      ...['forgot@example.org', 'Mot de passe changé : orgkit.test'],
    ]);
    const late = await ask();
    pass(HOUR);
    expect(codeOf(await use(browser(), late, { password }))).toBe('gone');
    expect(id).toBeTruthy();
  });

  it('USER-08 sign in within a quarter of an hour, in the browser that asked, which looking at them does not use up', async () => {
    await addUser('link@example.org', { role: 'viewer' });
    const own = browser();
    await own.send('POST', 'link', { email: 'link@example.org' });
    const [mail] = await mails();
    const key = keyIn(mail);
    expect(mail?.text).toMatch(/^http:\/\/orgkit\.test\/admin\/#key=|: http:\/\/orgkit\.test\/admin\/#key=/m);
    expect(codeOf(await use(browser(), key))).toBe('browser');
    await look(key);
    expect(codeOf(await use(own, key))).toBeUndefined();
    expect(await own.isIn()).toBe(true);
    expect(codeOf(await use(own, key))).toBe('gone');
    await own.send('POST', 'link', { email: 'link@example.org' });
    const late = keyIn((await mails()).find(({ text }) => text.includes('#key=')));
    pass(15 * MINUTE);
    expect(codeOf(await use(own, late))).toBe('gone');
  });

  it('USER-08 give an account another address, once its mailbox has proved it and its user is signed in', async () => {
    await addUser('old@example.org', { role: 'viewer' });
    await addUser('taken@example.org', { role: 'viewer' });
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.signIn('old@example.org');
    await mails();
    await own.send('PUT', 'user/email', { email: 'taken@example.org' });
    expect(await mails()).toEqual([]);
    await own.send('PUT', 'user/email', { email: 'New@example.org' });
    const [mail] = await mails();
    expect([mail?.to.address, mail?.text.includes('old@example.org')]).toEqual(['new@example.org', false]);
    expect(codeOf(await use(browser(), keyIn(mail)))).toBe('sign_in');
    expect(dataOf(await use(own, keyIn(mail)))).toMatchObject({ user: { email: 'new@example.org' } });
    expect([await own.isIn(), await other.isIn()]).toEqual([true, false]);
    expect((await mails()).map(({ to }) => to.address)).toEqual(['old@example.org']);
    expect(codeOf(await other.signIn('old@example.org'))).toBe('credentials');
  });

  it('USER-08 give an address that two users take at once to one of them', async () => {
    const both = [
      await signedIn('one@example.org', { role: 'viewer' }),
      await signedIn('two@example.org', { role: 'viewer' }),
    ];
    const keys: string[] = [];
    for (const own of both) {
      await mails();
      await own.send('PUT', 'user/email', { email: 'wanted@example.org' });
      keys.push(keyIn((await mails())[0]));
    }
    const answers = await Promise.all(both.map((own, at) => use(own, keys[at] ?? '')));
    expect(answers.map(codeOf).sort()).toEqual(['taken', undefined]);
  });

  it('USER-05 of addresses that have no account answer alike, and no mail goes out', async () => {
    await addUser('there@example.org', { role: 'viewer' });
    for (const path of ['reset', 'link']) {
      const answers = [];
      for (const email of ['there@example.org', 'nobody@example.org']) {
        const { status, text, headers } = await browser().send('POST', path, { email });
        answers.push({ status, text, names: [...headers.keys()].sort() });
      }
      expect(answers[0]).toEqual(answers[1]);
      expect((await mails()).map(({ to }) => to.address)).toEqual(['there@example.org']);
    }
  });

  it('USER-08 are forgotten a month after their end', async () => {
    await invited('forgotten@example.org');
    pass(38 * DAY);
    await owner.signIn('owner@example.org');
    expect(await expireAccess(world.deps)).toBeGreaterThan(0);
    expect(await world.database.queries.$count(accessKeys)).toBe(0);
  });
});
