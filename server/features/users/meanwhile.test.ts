import { eq } from 'drizzle-orm';
import { createApp } from '../../app';
import { users } from '../../db/schema';
import { endSessions } from '../../secrets/sessions';
import { startTestServer } from '../../testing/testServer';
import { codeOf, createBrowser, PASSWORD, useDesk, type Browser } from './testing/deskWorld';

const { world, addUser, browser, signedIn, pass, mails, keyIn } = useDesk();
const MINUTE = 60_000;

/** A browser at a server where something happens once, after a password was found right and before anything is kept. */
async function whileWaiting(own: Browser, happens: () => Promise<unknown>) {
  const { transaction } = world.database;
  let isDue = true;
  const database = {
    ...world.database,
    async transaction<T>(work: Parameters<typeof transaction<T>>[0]) {
      if (isDue) await happens();
      isDue = false;
      return transaction(work);
    },
  };
  const server = await startTestServer(createApp({ ...world.deps, database }));
  const slow = createBrowser(server);
  for (const [name, value] of own.cookies) slow.cookies.set(name, value);
  return { slow, close: () => server.close() };
}

describe('while a password is computed', () => {
  it.each([
    ['password', { passwordHash: 'scrypt$16$1$1$AAAA$AAAA' }],
    ['address', { email: 'moved@example.org' }],
    ['second factor', { factor: 'sealed' }],
  ])('USER-02 another %s comes: nobody enters with the former one', async (what, change) => {
    const { id, email } = await addUser(`${what.replace(' ', '-')}@example.org`, { role: 'owner' });
    const { slow, close } = await whileWaiting(browser(), () =>
      world.database.queries.update(users).set(change).where(eq(users.id, id)),
    );
    expect(codeOf(await slow.signIn(email))).toBe('credentials');
    expect(await slow.isIn()).toBe(false);
    await close();
  });

  it.each([
    ['POST', 'session/confirm', PASSWORD],
    ['PUT', 'user/password', 'quarante-deux oliviers'],
  ])('USER-02 the session ends: %s %s does not bring it back', async (method, path, password) => {
    const email = `ended-${method.toLowerCase()}@example.org`;
    const { id } = await addUser(email, { role: 'owner' });
    const own = browser();
    await own.signIn(email);
    const { slow, close } = await whileWaiting(own, () => endSessions(world.database.queries, id));
    expect((await slow.send(method, path, { password })).status).toBe(401);
    expect(await slow.isIn()).toBe(false);
    expect(codeOf(await browser().signIn(email))).toBeUndefined();
    await close();
  });
});

describe('the time of the password', () => {
  const mayChange = async (own: Browser) => codeOf(await own.send('POST', 'user/factor')) ?? 'yes';

  it('USER-07 is none for who signs in by a link: what is protected asks for the password', async () => {
    await addUser('by-link@example.org', { role: 'owner' });
    const own = browser();
    await mails();
    await own.send('POST', 'link', { email: 'by-link@example.org' });
    const key = keyIn((await mails())[0]);
    expect((await own.send('POST', 'keys/use', { key })).status).toBe(200);
    expect(await mayChange(own)).toBe('confirm');
    await own.send('POST', 'session/confirm', { password: PASSWORD });
    expect(await mayChange(own)).toBe('yes');
  });

  it('USER-07 stays what it was when a session goes on by itself: with a link, or after a change', async () => {
    const owner = await signedIn('inviting@example.org', { role: 'owner' });
    await addUser('idle@example.org', { role: 'viewer', organisation: 'other' });
    const own = browser();
    await own.signIn('idle@example.org');
    pass(10 * MINUTE);
    await own.send('PUT', 'user/password', { password: 'quarante-deux oliviers' });
    pass(6 * MINUTE);
    expect(await mayChange(own)).toBe('confirm');
    await owner.signIn('inviting@example.org');
    await owner.send('POST', 'o/demo/invitations', { email: 'idle@example.org', role: 'owner' });
    const key = keyIn((await mails()).find(({ text }) => text.includes('#key=')));
    expect((await own.send('POST', 'keys/use', { key })).status).toBe(200);
    expect(await mayChange(own)).toBe('confirm');
  });
});
